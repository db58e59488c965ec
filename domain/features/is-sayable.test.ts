import { expect, test } from 'vitest';
import { isSayable } from './is-sayable.ts';
import { readFeatures } from './read-features.ts';

const sayable = (sentence: string) => isSayable(sentence, readFeatures(sentence, 'x', 'home'));

test.each([
  'The sitting room has a pocket door that connects to the third bedroom.',
  'A curved staircase leads to the studio and a roof deck.',
])('%s can be said as it stands', (sentence) => {
  expect(sayable(sentence)).toBe(true);
});

test.each([
  'This room also has a fireplace and a bay window.',
  'Near most of the subway lines and a park.',
  'The building features an Elevator and a Laundry Room.',
  'The kitchen is an ideal retreat with a seamless flow to the deck.',
])('%s cannot', (sentence) => {
  expect(sayable(sentence)).toBe(false);
});
