import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { tellOutdoors } from './tell-outdoors.ts';

const [first] = tenHomes as [SampleHome];
const toldOf = (description: string, type = 'Condo') =>
  tellOutdoors(readHome(buildFactSheet(sampleHome({ ...first, type, features: [], description }))))[0]?.words
    .statement?.text;

test.each([
  ['The six rooms come with a terrace of approximately 640 square feet.', /a terrace, and it's about 640 /],
  ['It has a 410-square-foot private patio behind the den.', /a private patio, and it's 410 square feet/],
  ['The corner apartment has private terraces (530 square feet).', /terraces come to 530 square feet/],
  ['A 1,500 square foot loft and den, beside which lies a private terrace.', undefined],
  ['Residents share a 900-square-foot roof deck.', undefined],
])('%s is told with its own size only', (description, said) => {
  if (said) expect(toldOf(description)).toMatch(said);
  else expect(toldOf(description)).toBeUndefined();
});
