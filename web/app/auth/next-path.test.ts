import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

const origin = 'https://hearthcast.example';

test.each([
  ['/admin', '/admin'],
  ['/admin/reviews?tab=open', '/admin/reviews?tab=open'],
  ['/marketing/9d0e?access_token=a&x=1', '/marketing/9d0e?x=1'],
])('%s leads back to %s', (next, path) => {
  expect(nextPath({ next }, origin)).toBe(path);
});

test.each([
  null,
  undefined,
  'text',
  {},
  { next: 7 },
  { next: '' },
  { next: 'https://evil.example/admin' },
  { next: '//evil.example/admin' },
  { next: '/\\evil.example/admin' },
  { next: '@evil.example/admin' },
  { next: '.evil.example/admin' },
  { next: '/auth?reset=true' },
  { next: '/auth/verify?token=a' },
  { next: '/nowhere' },
  { next: '/privacy-policy' },
])('%o leads to no screen', (state) => {
  expect(nextPath(state, origin)).toBeUndefined();
});
