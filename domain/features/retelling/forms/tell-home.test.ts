import { expect, test } from 'vitest';
import { tellHome } from './tell-home.ts';

test.each([
  [
    'This bright and airy 4-bedroom, 1-bath corner condo in Oldtown offers a balcony and harbor views.',
    ["It's a 4-bedroom, 1-bath corner condo in Oldtown with a balcony and harbor views"],
  ],
  [
    'This 2,400 square foot house spans three stories and boasts four bedrooms.',
    ["It's a 2,400 square foot house", 'It spans three stories and has four bedrooms'],
  ],
  [
    'This pet-friendly building provides a gym, a bike room, a roof deck, two guest suites, and a doorman.',
    [
      'The pet-friendly building has a gym, a bike room, and a roof deck',
      'The pet-friendly building has two guest suites and a doorman',
    ],
  ],
  [
    'This home offers nine bedrooms, all with cedar closets.',
    ['It has nine bedrooms, all with cedar closets'],
  ],
  [
    'Chic and lovely, this vintage loft is tucked in a quiet court.',
    ["It's a vintage loft", "It's in a quiet court"],
  ],
  ['This stunning residence embodies elegance.', []],
  ['This home has it all.', []],
  ['This beautifully renovated studio offers both calm and serenity.', ["It's a renovated studio"]],
  ['This loft currently offers two bedrooms.', ['It currently has two bedrooms']],
  ['This building has lately added a gym.', ['The building has lately added a gym']],
  ['This home offers a pool, shared with one neighbor.', ['It has a pool, shared with one neighbor']],
  ['This home offers the space you have been looking for.', []],
  ['This level has a sauna.', undefined],
])('%s', (sentence, told) => {
  expect(tellHome(sentence)).toEqual(told);
});
