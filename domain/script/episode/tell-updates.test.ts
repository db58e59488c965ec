import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { tellUpdates } from './tell-updates.ts';

const [first] = tenHomes as [SampleHome];
const toldOf = (description: string) =>
  tellUpdates(
    readHome(buildFactSheet(sampleHome({ ...first, type: 'Single family', features: [], description }))),
  ).tellings.map(({ words }) => (words.list ?? words.statement)?.text);

test('one year dates both things that were replaced together', () => {
  expect(toldOf('Roof and gutters were replaced in 2025.')).toEqual(['the roof is from 2025']);
});

test('pipes that were replaced are told without a date', () => {
  const pipes = 'Upgrades include removal of the cast iron pipes and replacement with PVC, and new paint.';
  expect(toldOf(pipes)).toEqual(['The cast-iron pipes were replaced with PVC, the listing says.']);
  expect(toldOf('Recent tuckpointing and a painted stair.')).toEqual([
    'The listing mentions recent tuckpointing.',
  ]);
});
