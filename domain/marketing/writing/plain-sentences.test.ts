import { expect, test } from 'vitest';
import { plainSentences, sells } from './plain-sentences.ts';

test.each([
  ['Welcome to this stunning loft by the mill, a true gem!', []],
  ['Nestled by the pond, this oasis invites you to relax.', []],
  [
    'The sunlit kitchen boasts gorgeous slate counters, a brass sink, and a walk-in pantry, perfect for entertaining.',
    ['The kitchen has slate counters, a brass sink and a walk-in pantry.'],
  ],
  ['You’ll love being just steps from Mill Pond Park.', ['The home is just steps from Mill Pond Park.']],
])('of an ad what it states is left: %s', (sentence, stated) => {
  expect(plainSentences(sentence)).toEqual(stated);
});

test('a sentence that states something stays in its agent’s words', () => {
  const sentence = 'The roof was replaced in 2021 and the boiler in 2023.';
  expect(plainSentences(sentence)).toEqual([sentence]);
});

test('what joins a sentence that is gone goes with it, and a list without its commas is no sentence', () => {
  expect(plainSentences('And the deck faces south.')).toEqual([]);
  expect(
    plainSentences('Features include: Heated parking space Storage room with shelves Dog run on the roof.'),
  ).toEqual([]);
});

test('praise and invitations sell; a figure doesn’t', () => {
  expect(sells('Don’t miss this one.')).toBe(true);
  expect(sells('An inviting hall leads to the den.')).toBe(true);
  expect(sells('The hall is 30 feet long.')).toBe(false);
  expect(sells('It is a Federal-style house.')).toBe(false);
});
