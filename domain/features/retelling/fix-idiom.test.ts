import { expect, test } from 'vitest';
import { fixIdiom } from './fix-idiom.ts';

test.each([
  ["It's within walking distance to Pier Street.", "It's within walking distance of Pier Street."],
  ["It's in the Upper East Side.", "It's on the Upper East Side."],
  ["It's in the neighborhood of Quarrel, CA.", "It's in Quarrel."],
  ["It's a loft in Quarrel Hill brownstone.", "It's a loft in a Quarrel Hill brownstone."],
  ["There's a rear deck space.", "There's a rear deck."],
  ['There is a washer and dryer in-unit.', 'There is an in-unit washer and dryer.'],
  ['The den has more exposed cedar.', 'The den has exposed cedar.'],
  [
    'The den has bay windows, another marble fireplace and a bench.',
    'The den has bay windows, a marble fireplace and a bench.',
  ],
  ['Reworked, the home has cork floors.', 'It has cork floors.'],
  ['A laundry room includes a sink.', "There's a laundry room with a sink."],
  ['The dens are equipped with bars.', 'The dens have bars.'],
  ["There's a new ac condenser.", "There's a new AC condenser."],
  ['The den has led lighting.', 'The den has LED lighting.'],
  ["It's six minute walk to the quay.", "It's a six-minute walk to the quay."],
  ["There's a live in super.", "There's a live-in super."],
  ['It has a 24-hour door staff.', 'It has 24-hour door staff.'],
  [
    'It has views of Pier Street, a Quarrel State Building and a Lower Quarrel.',
    'It has views of Pier Street, the Quarrel State Building and Lower Quarrel.',
  ],
  ["There's a 24-hr porter.", "There's a 24-hour porter."],
  [
    'The kitchen has lots of counter and a cupboard space.',
    'The kitchen has lots of counter and cupboard space.',
  ],
  ["There's a Butler's pantry.", "There's a butler's pantry."],
  ["There's a bench in the master.", "There's a bench in the primary bedroom."],
])('%s', (text, told) => {
  expect(fixIdiom(text)).toBe(told);
});
