import { expect, test } from 'vitest';
import { rowAfterKey } from './move-between-rows.ts';

test('down enters the rows from the region and stops at the last row', () => {
  expect(rowAfterKey('ArrowDown', -1, 3)).toBe(0);
  expect(rowAfterKey('ArrowDown', 2, 3)).toBe(2);
});

test('up stops at the first row and leaves the region’s scrolling alone', () => {
  expect(rowAfterKey('ArrowUp', 1, 3)).toBe(0);
  expect(rowAfterKey('ArrowUp', 0, 3)).toBe(0);
  expect(rowAfterKey('ArrowUp', -1, 3)).toBeUndefined();
});

test('home, end and page keys jump', () => {
  expect(rowAfterKey('Home', 20, 30)).toBe(0);
  expect(rowAfterKey('End', 0, 30)).toBe(29);
  expect(rowAfterKey('PageDown', 25, 30)).toBe(29);
  expect(rowAfterKey('PageUp', 25, 30)).toBe(15);
});

test('other keys do nothing, and neither does any key in an empty table', () => {
  expect(rowAfterKey('a', 0, 3)).toBeUndefined();
  expect(rowAfterKey('ArrowDown', -1, 0)).toBeUndefined();
});
