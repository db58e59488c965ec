import { expect, test } from 'vitest';
import { formatAgo, formatDay } from './format-date.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:59:30Z', 'just now'],
  ['2026-11-15T12:00:05Z', 'just now'],
  ['2026-11-15T11:57:00Z', '3 minutes ago'],
  ['2026-11-15T10:30:00Z', '1 hour ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
])('%s was %s', (moment, words) => expect(formatAgo(moment, now)).toBe(words));

test('a day is named in the reader’s zone', () => {
  // The tests run in Kathmandu, which is ahead.
  expect(formatDay('2026-11-05T20:00:00Z')).toBe('Nov 6, 2026');
});
