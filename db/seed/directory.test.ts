import { expect, test } from 'vitest';
import { makeSeedBusinesses } from './directory.ts';

test('no two businesses of the demo directory stand side by side under one name', () => {
  const names = makeSeedBusinesses().map(({ market, category, name }) => `${market} ${category} ${name}`);
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});
