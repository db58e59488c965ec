import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { tellFeature } from './tell-feature.ts';

const told = (sentence: string) => readFeatures(sentence, 'f', 'home').map(tellFeature);

test('a part of a thing is not the thing', () => {
  expect(told('Steel posts, new roof beams and a slate step.')).toEqual([]);
  expect(told('The builder put on a new roof.')).toEqual(['a new roof']);
  expect(told('The bedroom has two dressing room size closets.')).toEqual([]);
  expect(told('The bedroom has two dressing-room-sized closets.')).toEqual([]);
  expect(told('A private garden lounge is downstairs.')).toEqual([]);
});

test('what a ceiling or a kitchen is like, the home is not', () => {
  expect(told('It has white timber loft ceilings.')).toEqual([]);
  expect(told('Guests use the foyer closet.')).toEqual([]);
  expect(told("The farmhouse-style chef's kitchen faces the lane.")).toEqual([]);
  expect(told('This timber loft faces the lane.')).toEqual(['a timber loft']);
});

test('an artist without a name is nobody in particular', () => {
  expect(told('It suits an artist and her friends.')).toEqual([]);
  expect(told('The painter Odile Marchetti had her easel here.')).toEqual(['a well-known resident']);
  expect(told('Odile Marchetti, a Belgian landscape painter, was once a resident.')).toEqual([
    'a well-known resident',
  ]);
});

test('the adjective of one thing in a list is not the next one’s', () => {
  expect(told('Each bedroom has custom shades and organized closets.')).toEqual([]);
  expect(told('Each bedroom has custom closets.')).toEqual(['custom closets']);
});

test('one machine that washes and dries is one', () => {
  expect(told('There is an in-unit combo washer/dryer.')).toEqual(['a combo washer-dryer']);
  expect(told('There is a washer/dryer combo off the hall.')).toEqual(['a combo washer-dryer']);
  expect(told('There is a washer and dryer.')).toEqual(['a washer and dryer']);
});

test('two names for one room are one room', () => {
  const found = readFeatures('A sunroom-solarium with a skylight opens to the yard.', 'f', 'home');
  expect(found.map(tellFeature)).toContain('a sunroom with a skylight');
  expect(JSON.stringify(found)).not.toContain('solarium');
});

test('a garage that only opens a gate, and a quiet side, are neither garage nor courtyard', () => {
  expect(told('There is a covered garage-operated carport.')).toEqual(['a carport']);
  expect(told('The rooms are on the courtyard side of the building.')).not.toContain('a courtyard');
  expect(told('It has a 48-inch double oven gas range.')).toEqual(['a gas range']);
});
