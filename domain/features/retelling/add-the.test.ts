import { expect, test } from 'vitest';
import { addThe } from './add-the.ts';

test.each([
  ["It's a cabin in West Loop.", "It's a cabin in the West Loop."],
  [
    "It's a short walk to Pier Street and Gold Coast.",
    "It's a short walk to Pier Street and the Gold Coast.",
  ],
  [
    "It's close to CTA, Quarrel District and Blue Line.",
    "It's close to the CTA, Quarrel District and the Blue Line.",
  ],
  ["It's near zoo.", "It's near the zoo."],
  ["It's near Brown Line train.", "It's near the Brown Line train."],
  // Already correct.
  ["It's in the West Loop.", "It's in the West Loop."],
  ["It's a West Loop cabin.", "It's a West Loop cabin."],
  ['The porch has views of city and lake.', 'The porch has views of city and lake.'],
])('%s', (text, told) => {
  expect(addThe(text)).toBe(told);
});
