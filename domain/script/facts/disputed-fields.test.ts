import { expect, test } from 'vitest';
import { disputedFields } from './disputed-fields.ts';

const facts = Object.entries({
  beds: '2 bedrooms',
  yearBuilt: '1910',
  sqft: '6,200 square feet',
  lot: '9,000 square feet',
}).map(([field, value]) => ({
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
  expect(disputed('It was commissioned by a sea captain in 1912.')).toEqual(['yearBuilt']);
  expect(disputed('The kitchen was designed by Ola Brandt in 2019.')).toEqual([]);
  expect(disputed('The 1890 Brownstone walk-up is quiet.')).toEqual(['yearBuilt']);
  expect(disputed('A tall house.', 'Own a legend! Built in 1872!')).toEqual(['yearBuilt']);
});

test('what agrees, or speaks of several units, is not', () => {
  expect(disputed('A two-bedroom home, built in 1910.')).toEqual([]);
  expect(disputed('A two-bedroom home above a one-bedroom rental.')).toEqual([]);
  expect(disputed('The kitchen was redone in 2021.')).toEqual([]);
  expect(disputed('A 1910 brownstone, in a row of 1890s brownstones.')).toEqual([]);
  expect(disputed('There are 3 bedrooms in the main house.')).toEqual([]);
  expect(disputed('The plan has 1 bedroom and a bath on the upper level.')).toEqual([]);
  expect(disputed('Two bedrooms.', 'The rental is a one-bedroom.')).toEqual([]);
});

test('a size that counts another building in is disputed, and so is a lot', () => {
  expect(disputed('This 4,900 square-foot, 3.5 bath house comes with its barn.')).toEqual(['sqft']);
  expect(disputed('It stands on a 60’ x 100’ corner lot.')).toEqual(['lot']);
});

test('what is measured a little differently, or is no home, is not', () => {
  expect(disputed('About 6,000 square feet of living space, on a 90 x 100 foot lot.')).toEqual([]);
  expect(disputed('The 2,000 square foot coach house is part of the home.')).toEqual([]);
  expect(disputed('A 1,200 square foot terrace surrounds the house.')).toEqual([]);
});

test('a range of bedrooms holds its first number, and a year one off is another year', () => {
  expect(disputed('It has two to three bedrooms and a gallery.')).toEqual([]);
  expect(disputed('Built in 1911 for a printer.')).toEqual(['yearBuilt']);
});

test('a half bath that was taken out is no longer counted', () => {
  const bath = { ...facts[0], id: 'baths', field: 'baths', value: '2.5 bathrooms' } as (typeof facts)[0];
  const fieldsFor = (text: string) => [...disputedFields([bath], text, '')];
  expect(fieldsFor('The half bath was removed for a closet.')).toEqual(['baths', 'bathSplit']);
  expect(fieldsFor('A closet took the place of the former powder room.')).toEqual(['baths', 'bathSplit']);
  expect(fieldsFor('The wallpaper in the half bath was removed.')).toEqual([]);
  expect(fieldsFor('The half bath was redone in 2021.')).toEqual([]);
});

test('a count of the whole home counts where nobody reads it out, another home’s does not', () => {
  expect(
    disputed('', 'Welcome to Apartment 4D, a freshly painted one-bedroom home on a high floor.'),
  ).toEqual(['beds']);
  expect(disputed('', 'The residence encompasses three bedrooms, a den and a porch.')).toEqual(['beds']);
  expect(disputed('', 'Below it, a one-bedroom apartment brings rental income.')).toEqual([]);
  expect(disputed('', 'The second floor has three bedrooms, all with closets.')).toEqual([]);
});
