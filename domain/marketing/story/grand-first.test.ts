import { expect, test } from 'vitest';
import { grandFirst, inFewWords, isCostly } from './grand-first.ts';

const point = (id: string, said: string, notability: number) =>
  ({ id, said, name: said, topic: 'outside', notability }) as const;
const ids = (points: readonly { id: string }[]) => points.map(({ id }) => id);

test('a costly home leads with nothing that its price lets people expect', () => {
  const points = [
    point('outdoor-kitchen', 'a built-in grill', 5.2),
    point('views', 'harbor views', 4.9),
    point('patio', 'a patio', 3.8),
    point('wine-cellar', 'a wine cellar', 3.7),
  ];
  expect(ids(grandFirst(points, true, 3.2))).toEqual(['views', 'wine-cellar', 'outdoor-kitchen', 'patio']);
  expect(ids(grandFirst(points, false, 3.2))).toEqual(ids(points));
  expect(ids(grandFirst(points.slice(0, 1), true, 3.2))).toEqual(['outdoor-kitchen']);
  expect([isCostly('$4,200,000'), isCostly('$585,000'), isCostly(null)]).toEqual([true, false, false]);
});

test('all that is outside comes before a part of it', () => {
  const terrace = point('terrace', 'a 180-square-foot terrace', 6.9);
  const all = point('outdoor-area', '1,500 square feet of outdoor space', 5.6);
  expect(ids(grandFirst([terrace, all], false, 3.2))).toEqual(['outdoor-area', 'terrace']);
});

test('a short line says the same in fewer words', () => {
  expect(inFewWords('panoramic skyline views from the roof')).toBe('rooftop skyline views');
  expect(inFewWords('a climate-controlled wine cellar')).toBe('a wine cellar');
  expect(inFewWords('a stone porch')).toBe('a stone porch');
});
