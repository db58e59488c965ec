import { expect, test } from 'vitest';
import { saidNeighborhood } from './said-neighborhood.ts';

test.each([
  ['Larkmere Heights', 'Larkmere Heights'],
  ['the North Side', 'the North Side'],
  ['Hollis Park Sub Blk 4', null],
  ['Larkmere Amd Plat', null],
  ['Quarry Hill Estates West Rev', null],
  ['Quarry Hill Ph II', null],
  ['The Belmont', null],
  ['HOLLIS PARK', null],
  ['Heating: Forced Air', null],
])('%s', (name, said) => {
  expect(saidNeighborhood(name)).toBe(said);
});
