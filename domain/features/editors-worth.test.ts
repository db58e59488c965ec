import { expect, test } from 'vitest';
import { editorsWorth, worthSigns } from './editors-worth.ts';

const inMiddle = { at: 5, of: 12 };
const worth = (sentence: string) => editorsWorth(sentence, inMiddle);

test.each([
  [
    'The roof terrace has views of the harbor and a hot tub.',
    'Timeless charm and craftsmanship define every detail of this stylish home.',
  ],
  ['Two parking spaces in the heated garage are included.', 'Schedule your private showing today.'],
  [
    'Pets are allowed, and the monthly assessments cover heat, cable and internet.',
    'The powder room offers ample storage for your culinary lifestyle.',
  ],
  [
    'Built in 1887 and designed by Ada Ferrow, it was gut renovated in 2019.',
    'Whether you entertain or relax, the beauty of this opportunity is its value.',
  ],
])('an editor keeps "%s" before "%s"', (kept, dropped) => {
  expect(worth(kept)).toBeGreaterThan(worth(dropped) + 1);
});

test('what stands first counts more, because agents sum the home up there', () => {
  const sentence = 'A brick house with a walled garden on Quarry Lane.';
  expect(editorsWorth(sentence, { at: 1, of: 12 })).toBeGreaterThan(worth(sentence));
});

test('names and figures are weighed by their kind', () => {
  const signs = worthSigns('It faces Lake Orrin, built in 1911 for $4,000 on 12 acres.', inMiddle);
  expect([...signs.keys()]).toEqual(expect.arrayContaining(['#name', '#year', '#money', '#num', 'acres']));
  expect([...signs.keys()].some((sign) => /orrin|1911|4,000/.test(sign))).toBe(false);
});
