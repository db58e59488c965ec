import { expect, test } from 'vitest';
import type { FillableListingColumns } from './content/listing-columns.ts';
import { mergeColumns } from './merge-columns.ts';

const blank = {
  address: '',
  city: '',
  price: null,
  beds: null,
  features: [],
} as unknown as FillableListingColumns;
const settled = { isProvisional: false };

test('empty columns are filled and remembered', () => {
  const merged = mergeColumns(blank, {}, { beds: 3, features: ['Deck'], price: null }, settled);
  expect(merged.changes).toEqual({ beds: 3, features: ['Deck'] });
  expect(merged.filled).toEqual({ beds: 3, features: ['Deck'] });
});

test('a reading may change what a reading wrote; what someone edited stays', () => {
  const row = { ...blank, beds: 3, features: ['Mine'] };
  const merged = mergeColumns(row, { beds: 3, features: ['Deck'] }, { beds: 4, features: ['Pool'] }, settled);
  expect(merged.changes).toEqual({ beds: 4 });
  expect(merged.filled).toEqual({ beds: 4, features: ['Deck'] });
});

test('an edited price stays until the page itself says something new', () => {
  const row = { ...blank, price: '$2' };
  expect(mergeColumns(row, { price: '$1' }, { price: '$1' }, settled).changes).toEqual({});
  expect(mergeColumns(row, { price: '$1' }, { price: '$3' }, settled).changes).toEqual({ price: '$3' });
});

test('placeholders count as empty, and a pending row is provisional', () => {
  const row = { ...blank, address: 'TBD', beds: 2 };
  expect(mergeColumns(row, {}, { address: '1 Elm St', beds: 3 }, settled).changes).toEqual({
    address: '1 Elm St',
  });
  expect(mergeColumns(row, {}, { beds: 3 }, { isProvisional: true }).changes).toEqual({ beds: 3 });
});

test('an unknown value never overwrites a known one', () => {
  const row = { ...blank, beds: 2, features: ['Deck'], address: '1 Elm St' };
  const merged = mergeColumns(
    row,
    { ...row },
    { beds: null, features: [], address: '' },
    { isProvisional: true },
  );
  expect(merged.changes).toEqual({});
});
