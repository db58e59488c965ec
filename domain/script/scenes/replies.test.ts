import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { createReplyFinder } from '../episode/find-replies.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from './all-scenes.ts';
import { fillLines } from './fill-line.ts';

const [first] = tenHomes as [SampleHome];
const replies = allScenes.filter(({ part }) => part === 'reply');
const linesOf = (text: string, section: string) =>
  createReplyFinder(allScenes)(text, section, 'anything').flatMap(({ lines }) =>
    lines.flatMap(({ variants }) => variants),
  );

/** Every way to say a wording. */
const waysOf = (text: string): string[] => {
  const [group, inside] = /\[([^\]]*)\]/.exec(text) ?? [];
  return group === undefined || inside === undefined
    ? [text]
    : inside.split('|').flatMap((one) => waysOf(text.replace(group, one)));
};
const wordings = replies.flatMap(({ lines }) => lines.flatMap(({ variants }) => variants.flatMap(waysOf)));

test('there is enough to say about every part of a home', () => {
  expect(wordings.length).toBeGreaterThan(1200);
  expect(new Set(replies.flatMap(({ sections }) => sections ?? [])).size).toBe(12);
});

test('a reply is short, whole, and asks nothing: the question comes behind it', () => {
  expect(wordings.filter((text) => text.includes('?'))).toEqual([]);
  expect(wordings.filter((text) => text.split(' ').length > 14)).toEqual([]);
  expect(wordings.filter((text) => !/^[“‘"]?[\p{Lu}\d].*[.!…][”’"]?$/u.test(text))).toEqual([]);
  expect(wordings.filter((text) => /[{}|]/.test(text))).toEqual([]);
});

test('the word just said is taken up, and what only the next home has isn’t', () => {
  expect(linesOf('The building has a 24-hour doorman.', 'building').length).toBeGreaterThan(2);
  expect(linesOf('There is a tandem garage.', 'parking').join(' ')).toMatch(/first|last|order|behind|end/i);
  expect(linesOf('The foundry has a furnace for glass and a kiln.', 'place')).toEqual([]);
});

test('the size of a lot is no size of a home, and the price of a garage is no price of a home', () => {
  expect(linesOf("It's 4,560 square feet.", 'outside').join(' ')).not.toMatch(/heat|plan/);
  expect(linesOf('Walled garage parking is extra, for $21,000.', 'opening').join(' ')).not.toMatch(
    /size|feet/,
  );
});

test('an extra with a price isn’t said to have none', () => {
  const said = linesOf('Not in the price. Deeded parking is sold separately, for $35,000.', 'parking');
  expect(said.join(' ')).not.toMatch(/no number/);
});

test('what fills a slot doesn’t claim to be everywhere', () => {
  const home = readHome(
    buildFactSheet(sampleHome({ ...first, description: 'There are oak hardwood floors throughout.' })),
  );
  const feature = home.features.find(({ id }) => id === 'hardwood');
  const line = { speaker: 'miles' as const, variants: ['Look at {np}.'], isGeneral: false, when: [] };
  const [said] = fillLines('x', [line], { home, choose: () => 0, ...(feature && { feature }) }) ?? [];
  expect(said?.text).toBe('Look at oak hardwood floors.');
});

test('behind a list, a remark names its thing by an everyday word, not by the listing’s', () => {
  const home = readHome(
    buildFactSheet(
      sampleHome({ ...first, description: 'The bath has a freestanding soaking tub and two sinks.' }),
    ),
  );
  const feature = home.features.find(({ id }) => id === 'soaking-tub');
  const variants = ['I own one paperback.', 'I would take a book to the tub.'];
  const line = { speaker: 'miles' as const, variants, isGeneral: false, when: [] };
  const filling = { home, choose: () => 0, mustName: true, ...(feature && { feature }) };
  expect(fillLines('x', [line], filling)?.[0]?.text).toBe('I would take a book to the tub.');
});
