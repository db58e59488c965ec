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
