import { expect, test } from 'vitest';
import { stateThings, thereIs, thingsOf } from './state-things.ts';

test.each([
  ['a porch, two sheds and a pond', ['a porch', 'two sheds', 'a pond']],
  ['a porch, flooding the hall with light', ['a porch']],
  ['a porch, soaring ceilings, and a pond', ['a porch', 'soaring ceilings', 'a pond']],
  ['an alcove perfect for a crib, a desk, or a piano', ['an alcove']],
  ['a pool, which is shared with the neighbors', undefined],
  ['a garage—available for a fee', undefined],
  ['a quiet, sunny den and a loft', ['a quiet, sunny den', 'a loft']],
])('the things of %s', (list, things) => {
  expect(thingsOf(list)).toEqual(things);
});

test.each([
  ['a pool, which is shared', ['It has a pool, which is shared']],
  [
    'quick access to the ferry, Pier Park, the market, the zoo, and the library',
    [
      'It has quick access to the ferry, Pier Park, and the market',
      'It has quick access to the zoo and the library',
    ],
  ],
  ['vintage charm, a den, and an unbeatable location', ['It has a den']],
  ['low taxes and the super lives next door', ['It has low taxes and the super lives next door']],
  ['low taxes, a gym, and the super lives next door', ['It has low taxes and a gym']],
  ['two decks - a roof deck and a porch', ['It has two decks, a roof deck and a porch']],
  ['a vibrant floor plan', []],
])('what has %s', (list, told) => {
  expect(stateThings('It has', list)).toEqual(told);
});

test('there is one and there are many', () => {
  expect(thereIs('oak floors restored throughout')).toBe('There are');
  expect(thereIs('a mudroom and two decks')).toBe("There's");
});
