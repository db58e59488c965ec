import { expect, test } from 'vitest';
import { tellWhereInHome } from './tell-where-in-home.ts';

test.each([
  [
    'Off the kitchen is a laundry room with two sinks.',
    ["Off the kitchen, there's a laundry room with two sinks"],
  ],
  [
    "Upstairs, you'll find two bedrooms and a cedar bath.",
    ['Upstairs, there are two bedrooms and a cedar bath'],
  ],
  ['On the northern side of this home are two bedrooms.', ['On the northern side, there are two bedrooms']],
  ['On this level are two bedrooms.', []],
  ['Above is a sleeping loft.', []],
  ['At the heart of a house lies the kitchen.', []],
  ['Upstairs, the primary suite has a terrace.', undefined],
])('%s', (sentence, told) => {
  expect(tellWhereInHome(sentence)).toEqual(told);
});
