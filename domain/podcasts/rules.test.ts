import { expect, test } from 'vitest';
import { canFollow, podcastStatuses, statusesBefore } from './rules.ts';

test('no status moves backwards, and nothing follows the end', () => {
  expect(statusesBefore('chatgpt_processed')).toEqual(['pending', 'paid', 'processing']);
  expect(statusesBefore('pending')).toEqual([]);
  for (const to of podcastStatuses) {
    expect(canFollow('completed', to)).toBe(false);
    expect(canFollow('failed', to)).toBe(false);
    expect(canFollow('cancelled', to)).toBe(false);
    expect(canFollow(to, to)).toBe(false);
  }
  expect(canFollow('paid', 'failed')).toBe(true);
});
