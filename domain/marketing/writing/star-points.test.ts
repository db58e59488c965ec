import { expect, test } from 'vitest';
import type { StorySentence } from '../story/story-sentence.ts';
import { choosePoints } from './choose-points.ts';
import { starsOf } from './star-points.ts';

const point = (text: string, worth: number, more: Partial<StorySentence> = {}): StorySentence => ({
  text,
  worth,
  scope: 'home',
  topics: [],
  featureIds: [],
  at: 0,
  isDependent: false,
  isWhole: true,
  ...more,
});

const pier = point('A stone pier runs sixty feet into the bay.', 8);
const points = [
  pier,
  point('The kitchen has an oak counter and a tiled stove.', 4),
  point('Two balconies look over the walled orchard.', 3.6),
  point('The hall has a bench.', 2),
];

test('the stars are the few best sentences that stand alone', () => {
  expect(starsOf(points).map(({ worth }) => worth)).toEqual([8, 4, 3.6]);
  expect(starsOf([{ ...pier, isDependent: true }])).toEqual([]);
  expect(starsOf(Array.from({ length: 9 }, (_, at) => point(`It has room ${at}.`, 5)))).toHaveLength(5);
});

const wanted = (uses: number) => ({
  idea: { text: 'A cottage in Larkmere.', told: [] },
  name: 'feature' as const,
  channel: 'facebook' as const,
  others: [],
  elsewhere: new Set<string>(),
  counts: new Map([[pier.text, uses]]),
  leads: new Map<string, number>(),
  max: 1,
  room: 300,
});

test('the best point is in one more post before a plain one takes its place, but not in all', () => {
  const chosen = (uses: number) => choosePoints(points, wanted(uses)).map(({ text }) => text);
  expect(chosen(3)).toEqual([pier.text]);
  expect(chosen(6)).not.toContain(pier.text);
});

test('a closet stands beside nothing better', () => {
  const closet = point('Two closets line the back hall.', 3.4);
  const chosen = choosePoints([pier, closet], { ...wanted(0), max: 2 });
  expect(chosen.map(({ text }) => text)).toEqual([pier.text]);
});
