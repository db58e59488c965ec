import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { tellFeature } from './tell-feature.ts';

const told = (sentence: string) => readFeatures(sentence, 'f', 'home').map(tellFeature);

test('what is in one room is told with the room', () => {
  expect(told('The primary bedroom has vaulted ceilings and French doors.')).toEqual(
    expect.arrayContaining([
      'vaulted ceilings in the primary bedroom',
      'French doors in the primary bedroom',
    ]),
  );
  expect(told('The rooftop deck offers skyline views.')).toContain('skyline views from the rooftop deck');
  expect(told('The living room has a gas fireplace.')).toContain('a gas fireplace');
});

test('what stands beside a room, or in another clause, is not in it', () => {
  expect(told('It has a half bath and French doors to the foyer.')).toContain('French doors');
  expect(told('The bedroom is quiet, while crown molding runs through the rooms.')).toContain(
    'crown molding',
  );
  expect(told('This one-bedroom apartment has oversized windows.')).toContain('oversized windows');
  expect(told('The living and dining room has a gas fireplace.')).toContain('a gas fireplace');
});

test('cabinetry of a bath is no kitchen', () => {
  expect(told('The bathrooms have custom cabinetry.')).toEqual([]);
  expect(told('The kitchen has custom cabinetry.')).toEqual(['custom cabinetry']);
  expect(told('The entry has a wall of tall cabinets.')).toEqual([]);
});

test('a count of baths is no bath', () => {
  expect(told('This two-bed, three-and-a-half-bath has high ceilings.')).toContain('high ceilings');
});

test('what is in a bath is told of that bath, and what only stands behind one is not', () => {
  const wheres = (sentence: string) =>
    Object.fromEntries(readFeatures(sentence, 'f', 'home').map(({ id, where }) => [id, where]));
  expect(
    wheres('The primary suite has a five-fixture bath with brass fittings and heated floors.')[
      'heated-floors'
    ],
  ).toBe('in the primary bath');
  expect(wheres('The second full bath has heated floors.')['heated-floors']).toBe('in the second bath');
  expect(wheres('The baths have heated floors.')['heated-floors']).toBe('in the baths');
  expect(
    wheres('It has brass in the bathrooms, tall windows, high ceilings.')['tall-ceilings'],
  ).toBeUndefined();
});

test('a fireplace of the courtyard or the terrace is told outside', () => {
  const [fireplace] = readFeatures(
    'Glass doors lead from the den to a walled courtyard graced by a fireplace.',
    'f',
    'home',
  ).filter(({ id }) => id === 'fireplace');
  expect(fireplace).toMatchObject({ topic: 'outside', where: 'in the courtyard' });
  const [inside] = readFeatures('The den opens to the terrace and has a fireplace.', 'f', 'home').filter(
    ({ id }) => id === 'fireplace',
  );
  expect(inside?.topic).toBe('living');
});

test('what two of the bedrooms have, the others have not', () => {
  expect(told('Two of the attic bedrooms have walk-in closets.')).toEqual([
    'walk-in closets in two of the bedrooms',
  ]);
  expect(told('All 3 bedrooms are quiet; 2 have large walk-in closets.')).toEqual([
    'large walk-in closets in two of the bedrooms',
  ]);
  expect(told('Upstairs are two more bedrooms with fireplaces, a gym, and a sauna.')).toEqual([
    'fireplaces in two of the bedrooms',
    'a sauna',
    'a gym',
  ]);
  expect(told('One of the bedrooms has a private terrace.')).toEqual([
    'a private terrace off one of the bedrooms',
  ]);
});

test('the marble bath of the suite is not the only bath', () => {
  expect(told('The primary suite has a fireplace and a marble bath.')).toContain(
    'a marble bath in the primary suite',
  );
});

test('the way of an elevator puts nothing into the basement', () => {
  expect(told('The lift goes from the cellar up to the third floor, past six fireplaces.')).toContain(
    'six fireplaces',
  );
});

test('a bar on the terrace is outdoors, and so are the steps to the garden', () => {
  const found = readFeatures('The roof terrace features a grill and a wet bar.', 'f', 'home');
  expect(found.find(({ id }) => id === 'wet-bar')).toMatchObject({
    topic: 'outside',
    where: 'on the roof terrace',
  });
  expect(told('The roof terrace has a full kitchen, a slate fireplace and a plum tree.')).toContain(
    'a slate fireplace on the roof terrace',
  );
  expect(told('The barn has a roof deck with hill views, a walled garden and a slate fireplace.')).toContain(
    'a slate fireplace',
  );
  expect(told('A private terrace, a wet bar and a den.')).toContain('a wet bar');
  expect(told('The kitchen has a new staircase down to the garden.')).toEqual(['a garden']);
  expect(told('The hall has an oak staircase.')).toEqual(['an oak staircase']);
});
