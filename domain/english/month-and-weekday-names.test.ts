import { expect, test } from 'vitest';
import {
  monthNames,
  monthNumber,
  monthStarts,
  weekdayNames,
  weekdayStarts,
} from './month-and-weekday-names.ts';

test('months by name, short name and abbreviation', () => {
  expect(monthNames.map(monthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(['Nov.', 'sept', 'JUN', 'may'].map(monthNumber)).toEqual([11, 9, 6, 5]);
  expect(['', 'Ma', 'Sunday', '12'].map(monthNumber)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a pattern of starts finds every name', () => {
  expect(monthNames.every((name) => new RegExp(`^(?:${monthStarts})`, 'i').test(name))).toBe(true);
  expect(weekdayNames.every((name) => new RegExp(`^(?:${weekdayStarts})`, 'i').test(name))).toBe(true);
});
