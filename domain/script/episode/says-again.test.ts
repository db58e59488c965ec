import { expect, test } from 'vitest';
import { isToldBy, namesAll, saysAgain } from './says-again.ts';

test('the same in other words is heard once', () => {
  expect(
    saysAgain("It's a 4-bedroom, 1-bath condo.", ['You get a condo with four bedrooms and one bath.']),
  ).toBe(true);
  expect(saysAgain('The den has a slate hearth.', ['The den has a bay window.'])).toBe(false);
});

test('how many the one says and the other doesn’t is no difference', () => {
  expect(saysAgain('multiple skylights', ['There are several skylights and a bench.'])).toBe(true);
});

test('a statement that has it with more beside it tells it', () => {
  const lines = [{ text: 'The 600-square-foot terrace looks over the harbor.' }];
  expect(isToldBy(lines, 'There is a terrace, and it is 600 square feet.')).toBe(true);
  expect(isToldBy(lines, 'There is a cedar pergola.')).toBe(false);
});

test('a name is told where all of its words are', () => {
  const lines = [{ text: 'There is a stacked washer and a dryer off the hall.' }];
  expect(namesAll(lines, 'stacked washer and dryer')).toBe(true);
  expect(namesAll(lines, 'laundry room')).toBe(false);
});
