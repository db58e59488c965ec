import { expect, test } from 'vitest';
import { articleInList } from './article-in-list.ts';

test.each([
  ['The den has dumbwaiter and a rear staircase.', 'The den has a dumbwaiter and a rear staircase.'],
  ['The den has an oven, a sink and refrigerator.', 'The den has an oven, a sink and a refrigerator.'],
  [
    'The rooms include a parlor, sitting room and an attic.',
    'The rooms include a parlor, a sitting room and an attic.',
  ],
  [
    'The den has cork paneling, carpeting and cedar closet.',
    'The den has cork paneling, carpeting and a cedar closet.',
  ],
  ['The den fits king bed.', 'The den fits a king bed.'],
  ['The den has Miele dishwasher.', 'The den has a Miele dishwasher.'],
  [
    'The den has oak cabinetry, copper faucet and a bench.',
    'The den has oak cabinetry, a copper faucet and a bench.',
  ],
  // Already correct.
  ['The den has marble and cork flooring.', 'The den has marble and cork flooring.'],
  ['The den has a washer and dryer.', 'The den has a washer and dryer.'],
  ['The den has its own sink and shower.', 'The den has its own sink and shower.'],
  ['The den can serve as an office and library.', 'The den can serve as an office and library.'],
  ['The den has an office or library.', 'The den has an office or library.'],
  ['Two dens have views and share a tiled bath.', 'Two dens have views and share a tiled bath.'],
  ['The den has access to storage and laundry.', 'The den has access to storage and laundry.'],
])('%s', (text, told) => {
  expect(articleInList(text)).toBe(told);
});
