import { expect, test } from 'vitest';
import { joinLetters } from './join-letters.ts';

test.each([
  ['Is there an H. O. A.', 'Is there an HOA'],
  ['How much is the H.O.A. per year?', 'How much is the HOA per year?'],
  ['Any E V charging?', 'Any EV charging?'],
  ['Is there an A. C. And a pool?', 'Is there an AC. And a pool?'],
  ['Can I park a boat? I have one.', 'Can I park a boat? I have one.'],
  ['What does the HOA fee cover?', 'What does the HOA fee cover?'],
])('"%s" is asked as "%s"', (heard, asked) => {
  expect(joinLetters(heard)).toBe(asked);
});
