import { expect, test } from 'vitest';
import { emailLink, phoneLink } from './contact-links.ts';
import { formatPhone } from './format-phone.ts';

test.each([
  ['8025550142', 'tel:+18025550142', '(802) 555-0142'],
  ['(802) 555-0142', 'tel:+18025550142', '(802) 555-0142'],
  ['18025550142', 'tel:+18025550142', '(802) 555-0142'],
  ['+49 30 123456', 'tel:+4930123456', '+49 30 123456'],
  ['442079460958', 'tel:+442079460958', '442079460958'],
  ['call me', undefined, 'call me'],
  ['1'.repeat(20), undefined, '1'.repeat(20)],
])('%s is dialed as %s and shown as %s', (typed, link, shown) => {
  expect(phoneLink(typed)).toBe(link);
  expect(formatPhone(typed)).toBe(shown);
});

test('only a plain address becomes a link', () => {
  expect(emailLink('ben@example.com')).toBe('mailto:ben@example.com');
  for (const odd of ['ben@example.com?bcc=spy@example.com', 'ben', 'a b@example.com', '<ben@example.com>'])
    expect(emailLink(odd)).toBeUndefined();
});
