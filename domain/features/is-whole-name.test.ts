import { expect, test } from 'vitest';
import type { Feature } from './feature.ts';
import { isWholeName } from './is-whole-name.ts';

const feature = (phrase: string, more: Partial<Feature> = {}) => ({ phrase, ...more }) as Feature;

test.each([
  [feature('views of the park from its'), ''],
  [feature('views of the landscaped'), ''],
  [feature('views of Marsh Park’s'), ''],
  [feature('nine 4-foot beamed ceilings'), 'It has 9 1/4-foot beamed ceilings.'],
  [feature('terrace', { tail: 'with a' }), ''],
  [feature('east shopping'), ''],
])('%o was cut out of a sentence', (one, sentence) => {
  expect(isWholeName(one, sentence)).toBe(false);
});

test.each([
  feature('two 8-foot islands'),
  feature('west facing'),
  feature('deck', { where: 'off the kitchen' }),
])('%o stands alone', (one) => {
  expect(isWholeName(one, 'It has two 8-foot islands.')).toBe(true);
});
