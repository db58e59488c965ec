import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from './facts/build-fact-sheet.ts';
import { headlineOf } from './headline.ts';
import { readHome } from './home.ts';
import { starFeatures } from './star-features.ts';

const [first] = tenHomes as [SampleHome];
const starOf = (description: string) =>
  starFeatures(
    readHome(buildFactSheet(sampleHome({ ...first, type: 'House', features: [], parking: '', description }))),
  )[0]?.id;

test('what the agent begins with is the first sentence, with a title before it', () => {
  expect(
    headlineOf('CORNER HOUSE WITH GARDEN\nThe house on the corner has a walled garden. It has a den.'),
  ).toBe('CORNER HOUSE WITH GARDEN\nThe house on the corner has a walled garden');
});

test('the talk begins with what the agent begins with', () => {
  const rest = 'The bath has a steam shower, and the kitchen has a waterfall island.';
  expect(starOf(`This brick house opens at the back onto a walled private garden. ${rest}`)).toBe('garden');
  expect(starOf(`This brick house stands at the quiet end of its block, near the ferry. ${rest}`)).not.toBe(
    'garden',
  );
});
