import { expect, test } from 'vitest';
import { splitMixedList } from './split-mixed-list.ts';

test.each([
  [
    "There's in-unit laundry, a walled parking space, and oak floors.",
    ["There's in-unit laundry.", "There's a walled parking space.", 'There are oak floors.'],
  ],
  [
    'It has slate floors, a wood stove and a cedar deck.',
    ['It has slate floors and a wood stove.', 'It has a cedar deck.'],
  ],
  [
    'It has slate floors and a hall washer and dryer.',
    ['It has slate floors.', 'It has a hall washer and dryer.'],
  ],
  [
    "There's a wood stove and covered parking for two cars.",
    ["There's a wood stove.", "There's covered parking for two cars."],
  ],
  [
    "There's central heat and air and a deep linen press.",
    ["There's central heat and air.", "There's a deep linen press."],
  ],
  [
    "There's in-unit laundry and cork flooring throughout, a hat closet, and bay windows.",
    ["There's in-unit laundry.", "There's cork flooring throughout, a hat closet and bay windows."],
  ],
  // What's in the kitchen is told of the kitchen.
  [
    'It has slate floors and a modern kitchen with a teak island and quartz counters.',
    ['It has slate floors.', 'The modern kitchen has a teak island and quartz counters.'],
  ],
  [
    'It has slate floors, a brick hearth and a modern kitchen with a teak island.',
    ['It has slate floors and a brick hearth.', 'The modern kitchen has a teak island.'],
  ],
  [
    "There's in-unit laundry and an open kitchen with brass taps.",
    ["There's in-unit laundry.", 'The open kitchen has brass taps.'],
  ],
  [
    'It has slate floors and a kitchen with brass taps and a fireplace.',
    ['It has slate floors and a kitchen with brass taps and a fireplace.'],
  ],
  // The last item's additions are its own.
  [
    'It has slate floors, a hall washer and dryer, and a glass wall with a steel frame.',
    ['It has slate floors and a glass wall with a steel frame.', 'It has a hall washer and dryer.'],
  ],
  [
    "There's a laundry room with a deep sink, plus a slate fireplace.",
    ["There's a laundry room with a deep sink.", "There's a slate fireplace."],
  ],
  [
    "There's one walled parking space in the back and deeded basement storage.",
    ["There's one walled parking space in the back.", "There's deeded basement storage."],
  ],
  [
    "There's a tiled balcony and a wire storage cage in the cellar.",
    ["There's a tiled balcony.", "There's a wire storage cage in the cellar."],
  ],
  [
    'It has a hall washer and dryer and comes with one garage space.',
    ['It has a hall washer and dryer.', 'It comes with one garage space.'],
  ],
  ['There are slate floors and two decks.', ['There are slate floors.', 'There are two decks.']],
])('%s has an answer for each part of the home', (text, parts) => {
  expect(splitMixedList(text)).toEqual(parts);
});

test.each([
  // Both are for keeping things.
  "There's a storage unit and a bike room.",
  "There's a storage closet and shelving on every level.",
  // The decking may be the terrace's.
  "There's a terrace with a pump, plus cedar flooring.",
  // Alone, "a fireplace" is no answer.
  "There's in-unit laundry with a deep sink, plus a fireplace.",
  'There are slate floors, a wood stove and beams.',
  'There are slate floors throughout the main level and the deck.',
  "There's a kitchen with a range and a pantry, and a deck.",
  'The den has a wood stove and a deck.',
  'There are oak floors, a pantry and a linen closet.',
  "There's a full-size washer and dryer.",
  "There's a new roof, a new water heater and a new deck.",
  "There's access to a park and a garage.",
  "There's a loft that opens to a deck, a bath and a garage.",
  // The first words share the noun after the last.
  'It has several interior and outdoor sheds.',
  'There are covered and open decks.',
  'It has indoor, outdoor and garage parking.',
])('%s stays whole', (text) => {
  expect(splitMixedList(text)).toEqual([text]);
});
