import { expect, test } from 'vitest';
import { orderWalk } from './order-walk.ts';
import type { Telling } from './telling.ts';

const telling = (opener: string, isMore = false, part = 'tell'): Telling => ({
  opener,
  parts: [part],
  words: {},
  features: [],
  isMore,
});
const openers = (...args: Parameters<typeof orderWalk>) => orderWalk(...args).map(({ opener }) => opener);

test('what is seen on walking in comes before any one room', () => {
  const seen = [telling('open-living'), telling('else-living', true), telling('open-subject')];
  expect(openers([], [telling('open-room')], seen)).toEqual([
    'open-living',
    'else-living',
    'open-room',
    'open-subject',
  ]);
});

test('a bedroom that is described comes before what else there is to sleep in', () => {
  expect(openers([telling('units')], [telling('open-room')], [telling('open-rooms')])).toEqual([
    'units',
    'open-room',
    'open-rooms',
  ]);
});

test('a kitchen that was made new is told first', () => {
  const made = [telling('open-kitchen', false, 'state-arrival'), telling('else-kitchen', true)];
  expect(openers([], [telling('else-subject', true)], made)).toEqual([
    'open-kitchen',
    'else-kitchen',
    'else-subject',
  ]);
});
