import { expect, test } from 'vitest';
import { variantWidths } from './variant-widths.ts';

test.each([
  [5000, [640, 960, 1280, 1920]],
  [1920, [640, 960, 1280, 1920]],
  [1600, [640, 960, 1280, 1600]],
  [1400, [640, 960, 1400]],
  [700, [700]],
  [320, [320]],
])('a photo %i wide is stored as %j', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});
