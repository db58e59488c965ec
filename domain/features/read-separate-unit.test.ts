import { expect, test } from 'vitest';
import { readSeparateUnit } from './read-separate-unit.ts';

test.each([
  [
    'The plan has three bedrooms and a self-contained 1-bedroom, one-bathroom unit.',
    'It comes with a self-contained one-bedroom, one-bath unit.',
  ],
  [
    'The mill house comes with two income producing apartments.',
    'It comes with two income-producing apartments.',
  ],
])('%s', (sentence, said) => {
  expect(readSeparateUnit(sentence)?.text).toBe(said);
});

test.each([
  'The attic could become a separate guest apartment.',
  'A separate storage unit is included.',
  'Options include an office or a separate guest apartment.',
])('%s has no second home', (sentence) => {
  expect(readSeparateUnit(sentence)).toBeUndefined();
});
