import { expect, test } from 'vitest';
import { createLengthSearch } from './create-length-search.ts';

const aims = [
  { words: 500, planned: 540 },
  { words: 480, planned: 520 },
] as const;

test('a talk that is long enough is planned once', () => {
  const search = createLengthSearch<string>(aims);
  expect(search.planned()).toBe(540);
  expect(search.mayReachMore('long', 505)).toBe(false);
  expect(search.best()).toBe('long');
});

test('one a little too short is planned again with what is missing', () => {
  const search = createLengthSearch<string>(aims);
  expect(search.mayReachMore('short', 490)).toBe(true);
  expect(search.planned()).toBe(564);
  expect(search.mayReachMore('long', 501)).toBe(false);
  expect(search.best()).toBe('long');
});

test('where the first aim is out of reach, the second counts', () => {
  const search = createLengthSearch<string>(aims);
  expect([470, 460].map((words) => search.mayReachMore(`${words}`, words))).toEqual([true, true]);
  expect(search.mayReachMore('455', 455)).toBe(true);
  expect(search.planned()).toBe(520);
  expect(search.mayReachMore('482', 482)).toBe(false);
  expect(search.best()).toBe('482');
});

test('where none is reached, nothing is said to fill up', () => {
  const search = createLengthSearch<string>(aims);
  expect(search.mayReachMore('first', 300)).toBe(false);
  expect(search.best()).toBe('first');
  const near = createLengthSearch<number>(aims);
  let tries = 0;
  while (near.mayReachMore(tries, 470)) tries += 1;
  expect([tries, near.best()]).toEqual([5, 0]);
});
