import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from './facts/build-fact-sheet.ts';
import { readHome } from './home.ts';
import { statedSize } from './stated-size.ts';

const [first] = tenHomes as [SampleHome];
const sizeIn = (description: string) => {
  const { sqft: _, ...unmeasured } = first;
  return statedSize(readHome(buildFactSheet(sampleHome({ ...unmeasured, features: [], description }))))?.text;
};

test.each([
  ['Spanning over 3,100 square feet, this home has a den and two fireplaces.', 'over 3,100 square feet'],
  ['The property offers approximately 12,400 SF, including a garage.', 'about 12,400 square feet'],
  ['The apartment has a terrace of about 700 square feet.', undefined],
  ['The primary suite, with 900 square feet, has two closets in this home.', undefined],
])('%s measures the home or it doesn’t', (description, size) => {
  expect(sizeIn(description)).toBe(size);
});
