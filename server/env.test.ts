import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const read = (source: Record<string, string>) => readEnv('/project', source);

test('no variable is required', () => {
  const env = read({});
  expect(env.siteUrl).toBe('http://localhost:3000');
  expect(env.dataDir).toBe('/project/data');
  expect(env.isProduction).toBe(false);
});

test.each([
  ['PORT', 'many', 'PORT is "many"; it takes a port number from 0 to 65535.'],
  [
    'SITE_URL',
    'hearthcast',
    'SITE_URL is "hearthcast"; it takes the public origin, such as https://hearthcast.example.',
  ],
  [
    'SITE_URL',
    'https://a.example/path',
    'SITE_URL is "https://a.example/path"; it takes the public origin, such as https://hearthcast.example.',
  ],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL is "mysql://x"; it takes postgresql://user:password@host/database.',
  ],
  [
    'STAFF_EMAILS',
    'ada@x.example,nobody',
    'STAFF_EMAILS is "ada@x.example,nobody"; it takes email addresses separated by commas.',
  ],
  [
    'AUTH_RATE_LIMITS',
    'maybe',
    'AUTH_RATE_LIMITS is "maybe"; it takes on or off (off outside production only).',
  ],
  ['PHONE', 'on', 'PHONE is "on"; it takes off, simulator or twilio.'],
  ['PHONE', 'twilio', 'TWILIO_ACCOUNT_SID is not set; PHONE=twilio needs it.'],
])('%s=%s is refused by name', (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message);
});

test('a speech provider needs all of its settings', () => {
  expect(() => read({ SPEECH: 'openai' })).toThrow('SPEECH_API_URL is not set; SPEECH=openai needs it.');
  expect(() => read({ SPEECH: 'gemini', SPEECH_API_KEY: 'k' })).toThrow('SPEECH_MODEL is not set');
  expect(() => read({ SPEECH_VOICES: 'one' })).toThrow("it takes two of the provider's voices");
  const env = read({ SPEECH: 'elevenlabs', SPEECH_API_KEY: 'k', SPEECH_VOICES: 'a, b' });
  expect(env.SPEECH_VOICES).toEqual(['a', 'b']);
});

test('an empty value counts as not set', () => {
  expect(read({ PORT: '' }).PORT).toBe(3000);
});

test('a secret in an invalid URL is not repeated', () => {
  expect(() => read({ SMTP_URL: 'mailer:hunter2@mail.example:587' })).toThrow(
    /^SMTP_URL is not right; it takes/,
  );
  expect(() => read({ DATABASE_URL: 'mysql://u:hunter2@x/y' })).toThrow(
    /^DATABASE_URL is not right; it takes/,
  );
});

test('production rejects development settings', () => {
  const good = {
    NODE_ENV: 'production',
    SITE_URL: 'https://hearthcast.example',
    SMTP_URL: 'smtp://mail.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_Ab3dE6gH9jK2mN5pQ8sT',
    AUTH_SECRET: 'q9Zr4uVb1LxT7mWc0KsY8dHf3JpN6gAe',
    JWT_KEYS: JSON.stringify([{ kid: 'a', kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd' }]),
  };
  expect(read(good).isProduction).toBe(true);
  expect(() => read({ ...good, SITE_URL: '' })).toThrow('SITE_URL is not set');
  expect(() => read({ ...good, SMTP_URL: '' })).toThrow('SMTP_URL is not set');
  const unpaid = { ...good, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
  expect(() => read(unpaid)).toThrow('STRIPE_SECRET_KEY is not set; production needs Stripe');
  expect(read({ ...unpaid, PAYMENTS: 'demo' }).PAYMENTS).toBe('demo');
  expect(() => read({ ...good, STRIPE_API_URL: 'http://127.0.0.1:1' })).toThrow('STRIPE_API_URL is set');
  expect(() => read({ ...good, AUTH_RATE_LIMITS: 'off' })).toThrow('AUTH_RATE_LIMITS is "off"');
  expect(() => read({ ...good, AUTH_SECRET: 'x'.repeat(32) })).toThrow('AUTH_SECRET can be guessed');
  expect(() => read({ HOST: '0.0.0.0' })).toThrow('HOST is "0.0.0.0"');
});

test('an incomplete group is rejected, and an invalid secret is not repeated', () => {
  expect(() => read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'STRIPE_WEBHOOK_SECRET is not set; STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET are needed together.',
  );
  expect(() => read({ PAYMENTS: 'stripe' })).toThrow('STRIPE_SECRET_KEY is not set');
  expect(() => read({ STRIPE_SECRET_KEY: 'pk_live_public' })).toThrow(
    /^STRIPE_SECRET_KEY is not right; it takes/,
  );
  const sheet = { GOOGLE_SHEET_ID: 'a'.repeat(44) };
  expect(() => read(sheet)).toThrow('GOOGLE_SERVICE_ACCOUNT is not set');
  expect(() => read({ ...sheet, GOOGLE_SERVICE_ACCOUNT: '{"private_key":"x"}' })).toThrow('is not right');
});

test('a writer needs its model, its key and, for your own server, its URL', () => {
  const writer = { WRITER: 'openai-compatible', WRITER_MODEL: 'small', WRITER_API_KEY: 'k' };
  expect(() => read({ WRITER: 'google' })).toThrow('WRITER_MODEL is not set; WRITER=google needs it.');
  expect(() => read({ WRITER: 'google', WRITER_MODEL: 'm' })).toThrow('WRITER_API_KEY is not set');
  expect(() => read(writer)).toThrow('WRITER_BASE_URL is not set; WRITER=openai-compatible needs it.');
  const env = read({ ...writer, WRITER_BASE_URL: 'http://models:8000/v1', WRITER_INPUT_PRICE: '2.5' });
  expect(env.WRITER_INPUT_PRICE).toBe(2.5);
  expect(() => read({ WRITER_OUTPUT_PRICE: '-1' })).toThrow('it takes dollars per million tokens');
});

test('a background provider needs its model, key and URL', () => {
  const painter = { BACKGROUNDS: 'openai-compatible', BACKGROUNDS_MODEL: 'm', BACKGROUNDS_API_KEY: 'k' };
  expect(read({}).BACKGROUNDS).toBe('off');
  expect(() => read({ BACKGROUNDS: 'google', BACKGROUNDS_MODEL: 'm' })).toThrow(
    'BACKGROUNDS_API_KEY is not set; BACKGROUNDS=google needs it.',
  );
  expect(() => read(painter)).toThrow('BACKGROUNDS_BASE_URL is not set');
  expect(
    read({ ...painter, BACKGROUNDS_BASE_URL: 'http://models:8000/v1', BACKGROUNDS_PRICE: '0.04' }),
  ).toMatchObject({ BACKGROUNDS_PRICE: 0.04 });
});

test('volume prices are sorted', () => {
  expect(read({ VOLUME_PRICES: '25:1999, 10:2499' }).VOLUME_PRICES).toEqual([
    { fromLinks: 10, unitCents: 2499 },
    { fromLinks: 25, unitCents: 1999 },
  ]);
  expect(() => read({ VOLUME_PRICES: '10=2499' })).toThrow('VOLUME_PRICES is "10=2499"');
});

test('a brief episode can have its own price', () => {
  expect(read({}).BRIEF_PRICE).toBeUndefined();
  expect(read({ BRIEF_PRICE: '1999' }).BRIEF_PRICE).toBe(1999);
  expect(() => read({ BRIEF_PRICE: '$19' })).toThrow('BRIEF_PRICE is "$19"');
});

test('listings can have extra paths', () => {
  expect(read({}).LISTING_PATHS).toEqual({ '/lake-estate': '14-heron-point-road-larkmere' });
  expect(read({ LISTING_PATHS: '/open-house=elm-5, /a/b=oak' }).LISTING_PATHS).toEqual({
    '/open-house': 'elm-5',
    '/a/b': 'oak',
  });
  expect(() => read({ LISTING_PATHS: 'elm' })).toThrow('LISTING_PATHS is "elm"; it takes extra paths');
});
