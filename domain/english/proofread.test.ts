import { expect, test } from 'vitest';
import { proofread } from './proofread.ts';

test.each([
  [
    'Bright Corner Loft at NoMo This handsome two-story loft has a stove.',
    'Bright Corner Loft at NoMo. This handsome two-story loft has a stove.',
  ],
  [
    'One covered parking space and storage cage is included, Pet-friendly building with a garden.',
    'One covered parking space and storage cage are included. Pet-friendly building with a garden.',
  ],
  ['The rooms are full of light, The stove is new.', 'The rooms are full of light. The stove is new.'],
  [
    'A linen closet, High-performance glass and a bench.',
    'A linen closet, high-performance glass and a bench.',
  ],
  [
    'The study has oak shelves and South-facing windows.',
    'The study has oak shelves and south-facing windows.',
  ],
  ['A quiet and Modern 2-bath loft has a stove.', 'A quiet and modern 2-bath loft has a stove.'],
  [
    'It sits on a wide river lot., which lets in the sun.',
    'It sits on a wide river lot, which lets in the sun.',
  ],
  ['Drawn by Quill & Co., with a dock.', 'Drawn by Quill & Co., with a dock.'],
  ['It has 90 sq. ft., with a dock.', 'It has 90 sq. ft., with a dock.'],
  ['A tub and a bench,2 more stoves and a dock.', 'A tub and a bench, 2 more stoves and a dock.'],
  ['The mill has oak shelves and and a a dock.', 'The mill has oak shelves and a dock.'],
  ['The galley has oak shelves and and island.', 'The galley has oak shelves and an island.'],
  ['It has laundry in in-unit closets.', 'It has laundry in in-unit closets.'],
  [
    'It comes with a dock, an extra storage, and a stove.',
    'It comes with a dock, extra storage, and a stove.',
  ],
  ['It comes with an extra storage room.', 'It comes with an extra storage room.'],
  ['Best view of any Mill Loft Don’t miss the turret.', 'Best view of any Mill Loft. Don’t miss the turret.'],
  ['Steps to the ferry stops Schedule your tour.', 'Steps to the ferry stops. Schedule your tour.'],
  ['The chefs kitchen has a stove.', "The chef's kitchen has a stove."],
  ['The parlor has a carved mantle and a bench.', 'The parlor has a carved mantel and a bench.'],
  ['This mill is an is an odd mix of slate and oak.', 'This mill is an odd mix of slate and oak.'],
  ['A calm stone building-don’t miss the turret.', 'A calm stone building—don’t miss the turret.'],
  ['An oak mantlepiece hides a sub-zero fridge.', 'An oak mantelpiece hides a Sub-Zero fridge.'],
  ['There are four waterworks marble baths.', 'There are four Waterworks marble baths.'],
  ['This is an Extra-Wide plan.', 'This is an extra-wide plan.'],
  ['The study has 42-inch Kitchen cabinets.', 'The study has 42-inch kitchen cabinets.'],
  ['A Mid-Century Modern home faces the mill.', 'A Mid-Century Modern home faces the mill.'],
  ['Stroll to the path train on Mill Street.', 'Stroll to the PATH train on Mill Street.'],
  [
    'Proximity to the pond, ferries, and bakeries, make this home a find.',
    'Proximity to the pond, ferries, and bakeries makes this home a find.',
  ],
  [
    'A smart plan and nearly 900 square feet gives you room.',
    'A smart plan and nearly 900 square feet give you room.',
  ],
  [
    'This two-bath unit is a lovingly restored unit blends old and new.',
    'This two-bath unit is lovingly restored and blends old and new.',
  ],
  ['The parlor earned its name sake by a stove.', 'The parlor earned its name by a stove.'],
  [
    'Quiet white-glove boutique condominium located on the square has a garden.',
    'This quiet white-glove boutique condominium located on the square has a garden.',
  ],
  ['This two-bath, home has a stove.', 'This two-bath home has a stove.'],
  [
    'The livingroom of this well ran Coop faces a tree lined lane.',
    'The living room of this well-run Co-op faces a tree-lined lane.',
  ],
  ['The mill is a loft With a stove.', 'The mill is a loft with a stove.'],
  [
    'Cafes are a minute away-renowned bakers among them.',
    'Cafes are a minute away—renowned bakers among them.',
  ],
  ['Culture like this make Larkmere a find.', 'Culture like this makes Larkmere a find.'],
  ['Subletting, and gifting are allowed.', 'Subletting and gifting are allowed.'],
])('%s', (typed, printed) => {
  expect(proofread(typed)).toBe(printed);
});

test.each([
  'Drinks at The Roost, Mill Street and Quarry Park are near.',
  'We call it This Old House in town.',
  'North-facing windows light the studio.',
  'The unit is a corner unit with a stove.',
  'The home is a rare find, Tanner-built and sunny.',
])('%s stays', (right) => {
  expect(proofread(right)).toBe(right);
});
