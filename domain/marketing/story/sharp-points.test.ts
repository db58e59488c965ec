import { expect, test } from 'vitest';
import type { NotablePoint } from './notable-points.ts';
import { sharpPoints } from './sharp-points.ts';

const point = (id: string, said: string, notability = 5): NotablePoint => ({
  id,
  said,
  name: said.replace(/^an? /, ''),
  topic: 'outside',
  notability,
});
const saidOf = (points: NotablePoint[], text: string, isHouse = false) =>
  sharpPoints(points, text, isHouse).map(({ said }) => said);

test.each([
  [
    'Incredible views over Quarry Park and Lake, Michigan and the south skyline from this loft.',
    'views over Quarry Park, Lake Michigan and the south skyline',
  ],
  ['It has breathtaking, panoramic views of the Millstone River.', 'panoramic views of the Millstone River'],
  ['Stunning park and lake views fill the rooms.', 'park and lake views'],
  ['Sunny south views over townhouses and gardens.', 'sunny south views over townhouses and gardens'],
  // If the view is only praised, or common to all, it stays as it is.
  ['Amazing views.', 'views'],
  ['Residents enjoy a deck with sweeping views of Quarry Park.', 'views'],
  ['A deck could have views of Quarry Park.', 'views'],
])('%s', (text, said) => {
  expect(saidOf([point('views', 'views')], text)).toEqual([said]);
});

test('a deck is told with what stands on it and what is seen from it, without the praise', () => {
  const text =
    "At the top is a showstopping private rooftop deck with wet bar and sweeping views of Quarry Park's tree canopy-perfect for summer.";
  const points = sharpPoints(
    [point('roof-deck', 'a rooftop deck'), point('views', 'park views', 4)],
    text,
    true,
  );
  expect(points.map(({ said }) => said)).toEqual([
    "a private rooftop deck with a wet bar and sweeping views of Quarry Park's tree canopy",
  ]);
  expect(points[0]?.short).toBe('a rooftop deck');
});

test('another deck than the one that is told stays what it is', () => {
  expect(saidOf([point('balcony', 'a balcony')], 'The terrace with skyline views is wide.')).toEqual([
    'a balcony',
  ]);
});
