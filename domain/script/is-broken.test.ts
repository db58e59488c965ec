import { expect, test } from 'vitest';
import { isBroken } from './is-broken.ts';

test.each([
  'A shed of 90 square feet with this lovely house.',
  "It's a plan a house where every knob is brass.",
  "It's where every knob, hinge.",
  'It has open concept the den is round.',
  'The loft is in two parts one for boats and the other.',
  'The shed could hold kayaks, or turn it into a studio.',
  'It has while keeping the bricks.',
  'The porch is framed by.',
  'It has a front door.',
  'The ferry landing are both a mile away.',
  '4 bedrooms with 2 baths and can be split in two.',
])('%s', (text) => {
  expect(isBroken(text)).toBe(true);
});

test.each([
  'The porch is framed by two oaks.',
  'It was painted this year.',
  'The mill and the ferry landing are both a mile away.',
  'The side porches are both screened.',
  'There are two dens, one upstairs and the other below the stairs.',
  'The shed has a front door from a barn.',
])('%s is whole', (text) => {
  expect(isBroken(text)).toBe(false);
});
