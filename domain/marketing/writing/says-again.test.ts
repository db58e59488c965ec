import { expect, test } from 'vitest';
import { saysAgain } from './says-again.ts';

test.each([
  ['A loft in Larkmere with exposed brick walls.', 'The charm of exposed brick fills the parlor.', true],
  ['A private pond-facing terrace.', 'Outside, a large pond-facing terrace waits.', true],
  ['A corner loft in Quarry Heights.', 'It is the quiet side of Quarry Heights.', true],
  ['A loft in Larkmere with skyline views.', 'The kitchen has a soapstone island.', false],
  ['A loft with a terrace.', 'The terrace faces the pond.', false],
  ['A loft with a 16-by-9-foot terrace.', 'The bedroom opens to a huge 16x9 foot deck.', true],
  ['A 21st-floor loft in Larkmere.', 'High on the 21st floor, it looks over the pond.', true],
  ['A loft in an all-stone building.', 'Set in an all stone mill, it has oak beams.', true],
])('%s %s', (line, sentence, isEcho) => {
  expect(saysAgain(line, sentence)).toBe(isEcho);
});

test('a place may be named twice where nothing else is said again', () => {
  expect(saysAgain('A loft in Quarry Heights.', 'A mill in the heart of Quarry Heights.', false)).toBe(false);
});
