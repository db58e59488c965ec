import { expect, test } from 'vitest';
import { cachedFigure, clearFigures } from './cached-figures.ts';

test('a figure is read once until it expires, per source', async () => {
  let ms = 0;
  let reads = 0;
  const source = {};
  const ask = (from: object = source) =>
    cachedFigure({ from, now: () => new Date(ms) }, { name: 'n', forMs: 1000 }, async () => ++reads);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask({})).toBe(2);
  ms = 999;
  expect(await ask()).toBe(1);
  ms = 1000;
  expect(await ask()).toBe(3);
  clearFigures(source);
  expect(await ask()).toBe(4);
});

test('a failure is thrown and not cached', async () => {
  const given = { from: {}, now: () => new Date(0) };
  const options = { name: 'n', forMs: 1000 };
  await expect(cachedFigure(given, options, async () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await cachedFigure(given, options, async () => 'back')).toBe('back');
});
