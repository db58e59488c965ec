import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('if there are few pages, all are offered', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('if there are many, the ends and the neighbors stay', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageWindow(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

test('the number of places never changes', () => {
  for (let page = 1; page <= 30; page++) expect(pageWindow(page, 30)).toHaveLength(7);
});
