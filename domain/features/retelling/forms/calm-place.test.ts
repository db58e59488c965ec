import { expect, test } from 'vitest';
import { calmPlace } from './calm-place.ts';

test.each([
  ['in the lively heart of Oldtown', 'in Oldtown'],
  ["on one of Oldtown's most lovely tree-lined blocks", 'on a tree-lined block in Oldtown'],
  ['on charming Elm Street', 'on Elm Street'],
  ['on a picturesque street in Oldtown', 'in Oldtown'],
  ['in Oldtown, where history meets style', 'in Oldtown'],
  ['in the Lower East Side', 'on the Lower East Side'],
  ["in one of the town's most desirable districts", undefined],
  ['near Hill Elementary', undefined],
])('%s', (place, calm) => {
  expect(calmPlace(place)).toBe(calm);
});
