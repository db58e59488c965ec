import { expect, test } from 'vitest';
import { calmHeadline } from './calm-headline.ts';

test.each([
  ['Washer and Dryer is allowed with Board approval.', 'Washer and dryer is allowed with board approval.'],
  ['The Parlor level has two stoves.', 'The parlor level has two stoves.'],
  ['The English Basement has a door to the lane.', 'The English basement has a door to the lane.'],
  [
    'Windowed Kitchen can be opened to the Living Room.',
    'Windowed kitchen can be opened to the living room.',
  ],
  ['Community Amenities include a swimming pool.', 'Community amenities include a swimming pool.'],
])('%s is said in a lower voice', (written, said) => {
  expect(calmHeadline(written)).toBe(said);
});

test.each([
  'The house faces Garden Street and Mill Park.',
  'Living Room Gallery is around the corner.',
  'Office hours are kept by Terrace Brown.',
])('%s has names in it', (text) => {
  expect(calmHeadline(text)).toBe(text);
});
