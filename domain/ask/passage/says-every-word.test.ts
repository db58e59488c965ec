import { expect, test } from 'vitest';
import { saysEveryWord } from './says-every-word.ts';

test.each([
  ['are the front doors original?', 'You enter through the original oak doors.'],
  ['do the fireplaces still burn wood?', 'Two wood-burning fireplaces were converted to gas.'],
  ['can i rent it out later?', 'Rentals are allowed after two years.'],
  ['how many mills have a gate to the pond?', 'Only three mills have gated access to the pond.'],
  ['what floor is the laundry on', 'The lower level has a laundry and a sauna.'],
])('%s is answered by: %s', (question, sentence) => {
  expect(saysEveryWord(question, sentence)).toBe(true);
});

test.each([
  // A word is left open.
  ['is the pond heated?', 'The pond lies behind the mill.'],
  // What stands side by side belongs together.
  [
    'is there a walk-in closet in the primary bedroom?',
    'The primary bedroom has two closets and a walk-in shower.',
  ],
  ['is the mill renovated?', 'A renovated barn stands behind the old cider mill.'],
  // Another home on the lot.
  ['what are the kitchen counters made of?', 'The guest house has a kitchen with quartz counters.'],
  // A park is no place to park.
  ['is there parking for guests?', 'Guests walk through Larkmere Park.'],
  // A kind, and one of several, need more than the words.
  ['what kind of floor is in the hall?', 'The hall leads to the upper floor.'],
  ['how many amps are on the 1928 side?', 'The north side has 100 amps; the 1928 side has old wiring.'],
  ['is it sunny?', 'It is sunny.'],
])('%s is not answered by: %s', (question, sentence) => {
  expect(saysEveryWord(question, sentence)).toBe(false);
});
