import { expect, test } from 'vitest';
import { absoluteAddress } from './absolute-address.ts';

const origin = 'https://hearthcast.example';

test.each([
  '/files/a-1.jpg',
  '/listings/14-heron-point',
  `${origin}/listings/14-heron-point`,
  '/',
  '/a//b',
  '/a/../b',
  '/a/.b',
  '/a/%2e%2e/b',
  '/caf\u00e9',
  '//elsewhere.example/a',
  '/a b?c=d#e',
  'https://elsewhere.example',
  `${origin}.elsewhere.example/a`,
  `${origin}@elsewhere.example/a`,
  `${origin}:8443/a`,
])('reads %s as a browser does', (link) => {
  expect(absoluteAddress(link, origin)).toBe(new URL(link, origin).href);
});
