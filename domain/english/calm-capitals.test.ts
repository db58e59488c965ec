import { expect, test } from 'vitest';
import { calmCapitals } from './calm-capitals.ts';

test.each([
  ['A LEED-certified mill with an HVAC-ready attic.', 'A LEED-certified mill with an HVAC-ready attic.'],
  ['A HUGE attic with BRAND-new beams.', 'A huge attic with brand-new beams.'],
])('%s', (line, calm) => {
  expect(calmCapitals(line, [])).toBe(calm);
});
