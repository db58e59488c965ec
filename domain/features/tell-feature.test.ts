import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { readUpdates } from './read-updates.ts';
import { shortName, tellFeature } from './tell-feature.ts';

test('both sides of a pair stay in a short name', () => {
  const [windows] = readFeatures('The den has north and south-facing windows.', 'f', 'home').filter(
    ({ id }) => id === 'facing-windows',
  );
  expect(windows && shortName(windows)).toBe('north and south-facing windows');
});

test('a marble bath keeps its marble when it is named again', () => {
  const [bath] = readFeatures('It has a windowed white slab marble primary bathroom.', 'f', 'home');
  expect(bath && shortName(bath)).toBe('marble primary bathroom');
});

test('what the sellers say is told as their word', () => {
  const [roof] = readFeatures('Per sellers, the new roof was installed in 2019.', 'f', 'home');
  expect(roof && tellFeature(roof)).toBe('a new roof from 2019 according to the sellers');
  expect(readUpdates('Per owners, the boiler was replaced in 2016.')).toEqual([]);
});

test('a staff is no single thing', () => {
  const [staff] = readFeatures('There is a 24-hour door staff.', 'f', 'building');
  expect(staff && tellFeature(staff)).toBe('24-hour door staff');
});

test('a short name begins with no "and"', () => {
  const features = readFeatures('The hall has the original tiles and staircase.', 'f', 'home');
  const stairs = features.find(({ id }) => id === 'staircase');
  expect(stairs && shortName(stairs)).toBe('staircase');
});
