import { expect, test } from 'vitest';
import { partList } from './part-list.ts';

test.each([
  [
    'The stunning kitchen features oak cabinetry, soapstone counters, a gas range, and a large island with seating for four.',
    'The kitchen has oak cabinetry and soapstone counters.',
    ['a gas range', 'a large island with seating for four'],
  ],
  [
    'The primary suite boasts two walk-in closets, soaking tub and separate shower.',
    'The primary suite has two walk-in closets and a soaking tub.',
    ['a separate shower'],
  ],
  [
    'Building amenities include a bike room, a roof deck, and a package room.',
    'The building has a bike room and a roof deck.',
    ['a package room'],
  ],
])('%s is told in two breaths', (sentence, text, rest) => {
  expect(partList(sentence)).toEqual({ text, rest });
});

test.each([
  [
    'a list that goes on differently',
    'The library has tall windows, a stone fireplace and ice maker, and a desk.',
  ],
  ['makers of one thing', 'The kitchen has Bosch, Miele and Wolf appliances.'],
  ['adjectives of one thing', 'The den has a quiet, sunny, paneled corner.'],
  ['things that could be', 'The attic has room for a bath, a bedroom or a den, with potential for more.'],
  ['two things', 'The kitchen has an island and a range.'],
  ['rooms inside a room', 'The lower level features a suite featuring a tub, a shower, and a sauna.'],
])('%s are no list', (_, sentence) => {
  expect(partList(sentence)).toBeUndefined();
});
