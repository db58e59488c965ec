import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { shortName } from './tell-feature.ts';

test('both sides of a pair stay in a short name', () => {
  const [windows] = readFeatures('The den has north and south-facing windows.', 'f', 'home').filter(
    ({ id }) => id === 'facing-windows',
  );
  expect(windows && shortName(windows)).toBe('north and south-facing windows');
});
