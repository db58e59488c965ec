import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import { writeEpisode } from './write-episode.ts';

const [first] = tenHomes as [SampleHome];
const turnsOf = (description: string, own: Partial<SampleHome> = {}) =>
  writeEpisode(
    buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description, ...own })),
    { scenes: allScenes, wordsPerMinute: 165 },
  ).script.turns.map(({ text }) => text);
const rooms =
  'The kitchen has granite counters, stainless steel appliances and a pantry. The living room has oak floors and a fireplace. There is a two-car garage.';

test('what only this home has is told before its counters', () => {
  const turns = turnsOf(
    `${rooms} Once part of the Tully family farm on the north shore, the house keeps its well. The yard has a koi pond.`,
  );
  const farm = turns.findIndex((text) => /Tully family farm/.test(text));
  const pond = turns.findIndex((text) => /koi pond/.test(text));
  const counters = turns.findIndex((text) => /counters/.test(text));
  expect(farm).toBeGreaterThanOrEqual(0);
  expect(farm).toBeLessThan(counters);
  expect(pond).toBeGreaterThanOrEqual(0);
  expect(pond).toBeLessThan(turns.length - 4);
});

test('a prize is told with what won it', () => {
  const turns = turnsOf(`${rooms} The walled garden is a two-time City of Larkspur Bloom Contest winner.`);
  expect(turns.find((text) => /Bloom Contest/.test(text))).toMatch(/garden/);
});

test('what could rule a buyer out is said in one answer, or nobody asks for it', () => {
  const turns = turnsOf(
    `${rooms} The apartment is sold as-is. Dogs are looked at case-by-case; no pieds-à-terre.`,
    { type: 'Co-op' },
  );
  const answer = turns.find((text) => /sold as is/.test(text));
  expect(answer).toMatch(/Pieds-à-terre aren't allowed/);
  expect(answer).toMatch(/Dogs are case by case/);
});
