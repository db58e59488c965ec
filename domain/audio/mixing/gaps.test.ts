import { expect, test } from 'vitest';
import { gapBefore } from './gaps.ts';

const said = (text: string, speaker: 'nora' | 'miles' = 'nora', chapter: 'home' | 'outside' = 'home') => ({
  id: text,
  speaker,
  chapter,
  text,
});
const statement = 'The kitchen opens to a porch that looks over the garden.';
const reactions = [
  'Oh, nice.',
  'So will the house.',
  'Somebody is paying for that.',
  'I can see it.',
  'Right.',
];

test.each(reactions)('"%s" starts 80 to 150 ms before the other host has finished', (text) => {
  const gap = gapBefore(said(statement), said(text, 'miles'));
  expect(gap).toBeLessThanOrEqual(-0.08);
  expect(gap).toBeGreaterThanOrEqual(-0.15);
});

test('they don’t all start at the same moment, but each always starts at its own', () => {
  const gaps = reactions.map((text) => gapBefore(said(statement), said(text, 'miles')));
  expect(new Set(gaps).size).toBeGreaterThan(2);
  expect(gaps).toEqual(reactions.map((text) => gapBefore(said(statement), said(text, 'miles'))));
});

test.each([
  ['a number', 'It is listed at $614,000.', 'Oh, nice.'],
  ['a number in words', 'The dock is sixty feet.', 'Oh, nice.'],
  ['a street', 'You will find it on Heron Landing Road.', 'Oh, nice.'],
  ['a question', 'Would you like to see the old kitchen?', 'Right.'],
  ['a quip', 'Lead on.', 'Right.'],
  ['with a question', statement, 'How old?'],
  ['with a number', statement, 'All 40 of them.'],
  ['with a name', statement, 'Hello to Larkmere.'],
  ['with a longer turn', statement, 'And the garden has a wall around it.'],
])('nobody talks into or over %s', (_, before, after) => {
  expect(gapBefore(said(before), said(after, 'miles'))).toBeGreaterThan(0.15);
});

test('a host does not interrupt herself, and a new chapter gets more time', () => {
  expect(gapBefore(said(statement), said('Right.'))).toBeGreaterThan(0.3);
  expect(gapBefore(said(statement), said('Right.', 'miles', 'outside'))).toBeGreaterThan(0.7);
});
