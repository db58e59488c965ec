import { expect, test } from 'vitest';
import { readFeatures } from '#domain/features/read-features.ts';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { visitClauses } from './visit-clauses.ts';

const [first] = tenHomes as [SampleHome];

/** What Miles would like to see in a home described by this sentence. */
function wishFor(sentence: string): string | undefined {
  const home = readHome(buildFactSheet(sampleHome({ ...first, features: [], description: '' })));
  const told = readFeatures(sentence, 'f', 'home');
  return visitClauses([{ lines: [], worth: 1, at: 0, told }], home).visit1?.text;
}

test('nobody goes anywhere to see shelves or a pantry', () => {
  expect(wishFor('It has a skylight and hardwood floors.')).toBe('see the skylight');
  expect(wishFor('It has built-in shelves, hardwood floors and a pantry.')).toBeUndefined();
});
