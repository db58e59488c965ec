import { expect, test } from 'vitest';
import { countOf, isPluralNoun, pluralOf, singularOf } from './plural-of.ts';

test.each([
  ['bath', 'baths'],
  ['bedroom', 'bedrooms'],
  ['bay window', 'bay windows'],
  ['story', 'stories'],
  ['driveway', 'driveways'],
  ['porch', 'porches'],
  ['bush', 'bushes'],
  ['box', 'boxes'],
  ['bus', 'buses'],
  ['glass', 'glasses'],
  ['patio', 'patios'],
  ['pergola', 'pergolas'],
  ['house', 'houses'],
  ['bookcase', 'bookcases'],
  ['garage', 'garages'],
  ['shelf', 'shelves'],
  ['bookshelf', 'bookshelves'],
  ['foot', 'feet'],
  ['person', 'people'],
  ['child', 'children'],
  ['woman', 'women'],
  ['man', 'men'],
  ['human', 'humans'],
  ['trellis', 'trellises'],
  ['lanai', 'lanais'],
  ['vanity', 'vanities'],
  ['bay', 'bays'],
  ['half', 'halves'],
  ['view', 'views'],
])('one %s, two %s, and back', (one, many) => {
  expect(pluralOf(one)).toBe(many);
  expect(singularOf(many)).toBe(one);
  expect(isPluralNoun(many)).toBe(true);
  expect(isPluralNoun(one)).toBe(false);
  expect(singularOf(one)).toBe(one);
});

test.each([
  ['nineteen ninety', 'nineteen nineties'],
  ['forty-second', 'forty-seconds'],
  ['sixth', 'sixths'],
])('the last word of %s', (phrase, many) => {
  expect(pluralOf(phrase)).toBe(many);
});

test.each([
  'gas',
  'specimen',
  'glass',
  'campus',
  'canvas',
  'trellis',
  'access',
  'series',
  'Texas',
  "owner's",
  'as',
  '',
])('%s is not a plural', (word) => {
  expect(isPluralNoun(word)).toBe(false);
  expect(singularOf(word)).toBe(word);
});

test('counting', () => {
  expect(countOf(1, 'bath')).toBe('1 bath');
  expect(countOf('1', 'half bath')).toBe('1 half bath');
  expect(countOf(2.5, 'bath')).toBe('2.5 baths');
  expect(countOf(0, 'story')).toBe('0 stories');
  expect(countOf('0.5', 'acre')).toBe('0.5 acres');
});
