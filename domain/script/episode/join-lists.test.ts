import { expect, test } from 'vitest';
import { joinLists } from './join-lists.ts';

test.each([
  ['Cork floors and a bay. And tall ceilings.', 'Cork floors, a bay and tall ceilings.'],
  ["There are teak beams. There's also a hatch.", 'There are teak beams and a hatch.'],
  // What has a place of its own goes last.
  ['A hammock in the den. And beams.', 'Beams and a hammock in the den.'],
  [
    "It's open, with slate counters and a gas range. There's a pantry, too.",
    "It's open, with slate counters, a gas range and a pantry.",
  ],
  [
    "It's a galley kitchen. It has slate counters and a larder.",
    "It's a galley kitchen with slate counters and a larder.",
  ],
  [
    "It's a galley kitchen. It has a range with a hood.",
    "It's a galley kitchen, and it has a range with a hood.",
  ],
  [
    'Two dens and a sleeping porch. The sleeping porch has a swing.',
    'Two dens and a sleeping porch with a swing.',
  ],
  ['The kitchen has slate counters. It also has a pantry.', 'The kitchen has slate counters and a pantry.'],
])('%s', (turn, joined) => {
  expect(joinLists(turn, true)).toBe(joined);
});

test.each([
  // The beams may be in the den, too.
  ["Beams and a hammock in the den. There's a hatch, too."],
  // A tub and tall ceilings aren't one list.
  ['A cedar tub. There are tall ceilings, too.'],
  // Five things are too many.
  ['Cork floors, a hatch and beams. There are mirrors and wainscoting, too.'],
  ["The second bedroom has a bay. There's a hatch, too."],
  // The spaces are counted, then named.
  ["There are three outdoor spaces. There's also a deck."],
  ["In-unit laundry. There's also an in-unit dryer."],
  ['The den was paneled. It also has a bay.'],
  // The yard isn't upstairs.
  ["Upstairs, there's a roof deck. There's a grill and a pergola. There's also a backyard."],
])('%s stays', (turn) => {
  expect(joinLists(turn, true)).toBe(turn);
});

test('what the sentence before has named goes unsaid', () => {
  expect(
    joinLists("The den leads to a porch with a swing. There's also a swing, a bay and a hatch.", false),
  ).toBe("The den leads to a porch with a swing. There's also a bay and a hatch.");
  expect(joinLists("There's a porch with a swing and a bay. There's also a swing.", false)).toBe(
    "There's a porch with a swing and a bay.",
  );
});

test("what can't join is said as a sentence", () => {
  expect(joinLists('The den opens to the porch. And a hatch.', true)).toBe(
    "The den opens to the porch. There's also a hatch.",
  );
  expect(joinLists("The den opens to the porch. You'd also get two hatches.", true)).toBe(
    'The den opens to the porch. There are also two hatches.',
  );
});
