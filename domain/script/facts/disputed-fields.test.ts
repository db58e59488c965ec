import { expect, test } from 'vitest';
import { disputedFields } from './disputed-fields.ts';

const facts = Object.entries({ beds: '2 bedrooms', yearBuilt: '1910' }).map(([field, value]) => ({
  id: field,
  field,
  label: field,
  value,
  aliases: [],
  source: { kind: 'page' as const, excerpt: value },
}));
const disputed = (text: string, wholeText = '') => [...disputedFields(facts, text, wholeText)];

test('bedrooms and years that the description contradicts are disputed', () => {
  expect(disputed('A one-bedroom apartment.')).toEqual(['beds']);
  expect(disputed('Built circa 1872 by a merchant.')).toEqual(['yearBuilt']);
  expect(disputed('A tall house.', 'Own a legend! Built in 1872!')).toEqual(['yearBuilt']);
});

test('what agrees, or speaks of several units, is not', () => {
  expect(disputed('A two-bedroom home, built in 1910.')).toEqual([]);
  expect(disputed('A two-bedroom home above a one-bedroom rental.')).toEqual([]);
  expect(disputed('The kitchen was redone in 2021.')).toEqual([]);
  expect(disputed('There are 3 bedrooms in the main house.')).toEqual([]);
  expect(disputed('The plan has 1 bedroom and a bath on the upper level.')).toEqual([]);
  expect(disputed('Two bedrooms.', 'The rental is a one-bedroom.')).toEqual([]);
});
