import { expect, test } from 'vitest';
import { sheetFields } from '#domain/listings/sheet/rules.ts';
import type { ListingSheet } from '#domain/listings/sheet/schema.ts';
import { problemOf, toChange } from './sheet-change.ts';

const unknown = { text: '', state: 'missing' as const, pageText: '' };
const fields = {
  ...(Object.fromEntries(sheetFields.map((name) => [name, unknown])) as ListingSheet['fields']),
  price: { text: '$785,000', state: 'found' as const, pageText: '$785,000' },
};

test('valid edits are sent; a cleared fact is left out, or forgotten if the page never had it', () => {
  expect(toChange(fields, { price: '', beds: '', baths: '2.5', zip: '12' })).toEqual({
    values: { price: null, baths: '2.5' },
    undo: ['beds'],
  });
});

test('errors are in plain words, and an empty field is never an error', () => {
  expect(problemOf('beds', 'three')).toBe('Enter a whole number, such as 3');
  expect(problemOf('beds', ' ')).toBeUndefined();
});
