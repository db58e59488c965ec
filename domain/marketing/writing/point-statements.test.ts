import { expect, test } from 'vitest';
import { pointStatements } from './point-statements.ts';

test.each<[string, string[]]>([
  // Praise and pure sales talk go.
  [
    'The galley is lavishly appointed with slate counters, a cedar bench and a brass sink, creating a truly inviting place to gather with style.',
    ['The galley has slate counters, a cedar bench and a brass sink.'],
  ],
  // At most three things.
  [
    'The cellar has a cedar sauna, a slate bath, a wine room, a gym and a workshop.',
    ['The cellar has a cedar sauna, a slate bath and a wine room.', 'The cellar has a gym and a workshop.'],
  ],
  // Short, and in the agent's own words.
  ['A tiled stove warms the long parlor.', ['A tiled stove warms the long parlor.']],
  // Nothing to see in it.
  ['The parlor is a serene retreat that feels like a dream come true.', []],
])('%s', (sentence, told) => {
  expect(pointStatements(sentence, 'home')).toEqual(told);
});

test('a limit behind a list stays with it, or the list isn’t told', () => {
  const told = pointStatements(
    'The mill has a sauna, a slate bath, a wine room and a gym, all shared with the neighbors.',
    'home',
  );
  for (const text of told) expect(text).toMatch(/shared/);
});

test('what a thing is only prepared for stays with it', () => {
  expect(pointStatements('The slate terrace is wired for a stage and lamps.', 'home')).toEqual([
    'The slate terrace is wired for a stage and lamps.',
  ]);
  const told = pointStatements(
    'Behind the mill, a truly wonderful slate terrace that is perfect for long evenings has been plumbed for an outdoor galley and a bath.',
    'home',
  );
  for (const text of told) expect(text).toMatch(/plumbed for/);
});

test('what a building has is told with the building, or not at all', () => {
  const told = pointStatements('Residents enjoy a rooftop pool, a cedar sauna and a bike room.', 'building');
  for (const text of told)
    expect(text).not.toMatch(/^(?:There (?:is|are)|The home has) (?!.*(?:building|shared|residents))/);
});

test('nothing is had that is a sentence of its own', () => {
  const told = pointStatements(
    'The home has a galley centers the floor with slate counters and a brass sink.',
    'home',
  );
  expect(told.join(' ')).not.toContain('centers the floor');
});

test('a school and what leans on another sentence are left out', () => {
  expect(
    pointStatements('The den is zoned to Quarry Elementary and has a bench.', 'home').join(' '),
  ).not.toMatch(/Elementary/);
  expect(pointStatements('There is a cedar deck just beyond.', 'home')).toEqual([]);
});
