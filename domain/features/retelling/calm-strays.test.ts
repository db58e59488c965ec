import { expect, test } from 'vitest';
import { calmStrays } from './calm-strays.ts';

test.each([
  [
    'The den has a Custom-Built mantel and a Receiving room.',
    'The den has a custom-built mantel and a receiving room.',
  ],
  ['The staff includes On-site management.', 'The staff includes on-site management.'],
  ['It is a 22-Foot-Wide cabin.', 'It is a 22-foot-wide cabin.'],
  ['It has windows North, East, and West.', 'It has windows north, east, and west.'],
  ['It is in Historic Quarrel Heights.', 'It is in historic Quarrel Heights.'],
  ["It's a Quarrel Hill Townhouse.", "It's a Quarrel Hill townhouse."],
  [
    "It's steps from Quarrel Coffee, Brick Kitchen and the quay.",
    "It's steps from Quarrel Coffee, Brick Kitchen and the quay.",
  ],
  // Names through their last word.
  ['The porch overlooks the Quarrel Building.', 'The porch overlooks the Quarrel Building.'],
  ['The porch overlooks West Quarrel.', 'The porch overlooks West Quarrel.'],
  ['It is a registered Historic Landmark.', 'It is a registered Historic Landmark.'],
])('%s', (text, calm) => {
  expect(calmStrays(text)).toBe(calm);
});
