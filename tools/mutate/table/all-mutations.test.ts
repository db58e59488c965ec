import { expect, test } from 'vitest';
import { findTableErrors } from '../find-table-errors.ts';
import { mutations } from './all-mutations.ts';

test('every row still finds the guard that it takes out, and the tests that must notice', () => {
  expect(findTableErrors(mutations)).toEqual([]);
  expect(mutations.length).toBeGreaterThanOrEqual(60);
});
