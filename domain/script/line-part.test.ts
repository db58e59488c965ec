import { expect, test } from 'vitest';
import { partOfLine } from './line-part.ts';

const inHome = { scope: 'home' as const, features: [], isOwnBuilding: false };
const partOf = (text: string, about: Partial<Parameters<typeof partOfLine>[1]> = {}) => {
  const { beat, ask, subject } = partOfLine(text, { ...inHome, ...about });
  return [beat, ask, ...(subject ? [subject] : [])].join(' ');
};

test.each([
  ['The kitchen has a soapstone sink and two ovens.', 'kitchen subject the kitchen'],
  ['Downstairs, the garden level has a bath.', 'practical subject the garden level'],
  ['The third floor includes two bedrooms.', 'rooms subject the third floor'],
  ['An adjoining bedroom serves as a study.', 'rooms rooms'],
  ['The sunny primary bedroom has a bay.', 'rooms subject the primary bedroom'],
  ['It was fully renovated in 2021 with new wiring.', 'arrival redone'],
  ['It has an upgraded bath and a bay window.', 'rooms baths'],
  ['It was built in 1904 by a ship captain.', 'arrival history'],
  ['It spans three levels.', 'arrival layout'],
  ["It's a two-bedroom loft with a sleeping porch.", 'arrival about'],
  ["It's on the fourth floor of a brick building.", 'arrival floor'],
  ['The roof and the furnace were replaced in 2022.', 'practical renewed'],
  ['There are oak floors and a stone hearth.', 'living finishes'],
  ['It has south-facing windows in each room.', 'living light'],
  ['There are views of the harbor.', 'living view'],
  ['The den could be a third bedroom.', 'living subject the den'],
  ['There is a washer and dryer off the hall.', 'practical laundry'],
  ['There are two ceiling fans and central air.', 'living details'],
  ['The layout has cork floors in the hall and carpet upstairs.', 'living finishes'],
  ["There's a corner balcony with a view, a split floor plan and a bar.", 'outside outside'],
  ["It's very quiet, without any street noise at all.", 'arrival about'],
  ['The clever plan keeps the living and the dining areas apart.', 'kitchen dining'],
  ['Rental scooters stand at the north corner of 9th and Vine.', 'place place'],
  ['Mulberry Row is one of the prettier blocks, with historic character.', 'living living'],
  ['It was one of the first four houses on the hill.', 'arrival history'],
  ["There's fast fiber internet.", 'practical gadgets'],
  ['Recent upgrades include new pipes and carpet in the hall.', 'arrival redone'],
  ['The floorplan includes a pantry and a den.', 'arrival subject the floorplan'],
  ['There is access to the park.', 'place green'],
  ['There are slate pavers, café lights and a bench.', 'outside outside'],
  ['There are two linen closets adjacent to the guest bath.', 'rooms closets'],
  ["There's one outdoor parking space behind the barn.", 'parking parking'],
  ['A full-floor den with a sink opens to the stairs.', 'living flex'],
  ['The second residence has a stove of its own.', 'practical subject the second residence'],
  ['A cedar deck runs along the back.', 'outside outside'],
  ["There's a two-car garage with a loft above.", 'parking parking'],
  ['The blue line station is two blocks away.', 'place transit'],
  ["It's steps from Aldous Park.", 'place green'],
  ["It's in Ashbury Heights.", 'place where'],
  ["It's on a quiet block of brick houses.", 'place block'],
  ['Two pets are allowed.', 'money terms'],
  ['The monthly fee covers heat and water.', 'money costs'],
  ['It is being sold with the furniture.', 'money deal'],
  ['It has low dues, an elevator and a bike room.', 'practical storage'],
  ['All three baths have tile, and the primary bath has a tub.', 'rooms baths'],
])('%s answers: %s', (text, part) => {
  expect(partOf(text)).toBe(part);
});

test('what the building has is asked of the building, unless it is one’s own', () => {
  expect(partOf('The building has a roof deck.')).toBe('building building');
  expect(partOf('64 Harlow Street is a brick walk-up.')).toBe('building prewar');
  expect(partOf('There is a doorman around the clock.', { scope: 'building' })).toBe('building staff');
  expect(partOf('It includes two walk-in closets.', { scope: 'building' })).toBe('rooms closets');
});

test('what a paragraph about the area says of the home stays with the home', () => {
  expect(partOf('The neighborhood has cafés.', { scope: 'area' })).toBe('place errands');
  expect(partOf('It has over 2,000 square feet of living space.', { scope: 'area' })).toBe('arrival layout');
});
