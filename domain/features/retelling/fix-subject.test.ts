import { expect, test } from 'vitest';
import { fixSubject } from './fix-subject.ts';

test.each([
  ['Across the hall, the den has a bar.', 'The den has a bar.'],
  ["Nearby, there's a cedar bench.", "There's a cedar bench."],
  ['The adjacent cedar den is bright.', 'The cedar den is bright.'],
  ['The pantry itself has a bench.', 'The pantry has a bench.'],
  ['Residents benefit from a gym and a mill.', 'Residents have a gym and a mill.'],
  ['An appliance package includes an oven.', 'The appliances include an oven.'],
  ['The amenities have a gym and a mill.', 'The amenities include a gym and a mill.'],
  ['The layout has cork floors and a bar.', 'There are cork floors and a bar.'],
  ['The level includes a bar and a sink.', "There's a bar and a sink."],
  ["It's minutes to Pier Street.", "It's minutes from Pier Street."],
  ["It's short walk to Pier Street.", "It's a short walk to Pier Street."],
  ['It has easy access to Pier Street.', "There's easy access to Pier Street."],
  ['The den is well equipped with a bar.', 'The den has a bar.'],
  ['The great room is anchored by a hearth.', 'The great room has a hearth.'],
  ['Upper levels are leased.', 'The upper levels are leased.'],
  ['Monthly HOA fee includes heat.', 'The monthly HOA fee includes heat.'],
  ['Deck off the den has a bench.', 'The deck off the den has a bench.'],
  ["There's cork floors in the den.", 'There are cork floors in the den.'],
  ["It's over 900 square feet of cedar.", 'It has over 900 square feet of cedar.'],
  // Already correct.
  ['The lower level has a bar.', 'The lower level has a bar.'],
  ['Nearly every den has a bar.', 'Nearly every den has a bar.'],
  ['Past the den is a bar.', 'Past the den is a bar.'],
  ['The Quarrel is a brick mill.', 'The Quarrel is a brick mill.'],
])('%s', (text, told) => {
  expect(fixSubject(text)).toBe(told);
});
