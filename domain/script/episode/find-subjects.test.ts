import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { findSubjects } from './find-subjects.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const sheetOf = (description: string) =>
  buildFactSheet(
    sampleHome({ ...first, type: 'Condo', yearBuilt: 1995, features: [], details: '', description }),
  );
const subjectsOf = (description: string) =>
  findSubjects(readHome(sheetOf(description))).map(({ words }) => words.subject?.text);
const turnsOf = (description: string) =>
  writeEpisode(sheetOf(description), { scenes: allScenes, wordsPerMinute: 165 }).script.turns.map(
    ({ text }) => text,
  );

const plain =
  'The kitchen has granite counters, stainless steel appliances and a pantry. There is an in-unit washer and dryer. The bath has a tub. There is a coat closet by the door. The hall has a bench.';
const terrace = 'The private planted terrace has a pergola and overlooks the harbor.';
const library = 'The living room has a wood-burning fireplace.';

test('what people would go and see opens a talk, not what every home has', () => {
  const [subject, ...others] = subjectsOf(`${plain} ${library} ${terrace}`);
  expect(subject).toMatch(/terrace .*overlooks the harbor/);
  expect(others.join(' ')).not.toMatch(/granite|washer/);
  expect(subjectsOf(plain)).toEqual([]);
});

test('nobody opens with what is shared, only possible, or told without its detail', () => {
  expect(subjectsOf(`${plain} The building has a planted roof deck that overlooks the harbor.`)).toEqual([]);
  expect(subjectsOf(`${plain} There could be a planted roof deck that overlooks the harbor.`)).toEqual([]);
  expect(subjectsOf(`${plain} There is a deck.`)).toEqual([]);
});

test('the best statement comes first with its detail, and the end adds another thing', () => {
  const turns = turnsOf(`${plain} ${library} ${terrace}`);
  const at = turns.findIndex((text) => /overlooks the harbor/.test(text));
  expect(at).toBeGreaterThanOrEqual(0);
  expect(at).toBeLessThan(3);
  expect(turns.filter((text) => /overlooks the harbor/.test(text))).toHaveLength(1);
  expect(turns.slice(-2).join(' ')).toMatch(/terrace.*fireplace/);
});

test('what is left to say about the subject is kept for the end', () => {
  const more = 'The library has a window seat and a brass lamp.';
  const shelves = 'The library has hand-carved shelves and a wood-burning fireplace.';
  const turns = turnsOf(`${plain} ${shelves} ${more}`);
  expect(turns.filter((text) => /hand-carved/.test(text))).toHaveLength(1);
  expect(turns.findIndex((text) => /window seat/.test(text))).toBe(turns.length - 1);
});
