import { expect, test } from 'vitest';
import { feeCoverage } from './fee-coverage.ts';
import { readFeatures } from './read-features.ts';

const covered = (sentence: string) =>
  readFeatures(sentence, 'fee', 'home')
    .filter(({ id }) => id === 'fee-covers')
    .map(feeCoverage);

test('what a fee pays for is read as a list', () => {
  expect(covered('Assessments cover gas, heat, water, cable, and internet.')).toEqual([
    ['gas', 'heat', 'water', 'cable', 'internet'],
  ]);
  expect(covered('The HOA covers heat, A/C and wifi.')).toEqual([['heat', 'air conditioning', 'wifi']]);
});

test('one thing is no list, and "everything" is none either', () => {
  expect(covered('Assessments include everything.')).toEqual([undefined]);
});

test('a name keeps its capitals', () => {
  expect(covered('Assessments include HEAT, DirecTV and AC.')).toEqual([
    ['heat', 'DirecTV', 'air conditioning'],
  ]);
});
