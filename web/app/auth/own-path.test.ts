import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://hearthcast.example';

test.each([
  ['https://hearthcast.example/account', '/account'],
  ['https://hearthcast.example', '/'],
  [
    'https://hearthcast.example/set-password?listing=https%3A%2F%2Fa.example%2F1',
    '/set-password?listing=https%3A%2F%2Fa.example%2F1',
  ],
  [
    'https://hearthcast.example/auth?reset=true&access_token=a&refresh_token=b#access_token=c',
    '/auth?reset=true',
  ],
  ['https://hearthcast.example//evil.example/x', '/evil.example/x'],
  ['https://hearthcast.example/\\evil.example', '/evil.example'],
])('%s leads to %s', (given, path) => {
  expect(ownPath(given, origin)).toBe(path);
});

test.each([
  null,
  '',
  '/account',
  '//evil.example',
  'https://evil.example/account',
  'https://hearthcast.example.evil.example/',
  'https://hearthcast.example@evil.example/',
  'https://user@hearthcast.example/',
  'http://hearthcast.example/',
  'https://hearthcast.example:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:/\\evil.example',
  'https://evil.example/https://hearthcast.example',
  'https://evil%E3%80%82example/',
  'blob:https://hearthcast.example/1',
])('%s leads nowhere', (given) => {
  expect(ownPath(given, origin)).toBeUndefined();
});
