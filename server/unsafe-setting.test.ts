import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findUnsafeSetting } from './unsafe-setting.ts';

const safe = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  SITE_URL: 'https://hearthcast.example',
  AUTH_SECRET: 'q9Zr4uVb1LxT7mWc0KsY8dHf3JpN6gAe',
  JWT_KEYS: [{}],
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_Ab3dE6gH9jK2mN5pQ8sT',
};

test('a safe production configuration passes', () => {
  expect(findUnsafeSetting(safe)).toBeUndefined();
});

test.each([
  [{ SITE_URL: 'http://hearthcast.example' }, 'SITE_URL is "http://hearthcast.example"'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY is a test key'],
  [{ STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY is a test key'],
  [{ AUTH_SECRET: undefined }, 'AUTH_SECRET is not set'],
  [{ JWT_KEYS: undefined }, 'JWT_KEYS is not set'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET can be guessed'],
  [{ MLS_FEEDS: [{ id: 'actris', url: 'http://mls.example/odata/' }] }, 'a feed, actris, whose url'],
  [{ MLS_FEEDS: [{ id: 'actris', url: 'https://10.0.0.7/odata/' }] }, 'a feed, actris, whose url'],
  [{ MLS_FEEDS: [{ id: 'actris', url: 'https://localhost/odata/' }] }, 'a feed, actris, whose url'],
])('production refuses %o', (change, message) => {
  expect(findUnsafeSetting({ ...safe, ...change })).toContain(message);
});

test('metrics are open to other machines only with a token', () => {
  const open = { ...safe, METRICS_PORT: 9464, METRICS_HOST: '0.0.0.0' };
  expect(findUnsafeSetting(open)).toContain('needs a METRICS_TOKEN');
  expect(findUnsafeSetting({ ...open, NODE_ENV: 'development', HOST: '127.0.0.1' })).toContain(
    'METRICS_TOKEN',
  );
  expect(findUnsafeSetting({ ...open, METRICS_TOKEN: 'q9Zr4uVb1LxT7mWc' })).toBeUndefined();
  expect(findUnsafeSetting({ ...open, METRICS_HOST: '127.0.0.1' })).toBeUndefined();
});

test('test keys are fine where they are explicitly allowed', () => {
  const trial = { ...safe, STRIPE_SECRET_KEY: 'sk_test_1', ALLOW_TEST_PAYMENTS: 'yes' };
  expect(findUnsafeSetting(trial)).toBeUndefined();
});

test.each([
  'x'.repeat(40),
  'abcabcabcabcabcabcabcabcabcabcabc',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'k7Qz9k7Qz9k7Qz9k7Qz9k7Qz9k7Qz9k7Qz9',
  'our-very-own-password-for-the-live-site',
  'changeme-q9Zr4uVb1LxT7mWc0KsY8dHf3',
])('the secret %s is refused and not repeated', (secret) => {
  const message = findUnsafeSetting({ ...safe, AUTH_SECRET: secret });
  expect(message).toMatch(/^AUTH_SECRET can be guessed/);
  expect(message).not.toContain(secret);
});

test('random secrets in every encoding pass', () => {
  for (let time = 0; time < 500; time += 1) {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      const secret = randomBytes(24).toString(encoding);
      expect(findUnsafeSetting({ ...safe, AUTH_SECRET: secret }), secret).toBeUndefined();
    }
  }
});

test.each(['127.0.0.1', 'localhost', '::1', '10.0.0.5', '192.168.1.20', 'fd00::1'])(
  'development may listen on %s',
  (host) => {
    expect(findUnsafeSetting({ NODE_ENV: 'development', HOST: host })).toBeUndefined();
  },
);

test.each(['0.0.0.0', '::', '203.0.113.9', '2001:db8::1', 'demo.hearthcast.example'])(
  'development refuses to listen on %s',
  (host) => {
    const message = findUnsafeSetting({ NODE_ENV: 'development', HOST: host });
    expect(message).toContain(`HOST is "${host}"; with NODE_ENV=development it takes`);
  },
);
