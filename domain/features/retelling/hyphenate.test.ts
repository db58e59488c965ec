import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

test.each([
  ['a full service tower with a fulltime porter', 'a full-service tower with a full-time porter'],
  ['a live in super and onsite laundry', 'a live-in super and on-site laundry'],
  ['hard wood floors and a walk in closet', 'hardwood floors and a walk-in closet'],
  ['a custom built bench and a 6 burner range', 'a custom-built bench and a 6-burner range'],
  ['a north facing den with shaker style doors', 'a north-facing den with shaker-style doors'],
  ['a single family home', 'a single-family home'],
  // Already correct.
  ['the super works full time in the mill', 'the super works full time in the mill'],
  ['a bench that was custom built by a cooper', 'a bench that was custom built by a cooper'],
])('%s', (text, told) => {
  expect(hyphenate(text)).toBe(told);
});
