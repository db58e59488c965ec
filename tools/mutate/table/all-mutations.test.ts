import { expect, test } from 'vitest';
import { findTableErrors } from '../find-table-errors.ts';
import { mutations } from './all-mutations.ts';

test('every row still finds the guard that it removes, and the tests that must fail', () => {
  expect(findTableErrors(mutations)).toEqual([]);
  expect(mutations.length).toBeGreaterThanOrEqual(60);
});
