import { expect, test } from 'vitest';
import { rareClaims } from './rare-claims.ts';

test('a count is said with its condition or not at all', () => {
  expect(rareClaims('The mill is one of only six residences on the lane.')).toEqual([
    'It is one of only six residences.',
  ]);
  expect(rareClaims('It is one of only six residences featuring a covered bridge.')).toEqual([]);
  expect(rareClaims('It is one of only six units with a dock.')).toEqual([]);
});

test('a house is called what the neighbors call it, and who needs no interview is told', () => {
  expect(rareClaims('Here is the actual Mill Lane "Copper House", beloved by all.')).toEqual([
    'It is known as the "Copper House".',
  ]);
  expect(rareClaims('Easy rules: no board interview, and free subletting from day one.')).toEqual([
    'There is no board interview, and subletting is allowed from day one.',
  ]);
  expect(rareClaims('No board interview is needed.')).toEqual(['There is no board interview.']);
  expect(rareClaims('The agent called it a "Great Find".')).toEqual([]);
});

test('what a house once was is said; what its street has is not', () => {
  expect(rareClaims('This five-story house—formerly a firehouse—has a brass pole.')).toEqual([
    'It was once a firehouse.',
  ]);
  expect(rareClaims('A former church stands across the lane.')).toEqual([]);
});

test('furniture that stays is what few homes have', () => {
  expect(rareClaims('Junior loft with a stove. All furniture included.')).toEqual([
    'All furniture is included.',
  ]);
  expect(rareClaims('The furniture is by Ada Quill.')).toEqual([]);
});
