import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from './facts/build-fact-sheet.ts';
import { readHome } from './home.ts';
import { homeValue } from './home-value.ts';

const [first] = tenHomes as [SampleHome];

test.each([
  ['This is a brick townhouse with a rental below.', 'townhouse'],
  ['This classic 3-flat has oak floors on every level.', 'three-flat'],
  ['A corner duplex with a fenced yard.', 'duplex'],
  ["The house holds an owner's duplex over a garden rental.", 'multi-family building'],
  ['It has a duplex apartment with oak floors.', 'multi-family building'],
  ['It stands on a leafy block of townhouses with a wide yard.', 'multi-family building'],
])('%s is a %s', (description, said) => {
  const listing = sampleHome({ ...first, type: 'Multi-family', features: [], description });
  expect(homeValue(readHome(buildFactSheet(listing)), 'kind')?.text).toBe(said);
});
