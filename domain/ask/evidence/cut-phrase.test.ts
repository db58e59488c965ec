import { expect, test } from 'vitest';
import { cutPhrase } from './cut-phrase.ts';

const cut = (text: string, words: string) => {
  const from = text.indexOf(words);
  return cutPhrase(text, { from, to: from + words.length }, 14, () => true);
};

test.each([
  [
    'Filled with morning light from tall windows and crowned by 11-foot beamed ceilings.',
    'ceilings',
    '11-foot beamed ceilings',
  ],
  [
    'Extra touches include heated tile, oak millwork, and a laundry closet by Brannock.',
    'laundry',
    'a laundry closet by Brannock',
  ],
  [
    'There is a washer and dryer in the hall along with a hearth, adding warmth.',
    'washer',
    'a washer and dryer in the hall',
  ],
  [
    'The building offers a workshop, a lap pool, and a small screening room.',
    'screening',
    'a small screening room',
  ],
])('of “%s” the phrase with “%s” is %s', (text, words, phrase) => {
  expect(cut(text, words)).toBe(phrase);
});

test.each([
  ['Imagine a den with a fireplace, a bar, and a terrace of your own.', 'terrace'],
  ['The seller may leave a washer, a dryer, and a piano.', 'piano'],
  ['On the lower level are a den, a sauna, and a bath.', 'sauna'],
  ['The tram stop, a bakery and the pond are all within four blocks.', 'bakery'],
  ['A gym, a pool, and a sauna, all shared with the tower next door.', 'sauna'],
])('“%s” is read whole', (text, words) => {
  expect(cut(text, words) ?? text).toMatch(/Imagine|may leave|lower level|within four blocks|shared/);
});

test.each([
  [
    'Recent upgrades, including a new boiler, gutters, and a brass panel (with spare breakers), bring comfort.',
    'gutters',
    'a new boiler, gutters',
  ],
  ['The west wing has five quiet bedrooms, each with a window seat.', 'bedrooms', 'five quiet bedrooms'],
])('“%s” isn’t cut behind “%s”, where it goes on about it', (text, words, part) => {
  expect(cut(text, words)).not.toBe(part);
});
