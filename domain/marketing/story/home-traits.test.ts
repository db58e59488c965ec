import { expect, test } from 'vitest';
import { readTraits } from './home-traits.ts';

const house = { isHouse: true, city: 'Larkmere', noun: 'brownstone' };
const loft = { isHouse: false, city: 'Chicago', noun: 'condo' };
const words = (text: string, kind = loft) => readTraits(text, kind).words.map(({ said }) => said);

test('a house is told apart by its width, year, style and stories', () => {
  expect(
    words('This elegant 21-foot-wide, five-story Italianate brownstone stands on a hill.', house),
  ).toEqual(['21-foot-wide', 'Italianate', 'five-story']);
  expect(words('A handsome 1902 brick and limestone house by the pond.', house)).toEqual([
    '1902',
    'brick and limestone',
  ]);
  expect(words('A house of quiet rooms across its 5 generous levels.', house)).toEqual(['five-level']);
  // The coach house was renovated, not the building in front of it.
  expect(words('Live in a recently renovated 2-bedroom coach house behind a six-flat.', house)).toEqual([]);
  // The lot is wide, not the house.
  expect(words('It stands on a 44-foot-wide lot.', house)).toEqual([]);
});

test('the next neighborhood is no reason to come', () => {
  const home = 'A condo moments from Lincoln Park and Lakeview. It is steps from Quarry Beach.';
  expect(readTraits(home, loft).near).toBe('steps from Quarry Beach');
});

test('an apartment is told apart by its floor, side and shape, if they are the whole home’s', () => {
  expect(words('A bright south-facing studio on the 19th floor of a tower.')).toEqual([
    'south-facing',
    '19th-floor',
  ]);
  expect(words('A renovated duplex apartment with a terrace.')).toEqual(['duplex']);
  expect(words('The loft could be turned into a duplex.')).toEqual([]);
  expect(words('The bedroom has south-facing windows. The gym is on the 9th floor.')).toEqual([]);
});

test.each([
  ['A corner residence at The Belmont, a block from the pond.', 'at The Belmont'],
  ['A corner residence at The Belmont Condominium, a block from the pond.', 'at The Belmont'],
  ['Located in the historic Quarry Mill lofts, it has brick vaults.', 'in Quarry Mill Lofts'],
  [
    'This second-floor unit sits in an all-brick 6-unit building with a garden.',
    'in an all-brick 6-unit building',
  ],
  [
    'A gracious residence at the landmark Hollis Beach Apartments, by the water.',
    'in Hollis Beach Apartments',
  ],
  ['This two-bedroom condo is nestled inside the well-known Red Kiln Lofts.', 'in Red Kiln Lofts'],
  ['Located in the quiet Tanner Street Lofts, it has timber beams.', 'in Tanner Street Lofts'],
  ['The Quillan is a boutique full-service condominium. 9B has oak floors.', 'at The Quillan'],
  ['Built in 2018, The Quillan is a quiet high-rise.', 'at The Quillan'],
  ['Bright Corner Loft at NoMo This two-story loft has a stove.', 'at NoMo'],
  ['A sunny CONDO in the historic Heron Hill Towers.', 'in Heron Hill Towers'],
  ['The building, known as “The Heron”, has a garden.', 'at The Heron'],
  ['A condo with views of the Empire State Building.', null],
  ['A residence in a Desirable Full Service Building.', null],
  ['Shops are within walking distance, The Roost among them. A condo near The Loop.', null],
  ['A condo in a lovely building.', null],
])('%s: the building is said %s', (text, building) => {
  expect(readTraits(text, loft).building).toBe(building);
});

test.each([
  [
    'Located just steps from Oak Hollow Beach, world-class dining and shops.',
    'just steps from Oak Hollow Beach',
  ],
  [
    'It is a short walk to the lakefront, Quarry Park, and cafes.',
    'a short walk from the lakefront and Quarry Park',
  ],
  ['A mansion just off Fifth Avenue and Hollis Park.', 'just off Fifth Avenue and Hollis Park'],
  ['The home is moments from both Hollis Park and Mill Pond.', 'moments from Hollis Park and Mill Pond'],
  ['Set on a quiet, tree-lined street.', 'on a quiet, tree-lined street'],
  ['Steps from Whole Foods and one block from Hollis Elementary School.', null],
])('%s: what is close', (text, near) => {
  expect(readTraits(text, loft).near).toBe(near);
});

test('a house is known by its name, if it is its own', () => {
  const { name, words: told } = readTraits(
    'Set on a hill, the Tanner House stands as one of the first of its street. The Tanner House is a registered Larkmere landmark.',
    house,
  );
  expect(name).toBe('the Tanner House');
  expect(told.map(({ said }) => said)).toContain('landmark');
  expect(
    readTraits('A brick house near the Tanner House. The Coach House is rented.', house).name,
  ).toBeNull();
  expect(readTraits('The rooms are in a designated landmark district.', house).words).toEqual([]);
});

test('a home between two neighborhoods is between them', () => {
  const text = 'On a tree-lined street on the border of North Mill and Quarry Park, this condo is bright.';
  expect(readTraits(text, loft).near).toBe('on the border of North Mill and Quarry Park');
});

test('what an agent puts above the text comes before its name', () => {
  const { words } = readTraits('Sunny & Quiet Loft by the Mill. The loft has a stove.', loft);
  expect(words.map(({ said }) => said)).toContain('sunny, quiet');
});

test('what few listings can say is said in a sentence', () => {
  const { claims } = readTraits(
    'Available for the first time in over 50 years. No board approval! It is one of only six residences. Heated garage parking included.',
    loft,
  );
  expect(claims).toEqual([
    'It is for sale for the first time in over 50 years.',
    'No board approval is required.',
    'It is one of only six residences.',
    'Heated garage parking is included.',
  ]);
});
