import { expect, test } from 'vitest';
import { coreOf, hasDeterminer, headOf, isPlural, isUncounted, withArticle } from './with-article.ts';

test.each([
  ['covered patio', 'a covered patio'],
  ['wood-burning fireplace', 'a wood-burning fireplace'],
  ['island with seating', 'an island with seating'],
  ['8-foot fence', 'an 8-foot fence'],
  ['one-car garage', 'a one-car garage'],
  ['RV pad', 'an RV pad'],
  ['utility room', 'a utility room'],
  ['updated bath', 'an updated bath'],
  ['3rd floor', 'a 3rd floor'],
  ['22 kW standby generator', 'a 22 kW standby generator'],
  ['2 car attached garage', 'a 2 car attached garage'],
  ['1920s brick bungalow', 'a 1920s brick bungalow'],
  ['laundry room', 'a laundry room'],
  ['half bath', 'a half bath'],
  ['stained-glass window', 'a stained-glass window'],
  ['gas range', 'a gas range'],
  ['parking space', 'a parking space'],
  ['radiant heat', 'radiant heat'],
  ['200-amp service', '200-amp service'],
  ['central air', 'central air'],
  ['closet space', 'closet space'],
  ['cupboard space', 'cupboard space'],
  ['pantry space', 'pantry space'],
  ['room for a boat', 'room for a boat'],
  ['built-in bookcases', 'built-in bookcases'],
  ['custom built-ins', 'custom built-ins'],
  ['two pergolas', 'two pergolas'],
  ['pergolas', 'pergolas'],
  ['3 fireplaces', '3 fireplaces'],
  ['1 fireplace', '1 fireplace'],
  ['a deck', 'a deck'],
  ['two porches', 'two porches'],
  ['the pool and a spa', 'the pool and a spa'],
])('%s becomes %s', (phrase, said) => {
  expect(withArticle(phrase)).toBe(said);
});

test('a phrase is about the part before its additions', () => {
  expect(coreOf('fire pit and bench by the pond, fenced')).toBe('fire pit and bench');
  expect(headOf('fire pit and bench by the pond, fenced')).toBe('fire pit');
  expect(headOf('1,200 square feet')).toBe('1,200 square feet');
  expect(headOf('in-unit laundry')).toBe('in-unit laundry');
});

test('several, uncounted and determined', () => {
  expect(['oak floors with inlays', 'feet of frontage', 'shelves'].every(isPlural)).toBe(true);
  expect(['stained glass', 'campus', 'a view of the hills', 'natural gas'].some(isPlural)).toBe(false);
  expect(['granite', 'hot water', 'white oak flooring', 'storage space'].every(isUncounted)).toBe(true);
  expect(['great room', 'flex space', 'tile roof'].some(isUncounted)).toBe(false);
  expect(['its own well', 'half the lot', '4,820 square feet', 'such as a den'].every(hasDeterminer)).toBe(
    true,
  );
  expect(['one-car garage', 'anchored deck', '48-inch range', '11x12 den'].some(hasDeterminer)).toBe(false);
});
