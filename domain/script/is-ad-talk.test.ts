import { expect, test } from 'vitest';
import { isAdTalk } from './is-ad-talk.ts';

test.each([
  'Enjoy a soapstone sink.',
  'The den is a true sanctuary.',
  "It's a new home with a porch.",
  'The hall has ceilings.',
  'It has outdoor space.',
  'There are private bedrooms.',
  'Every evening ends with a lamp on the porch.',
  'The den CAN FIT a loom.',
  'The old mill is given new life.',
  'Design forward halls.',
  'The plan works on so many levels.',
])('%s is left to the ad', (text) => {
  expect(isAdTalk(text)).toBe(true);
});

test.each([
  'The hall has tin ceilings.',
  "There's private outdoor space.",
  "It's a 1904 house with a porch.",
])('%s can be said', (text) => {
  expect(isAdTalk(text)).toBe(false);
});
