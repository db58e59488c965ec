import { expect, test } from 'vitest';
import { forgetFigures, keptFigure } from './kept-figures.ts';

test('a figure is read once in its time, anew after it, and for each source', async () => {
  let ms = 0;
  let reads = 0;
  const source = {};
  const ask = (from: object = source) =>
    keptFigure({ from, now: () => new Date(ms) }, { name: 'n', forMs: 1000 }, async () => ++reads);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask({})).toBe(2);
  ms = 999;
  expect(await ask()).toBe(1);
  ms = 1000;
  expect(await ask()).toBe(3);
  forgetFigures(source);
  expect(await ask()).toBe(4);
});

test('a failure is told and not kept', async () => {
  const given = { from: {}, now: () => new Date(0) };
  const options = { name: 'n', forMs: 1000 };
  await expect(keptFigure(given, options, async () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await keptFigure(given, options, async () => 'back')).toBe('back');
});
