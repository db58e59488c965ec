import { expect, test } from 'vitest';
import { chooseRedirect, isPhone, isStorable, mailLink, normalizeEmail } from './rules.ts';

const SITE = 'https://hearthcast.example';
const ALLOWED = ['https://partner.example:8443'];

const own = [
  ['https://hearthcast.example/account?a=1&b=2', 'https://hearthcast.example/account?a=1&b=2'],
  ['HTTPS://HEARTHCAST.EXAMPLE/auth?reset=true', 'https://hearthcast.example/auth?reset=true'],
  ['https://hearthcast.example:443/set-password', 'https://hearthcast.example/set-password'],
  ['https://partner.example:8443/back', 'https://partner.example:8443/back'],
  // These look like tricks, but every browser reads them as a path on our own origin.
  ['https://hearthcast.example/\\evil.example', 'https://hearthcast.example//evil.example'],
  ['https://hearthcast.example\\@evil.example/', 'https://hearthcast.example/@evil.example/'],
];

/** Known ways to send a redirect elsewhere: each must end at the site itself. */
const tricks = [
  '',
  '/account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example',
  'http://hearthcast.example/',
  'https://hearthcast.example:8443/',
  'https://hearthcast.example.evil.example/',
  'https://evil.example/hearthcast.example',
  'https://evil.example?https://hearthcast.example',
  'https://evil.example#https://hearthcast.example',
  'https://hearthcast.example@evil.example/',
  'https://hearthcast.example:x@evil.example/',
  'https://hearthcast.example%40evil.example/',
  'https://evil.example\\@hearthcast.example/',
  'https://evil.example\\.hearthcast.example/',
  'https://user@hearthcast.example/',
  'https://user:word@hearthcast.example/',
  'https://hearthcast.example%2eevil.example/',
  'https://hearthcast.example%00.evil.example/',
  'https://hearthcast.example。evil.example/',
  'https://hearthcast。example.evil.example/',
  'https://xhearthcast.example/',
  'https://hearthcast.exampl\u0435/',
  'https://partner.example/',
  'https://evil.partner.example:8443/',
  'ht\ntps://evil.example',
  ' https://evil.example',
  '\thttps://evil.example',
  '\u0000https://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://hearthcast.example',
  'javascript://hearthcast.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://hearthcast.example/',
  'ws://hearthcast.example/',
  'blob:https://hearthcast.example/1',
  'filesystem:https://hearthcast.example/1',
  'view-source:https://hearthcast.example/',
  'intent://hearthcast.example/#Intent;scheme=http;end',
  'mailto:a@hearthcast.example',
  'null',
  'https://',
  'https://[::1]/',
  'https://0x7f000001/',
  'http://localhost:3000/',
  `https://hearthcast.example/${'a'.repeat(3000)}`,
];

test.each(own)('a redirect to our own or an allowed origin is allowed: %s', (given, expected) => {
  expect(chooseRedirect(given, SITE, ALLOWED)).toBe(expected);
});

test.each(tricks)('a redirect elsewhere becomes the site: %j', (given) => {
  expect(chooseRedirect(given, SITE, ALLOWED)).toBe(SITE);
});

test('an allowed redirect never leaves our origins, whatever surrounds the address', () => {
  const parts = [
    'https:',
    'http:',
    '//',
    '\\\\',
    '/',
    '@',
    '.',
    ':',
    '#',
    '?',
    '%2f',
    'evil.example',
    'hearthcast.example',
    '\t',
  ];
  let state = 7;
  const pick = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return parts[state % parts.length] as string;
  };
  for (let round = 0; round < 5000; round++) {
    const given = Array.from({ length: 2 + (round % 6) }, pick).join('');
    const { origin, username } = new URL(chooseRedirect(given, SITE, ALLOWED));
    expect([SITE, ...ALLOWED], given).toContain(origin);
    expect(username).toBe('');
  }
});

test.each([
  ['Maria@Example.COM', 'maria@example.com'],
  ["o'neil+homes@mail.example.co.uk", "o'neil+homes@mail.example.co.uk"],
])('the address %s is stored as %s', (given, stored) => {
  expect(normalizeEmail(given)).toBe(stored);
});

test.each([
  '',
  'plain',
  'a@',
  '@example.com',
  'a@b',
  'a b@example.com',
  ' a@example.com',
  'a@example.com\n',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com,b@example.com',
  'Ann <a@example.com>',
  'a@exa\u0000mple.com',
  // The Kelvin sign becomes a plain k when lower-cased.
  '\u212Aate@example.com',
  'a@-example.com',
  'a@example..com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(63)}.com`,
])('%j is not an address', (given) => {
  expect(normalizeEmail(given)).toBeUndefined();
});

test('a phone number is E.164', () => {
  expect(isPhone('+15550100142')).toBe(true);
  for (const wrong of ['15550100142', '+0155501001', '555-0100', '+1 555 010 0142', '+1555010014212345']) {
    expect(isPhone(wrong), wrong).toBe(false);
  }
});

test('text that the database can’t store is found at any depth', () => {
  expect(isStorable({ a: ['x', 1, null, true, { b: '👋' }] })).toBe(true);
  expect(isStorable({ a: ['\u0000'] })).toBe(false);
  expect(isStorable({ '\ud800': 1 })).toBe(false);
  expect(isStorable(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toBe(false);
});

test('a link in an email opens our page with the query of the verify endpoint', () => {
  const link = new URL(
    mailLink(SITE, { token: 'abc', type: 'recovery', redirectTo: `${SITE}/auth?reset=true` }),
  );
  expect(link.origin + link.pathname).toBe(`${SITE}/auth/verify`);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    token: 'abc',
    type: 'recovery',
    redirect_to: `${SITE}/auth?reset=true`,
  });
});
