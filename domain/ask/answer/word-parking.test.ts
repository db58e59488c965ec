import { expect, test } from 'vitest';
import { wordParking } from './word-parking.ts';

test.each([
  [
    'Garage Door Opener, On Site, Deeded, Attached, Garage',
    'a deeded, attached garage space, with an opener, on site',
  ],
  ['Attached, Garage', 'an attached garage'],
  ['Heated, Carport, Alley Access', 'a heated carport, with alley access'],
])('%s is worded', (listed, said) => {
  expect(wordParking(listed)).toBe(said);
});

test.each(['Garage', 'Leased, Garage', '2 spaces, Garage', 'Garage, Carport', 'None'])(
  '%s stays as it is',
  (listed) => {
    expect(wordParking(listed)).toBeUndefined();
  },
);
