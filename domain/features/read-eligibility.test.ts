import { expect, test } from 'vitest';
import { readIncomeLimits } from './read-eligibility.ts';

test('income limits that the listing states are stated', () => {
  expect(readIncomeLimits('An HDFC home; income restrictions apply to everyone')?.text).toMatch(
    /with income limits/,
  );
  expect(readIncomeLimits('A well-kept HDFC building.')?.text).toMatch(/usually have income limits/);
});
