import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  numberValues,
  numberWords,
  ordinalValues,
  sayCardinal,
  sayDecimal,
  sayDigits,
  sayHouseNumber,
  sayOrdinal,
  sayYear,
  scaleValues,
} from './number-words.ts';
import { sayFraction, sayMixed } from './say-fraction.ts';

/** The value of number words, using only the tables. */
function read(words: string): number {
  let [total, group] = [0, 0];
  for (const word of words.split(/[\s-]/)) {
    const scale = scaleValues.get(word);
    if (scale === 100) group *= 100;
    else if (scale) [total, group] = [total + group * scale, 0];
    else group += numberValues.get(word) ?? Number.NaN;
  }
  return total + group;
}

test('every number reads back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (value) => {
      expect(read(sayCardinal(String(value)))).toBe(value);
      expect(sayCardinal(value.toLocaleString('en-US'))).toBe(sayCardinal(String(value)));
    }),
  );
});

test.each([
  ['0', 'zero', 'zeroth'],
  ['1', 'one', 'first'],
  ['12', 'twelve', 'twelfth'],
  ['42', 'forty-two', 'forty-second'],
  ['100', 'one hundred', 'one hundredth'],
  ['2,150', 'two thousand one hundred fifty', 'two thousand one hundred fiftieth'],
])('%s: %s, %s', (digits, cardinal, ordinal) => {
  expect(sayCardinal(digits)).toBe(cardinal);
  expect(sayOrdinal(digits)).toBe(ordinal);
});

test.each([
  [1776, 'seventeen seventy-six'],
  [1900, 'nineteen hundred'],
  [1905, 'nineteen oh five'],
  [2000, 'two thousand'],
  [2007, 'two thousand seven'],
  [2024, 'twenty twenty-four'],
])('the year %i: %s', (year, words) => {
  expect(sayYear(year)).toBe(words);
});

test('digits, decimals, fractions and house numbers', () => {
  expect(sayDigits('60622')).toBe('six zero six two two');
  expect(sayDecimal('2.75')).toBe('two point seven five');
  expect(sayMixed('3.5')).toBe('three and a half');
  expect(sayMixed('0.5')).toBe('zero point five');
  expect(sayFraction(1, 2)).toBe('a half');
  expect(sayFraction(3, 2)).toBe('three halves');
  expect(sayFraction(3, 4)).toBe('three quarters');
  expect(sayFraction(5, 8)).toBe('five eighths');
  expect(sayHouseNumber('105')).toBe('one oh five');
  expect(sayHouseNumber('1420')).toBe('fourteen twenty');
});

test('small numbers in running text, and ordinals read back', () => {
  expect([0, 3, 19, 20, 2.5, 1200].map(numberWords)).toEqual([
    'zero',
    'three',
    'nineteen',
    '20',
    '2.5',
    '1,200',
  ]);
  expect(['first', 'twelfth', 'twentieth'].map((word) => ordinalValues.get(word))).toEqual([1, 12, 20]);
});
