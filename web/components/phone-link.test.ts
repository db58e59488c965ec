import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['(802) 555-0142', 'tel:+18025550142'],
  ['+1 802 555 0142', 'tel:+18025550142'],
  ['802.555.0142 x12', 'tel:+18025550142;ext=12'],
  ['555-0142', 'tel:5550142'],
  ['ask me', undefined],
])('%s becomes %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
