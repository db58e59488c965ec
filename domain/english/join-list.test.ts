import { expect, test } from 'vitest';
import { joinList } from './join-list.ts';

test.each([
  [[], ''],
  [['a pool'], 'a pool'],
  [['a pool', 'a spa'], 'a pool and a spa'],
  [['a pool', 'a spa', 'a deck'], 'a pool, a spa and a deck'],
  [['a pool', 'a washer and dryer', 'a deck'], 'a pool, a washer and dryer, and a deck'],
  [['a washer and dryer', 'a deck'], 'a washer and dryer and a deck'],
])('%j', (items, joined) => {
  expect(joinList(items)).toBe(joined);
});
