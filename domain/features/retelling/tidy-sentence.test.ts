import { expect, test } from 'vitest';
import { tidySentence } from './tidy-sentence.ts';

test.each<[string, string]>([
  ['• Large den w/ slate floor & gas fireplace', 'Large den with slate floor and gas fireplace'],
  ['FULLY RENOVATED BRICK MANSION off 5TH AVENUE!!', 'Fully renovated brick mansion off 5th Avenue.'],
  [
    'Sun Flooded 3 Bedroom Home With Walls of Glass in Prime Millbrook',
    'Sun flooded 3-bedroom home with walls of glass in prime Millbrook',
  ],
  ['Enjoy the HUGE LOT and the BALCONIES.', 'Enjoy the huge lot and the balconies.'],
  ['Designed by QVST with TOTO fixtures.', 'Designed by QVST with TOTO fixtures.'],
  [
    "Library on a 50' x 165' lot with 11' ceilings.",
    'Library on a 50-by-165-foot lot with 11-foot ceilings.',
  ],
  ['Stylish 3BR/2BA loft', 'Stylish 3-bedroom, 2-bath loft'],
  ['Nearly 900 sq. ft. of space', 'Nearly 900 square feet of space'],
  ['A 900 sq ft terrace', 'A 900-square-foot terrace'],
  ['Eat-in kitchen with a den off kitchen.', 'Eat-in kitchen with a den off the kitchen.'],
  ['Second bath on main level.', 'Second bath on the main level.'],
  ['Also, the den has a W/D.', 'The den has a washer and dryer.'],
  ['Please note, two sheds are new.', 'Two sheds are new.'],
  ['Steps to Mill Street Beach and the Red Line', 'Steps to Mill Street Beach and the Red Line'],
])('tidies %s', (sentence, tidy) => {
  expect(tidySentence(sentence)).toBe(tidy);
});
