import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test('a day begins at midnight where the reader is', () => {
  expect(startOfDay('2026-11-15')).toBe(new Date(2026, 10, 15).toISOString());
  expect(startOfDay('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString());
});

test('a missing or incomplete date has no start', () => {
  for (const day of ['', '2026', '0002-01-01', 'soon']) expect(startOfDay(day)).toBeUndefined();
});
