import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { readHome } from '../home.ts';
import { askForTerms, tellTerms } from './tell-terms.ts';

const [first] = tenHomes as [SampleHome];
const partOf = (description: string) => {
  const home = readHome(buildFactSheet(sampleHome({ ...first, hoa: '$410', description })));
  return tellTerms([], home, false)[0]?.parts.at(-1);
};

test('a fee is monthly where the listing says so, in whatever sentence', () => {
  expect(partOf('A modest monthly maintenance makes this a dream come true!')).toBe('tell-fee-monthly');
  expect(partOf('The monthlies include heat and gas.')).not.toBe('tell-fee-bare');
  // It doesn't say which amount is low.
  expect(partOf('The house has very low monthlies.')).toBe('tell-fee-bare');
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

test('a sentence about terms is asked for by what it says', () => {
  const said = (text: string) => ({
    opener: 'open-money',
    parts: ['say-sentence'],
    words: { sentence: { text, factIds: [] } },
    features: [],
  });
  const fee = { opener: 'open-fee', parts: ['tell-fee'], words: {}, features: [] };
  const asked = (text: string) => askForTerms([said(text)], [fee])[0]?.opener;
  expect(asked('Subletting is permitted after three years.')).toBe('open-terms');
  expect(asked('The monthly assessment includes heat and gas.')).toBe('open-covers');
});
