import { expect, test } from 'vitest';
import { readPassages } from './read-passages.ts';

const text = `A loft on Mill Row.

Unlimited Potential:
• The loft allows for:
• a wall of windows over the river.
• 11-foot ceilings, decorative fireplace,

Building Highlights:
- Roof deck

The kitchen has an island.`;

test('what is listed under a heading is what the heading says', () => {
  const passageOf = readPassages(text);
  expect(passageOf('A wall of windows over the river.')).toBe('imagined');
  expect(passageOf('11-foot ceilings, decorative fireplace,')).toBe('imagined');
  expect(passageOf('Roof deck')).toBe('building');
  expect(passageOf('The kitchen has an island.')).toBeUndefined();
  expect(passageOf('A loft on Mill Row.')).toBeUndefined();
});
