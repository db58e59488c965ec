import { expect, test } from 'vitest';
import { placeRoom } from './place-room.ts';

const several = { beds: 3, baths: 2.5 };

test.each([
  [
    'The marble bath has a tub.',
    'The primary suite has a bench and a marble bath with a tub.',
    undefined,
    'The marble primary bath has a tub.',
  ],
  [
    'The en suite bathroom has a tub.',
    'The en suite bathroom has a tub.',
    'The primary suite has a bench.',
    'The primary bathroom has a tub.',
  ],
  [
    'The bath has a tub.',
    'The second bedroom has a bath with a tub.',
    undefined,
    "The second bedroom's bath has a tub.",
  ],
  [
    'The en suite bathroom has a tub.',
    'The en suite bathroom has a tub.',
    undefined,
    "There's an en suite bathroom with a tub.",
  ],
  ['The bathroom has a tub.', 'The bathroom has a tub.', 'The mill is old.', 'One bathroom has a tub.'],
  ['The tiled bath has a tub.', 'The tiled bath has a tub.', undefined, 'A tiled bath has a tub.'],
  ['The bedroom has a bench.', 'The bedroom has a bench.', undefined, 'One bedroom has a bench.'],
  ['The guest bath has a tub.', 'The guest bath has a tub.', undefined, 'The guest bath has a tub.'],
])('%s (%s)', (text, sentence, before, told) => {
  expect(placeRoom(text, { sentence, before }, several)).toBe(told);
});

test.each([
  [
    "There's a copper backsplash and a gas cooktop.",
    'Copper backsplash and gas cooktop.',
    'The kitchen has a copper backsplash and a gas cooktop.',
  ],
  [
    "There's a gas cooktop and cork flooring.",
    'Gas cooktop and cork flooring.',
    "There's a gas cooktop and cork flooring.",
  ],
  ["There's a gas cooktop.", 'The rooftop has a gas cooktop.', "There's a gas cooktop."],
])('%s (%s)', (text, sentence, told) => {
  expect(placeRoom(text, { sentence }, several)).toBe(told);
});

test('a bath is the suite’s where the sentences before it say so', () => {
  const sentence = 'A haven of slate, the bathroom has a tub.';
  const text = 'The bathroom has a tub.';
  expect(placeRoom(text, { sentence, isOfPrimary: true }, several)).toBe('The primary bathroom has a tub.');
  expect(placeRoom(text, { sentence }, several)).toBe('One bathroom has a tub.');
});

test('the only bath of a home needs no owner', () => {
  const only = { beds: 1, baths: 1 };
  const text = 'The bathroom has a tub.';
  expect(placeRoom(text, { sentence: text, before: 'The primary suite has a bench.' }, only)).toBe(text);
});
