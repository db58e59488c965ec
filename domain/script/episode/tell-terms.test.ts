import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { tellTerms } from './tell-terms.ts';

const [first] = tenHomes as [SampleHome];
const partOf = (description: string) => {
  const home = readHome(buildFactSheet(sampleHome({ ...first, hoa: '$410', description })));
  return tellTerms([], home, false)[0]?.parts.at(-1);
};

test('a fee is monthly where the listing says so, in whatever sentence', () => {
  expect(partOf('A modest monthly maintenance makes this a dream come true!')).toBe('tell-fee-monthly');
  expect(partOf('The house has very low monthlies.')).toBe('tell-fee-monthly');
});

test('a monthly fee for storage says nothing about the association’s', () => {
  expect(partOf('Bike storage is available for a monthly fee of its own.')).toBe('tell-fee-bare');
});

test.each([
  ['Both taxes and dues come to $1,180 per month in that tower with a garage.', 'open-costs'],
  ['The maintenance includes heat, taxes and a basement storage room.', 'open-covers'],
  ['Shorter leases are permitted for the garage and the storage room.', 'open-terms'],
])('%s answers %s', (description, opener) => {
  const home = readHome(buildFactSheet(sampleHome({ ...first, hoa: '$410', features: [], description })));
  expect(tellTerms([], home, false).at(-1)?.opener).toBe(opener);
});
