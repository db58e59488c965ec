import { expect, test } from 'vitest';
import { disputedFields } from './disputed-fields.ts';
import { readDisputes } from './read-disputes.ts';

const fact = (field: string, value: string) => ({
  id: field,
  field,
  label: field,
  value,
  aliases: [],
  source: { kind: 'page' as const, excerpt: value },
});
const page = [
  fact('beds', '5 bedrooms'),
  fact('baths', '6 bathrooms'),
  fact('bathSplit', '5 full baths and 2 half baths'),
  fact('yearBuilt', '1910'),
  fact('sqft', '6,200 square feet'),
];
const read = (text: string) => {
  const remark = { ...fact('remark', text), source: { kind: 'description' as const, excerpt: text } };
  return readDisputes(page, [remark], disputedFields(page, text, text)).map(
    ({ field, page: stated, said }) => `${field}: ${stated} / ${said}`,
  );
};

test('a number that the description has otherwise is read with both values', () => {
  expect(read('The brick home is a quiet dwelling with 6 bedrooms (convertible to 9), and a den.')).toEqual([
    'beds: five bedrooms / six bedrooms',
  ]);
  expect(read('Built in 1872 by a merchant.')).toEqual(['yearBuilt: 1910 / 1872']);
  expect(read('There are seven full baths and three half baths.')).toEqual([
    'baths: five full and two half baths / seven full and three half baths',
  ]);
  expect(read('This 4,900 square-foot house is made of brick.')).toEqual([
    'sqft: 6,200 square feet / 4,900 square feet',
  ]);
});

test.each([
  'A 5-bedroom, 5-bath home.',
  'A five-bedroom, seven-bath home.',
  'A 5-bedroom, 5.2-bath home.',
  'Upstairs, there are two bedrooms and two baths.',
  'The guest apartment is a one-bedroom, one-bath home.',
  'It could be a 6-bedroom, 8-bath home.',
  'The slate roof dates from 2017.',
  'The back porch was built in 1895.',
  'A restoration by its owners was completed in 2015.',
])('nothing is in dispute: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('a description with two other numbers settles nothing', () => {
  expect(read('Built in 1872. Others say that it was built in 1880.')).toEqual([]);
});
