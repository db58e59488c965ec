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

test('cabinetry of a bath is no kitchen', () => {
  expect(told('The bathrooms have custom cabinetry.')).toEqual([]);
  expect(told('The kitchen has custom cabinetry.')).toEqual(['custom cabinetry']);
});
