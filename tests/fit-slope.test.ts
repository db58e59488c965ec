import { expect, test } from 'vitest';
import { averageSpans, fitSlope } from './faults/fit-slope.ts';

test('a leak has a slope above its margin, and noise has none', () => {
  const noise = (n: number) => ((n * 7919) % 101) / 10;
  const points = (perHour: number) =>
    Array.from({ length: 400 }, (_, n) => ({ x: n / 200, y: 100 + (perHour * n) / 200 + noise(n) }));
  const leak = fitSlope(points(12));
  expect(leak.slope).toBeCloseTo(12, 0);
  expect(leak.slope - leak.margin).toBeGreaterThan(10);
  const flat = fitSlope(points(0));
  expect(Math.abs(flat.slope)).toBeLessThan(flat.margin);
});

test('samples of one span are one point', () => {
  const points = [
    { x: 0.1, y: 1 },
    { x: 0.3, y: 3 },
    { x: 1.5, y: 7 },
  ];
  expect(averageSpans(points, 1)).toEqual([
    { x: 0.2, y: 2 },
    { x: 1.5, y: 7 },
  ]);
});
