import { expect, test } from 'vitest';
import { speakSentence } from './speak-sentence.ts';

test.each([
  [
    'The stunning kitchen has honed marble counters and an oversized island, perfect for entertaining.',
    'The kitchen has honed marble counters and an oversized island.',
  ],
  [
    'Additionally, a gorgeous primary suite opens to a private deck & garden!',
    'A primary suite opens to a private deck and garden.',
  ],
  [
    'Welcome to this charming two-bedroom loft on a corner of Mill Row.',
    "It's a two-bedroom loft on a corner of Mill Row.",
  ],
  ['Building has an elevator and a roof garden.', 'The building has an elevator and a roof garden.'],
])('%s is said whole, without its praise', (written, said) => {
  expect(speakSentence(written)).toEqual([said]);
});

test('a long sentence parts where a clause ends', () => {
  expect(
    speakSentence(
      'The parlor floor has a marble fireplace and a pair of pocket doors to the library, while the garden floor has a second kitchen and a mudroom that opens to the yard.',
    ),
  ).toEqual([
    'The parlor floor has a marble fireplace and a pair of pocket doors to the library.',
    'The garden floor has a second kitchen and a mudroom that opens to the yard.',
  ]);
});

test.each([
  'Hardwood floors, high ceilings, walk-in closet.',
  'It is simply a dream come true for the discerning buyer.',
  'A bath with a separate shower and a soaking tub.',
  'These rooms open to the terrace.',
  'The kitchen is both stylish and functional, The bath has a stunning and private steam room.',
  'The terrace offers unobstructed and stunning views of the river.',
  'Includes a heated parking spot and a storage closet.',
  'Perfect for families, the yard has a playhouse.',
  'The house is in immaculate condition and faces Mill Park.',
  'The kitchen has an island, a gas range and a pantry.',
])('%s is not', (written) => {
  expect(speakSentence(written)).toEqual([]);
});
