import { expect, test } from 'vitest';
import { emptyLink, emptyOrder } from './order-values.ts';
import { lineOf, toPayment } from './to-payment.ts';

const order = {
  ...emptyOrder(),
  name: 'Maya Lind',
  email: 'maya@example.com',
  phone: '5550107788',
  links: [{ url: 'elm.example/7', draftId: '' }],
};

test('one link is ordered under its own name, with the customer’s details', () => {
  expect(toPayment(order, 'form-1')).toEqual({
    listingUrl: 'elm.example/7',
    amount: 2999,
    userInfo: {
      name: 'Maya Lind',
      email: 'maya@example.com',
      phone: '5550107788',
      agent_name: '',
      additional_details: '',
    },
    idempotencyKey: 'form-1',
  });
});

test('every link keeps its submitted page; empty lines are dropped', () => {
  const links = [...order.links, emptyLink, { url: 'elm.example/9', draftId: 'd' }];
  expect(toPayment({ ...order, links }, 'form-1')).toMatchObject({
    listingUrl: 'elm.example/7',
    listingUrls: ['elm.example/9'],
    drafts: [{ listingUrl: 'elm.example/9', draftId: 'd' }],
  });
});

test('a refused link is found by the server’s spelling of it', () => {
  const links = [...order.links, { url: 'Elm.example/9?utm_source=mail', draftId: '' }];
  expect(lineOf({ ...order, links }, 'https://elm.example/9')).toBe(1);
  expect(lineOf({ ...order, links }, 'https://other.example/')).toBe(0);
  expect(lineOf({ ...order, links }, undefined)).toBe(0);
  const numbers = [...links, { url: 'MLS # 7100001', draftId: '' }];
  expect(lineOf({ ...order, links: numbers }, 'https://site.example/mls/lakeview/7100001')).toBe(2);
});
