import { expect, test } from 'vitest';
import { makeSeedBusinesses } from './directory.ts';

test('no two businesses in one category of a demo market share a name', () => {
  const names = makeSeedBusinesses().map(({ market, category, name }) => `${market} ${category} ${name}`);
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});
