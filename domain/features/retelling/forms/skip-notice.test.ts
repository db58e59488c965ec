import { expect, test } from 'vitest';
import { skipNotice } from './skip-notice.ts';

test.each([
  'Contact the listing agent to arrange a private tour.',
  'Open house by appointment.',
  'Showings start Friday.',
  'Equal housing opportunity.',
  'All measurements are approximate and not guaranteed.',
  'Terms are in the offering plan that the sponsor has.',
  "Hurry, this one won't last!",
  'Need a home office?',
])('tells nothing of %s', (sentence) => {
  expect(skipNotice(sentence)).toEqual([]);
});

test.each([
  'The den has a window seat.',
  'A few photos are virtually staged.',
  'With its slate roof, copper gutters and walled garden, this brick house of 1912 on the mill pond is a must see.',
])('leaves %s to the others', (sentence) => {
  expect(skipNotice(sentence)).toBeUndefined();
});
