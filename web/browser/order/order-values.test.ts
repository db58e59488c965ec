import { expect, test } from 'vitest';
import { WRONG_LINK } from '#domain/podcasts/rules.ts';
import { findOrderProblems, invalidNotice } from './find-order-problems.ts';
import { countHomes, emptyLink, emptyOrder, isLink, splitLinks } from './order-values.ts';

const order = {
  ...emptyOrder(),
  name: 'Maya Lind',
  email: 'maya@example.com',
  phone: '(555) 010-7788',
  links: [{ url: 'elm.example/7', draftId: '' }],
};

function errorsOf(values: object): Record<string, string> {
  return findOrderProblems({ ...order, ...values }) as Record<string, string>;
}

test('an order needs a name, an address, a phone and one link', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf(emptyOrder())).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    'links.0.url': 'Listing URL is required',
  });
});

test('the notice distinguishes missing from wrong', () => {
  const noticeOf = (values: object) => invalidNotice(Object.values(errorsOf(values)));
  expect(noticeOf({ phone: '', email: 'x' })).toEqual({ title: 'Please fill in all required fields' });
  expect(noticeOf({ links: [{ url: 'x', draftId: '' }] })).toEqual({
    title: 'Invalid Listing URL',
    description: WRONG_LINK,
  });
  expect(noticeOf({ phone: 'x' })).toEqual({
    title: 'Please check your order',
    description: 'Enter a phone number with its area code',
  });
  expect(noticeOf({ phone: 'x', email: 'x' })).toEqual({ title: 'Please check the marked fields' });
});

test('empty lines after the first are just spare fields', () => {
  expect(errorsOf({ links: [...order.links, emptyLink, emptyLink] })).toEqual({});
});

test('a link can be ordered once', () => {
  const again = { url: ' https://elm.example/7 ', draftId: '' };
  expect(errorsOf({ links: [...order.links, again] })).toEqual({
    'links.1.url': 'This link is already in your order.',
  });
  expect(countHomes([...order.links, again, emptyLink, { url: '', draftId: 'a' }])).toBe(2);
});

test.each([
  'https://elm.example/7',
  'elm.example',
  'www.elm.example/a?b=c',
  'http://localhost:3000/samples/a',
])('%s looks like a link', (text) => expect(isLink(text)).toBe(true));

test.each([
  '',
  'elm',
  'elm street 7',
  'javascript:alert(1)',
  'ftp://elm.example',
  'https://a:b@elm.example',
  'https://elm.',
])('%s does not', (text) => expect(isLink(text)).toBe(false));

test('several links pasted at once are distinguished from a text', () => {
  expect(splitLinks('https://a.example/1\nhttps://a.example/2, b.example/3')).toEqual([
    'https://a.example/1',
    'https://a.example/2',
    'b.example/3',
  ]);
  expect(splitLinks('https://a.example/1')).toEqual([]);
  expect(splitLinks('see https://a.example/1')).toEqual([]);
});
