import { expect, test } from 'vitest';
import type { Fact } from '../schema.ts';
import { isInAnotherRoom } from './is-in-another-room.ts';

const homeOf = (excerpt: string) => ({
  sentences: [{ id: 'remark-1', source: { kind: 'description', excerpt } } as Fact],
});
const feature = (matched: string) => ({ factId: 'remark-1', matched });

test.each([
  ['The kitchen has dual sinks and a gas range.', 'dual sinks', 'rooms'],
  ['The primary bath has heated floors and a marble vanity.', 'heated floors', 'living'],
  ['The covered patio offers a fireplace and a grill.', 'fireplace', 'living'],
])('%s puts its %s elsewhere than the %s', (sentence, matched, beat) => {
  expect(isInAnotherRoom(feature(matched), beat, homeOf(sentence))).toBe(true);
});

test.each([
  ['The kitchen has dual sinks and a gas range.', 'gas range', 'kitchen'],
  ['The living room has a fireplace.', 'fireplace', 'living'],
  ['Hardwood floors throughout, and a deck off the back.', 'Hardwood floors', 'living'],
  ['The terrace is reached from the bedroom with a soaking tub.', 'soaking tub', 'rooms'],
])('%s leaves its %s to the %s', (sentence, matched, beat) => {
  expect(isInAnotherRoom(feature(matched), beat, homeOf(sentence))).toBe(false);
});
