import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSigningKey } from '#domain/accounts/signing-key.ts';
import { readEnv } from '#server/env.ts';

const compose = readFileSync('compose.yaml', 'utf8');

test('only a proxy on this machine reaches the published port, and no proxy is trusted unless it is named', () => {
  const ports = [...compose.matchAll(/ports: \[(.*)\]/g)].map(([, list]) => list);
  expect(ports).toEqual(['"127.0.0.1:3000:3000"']);
  // Without a proxy in front, a trusted X-Forwarded-For is whatever the caller wrote.
  expect(/TRUSTED_PROXIES: (.*)/.exec(compose)?.[1]).toBe('$' + '{TRUSTED_PROXIES:-0}');
});

/** The settings that must be filled in; the rest has defaults. */
const given: Record<string, string> = {
  SITE_URL: 'https://hearthcast.example',
  DATABASE_PASSWORD: 'db-1',
  SMTP_URL: 'smtp://mail.example:587',
  PAYMENTS: 'demo',
  AUTH_SECRET: 'q9Zr4uVb1LxT7mWc0KsY8dHf3JpN6gAe',
  STORE_PASSWORD: 'store-1',
  JWT_KEYS: JSON.stringify([await drawSigningKey()]),
};

/** The settings in the block that starts with this line, as Compose would pass them on. */
function settingsBelow(start: string): Record<string, string> {
  const lines = compose.slice(compose.indexOf(start) + start.length).split('\n');
  const indent = /^ */.exec(lines[1] ?? '')?.[0] ?? '';
  const end = lines.findIndex((line, index) => index > 0 && !line.startsWith(indent));
  const rows = lines.slice(1, end).filter((line) => !line.trim().startsWith('#'));
  return Object.fromEntries(
    rows.map((line) => {
      const [, name = '', value = ''] = /^\s*(\w+): (.*)$/.exec(line) ?? [];
      const filled = value.replace(
        /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
        (_, wanted: string, kind = '?', fallback = '') => {
          if (kind === '?' && given[wanted] === undefined) throw new Error(`${wanted} is not filled in`);
          return given[wanted] ?? fallback;
        },
      );
      return [name, filled];
    }),
  );
}

const ours = settingsBelow('environment: &environment');
const ofStore = settingsBelow('command: ["mini", "-dir=/data"]\n    environment:');

test('a production start accepts the settings, and knows every one of them', () => {
  const env = readEnv('/app', ours);
  expect(env).toMatchObject({ isProduction: true, S3_ENDPOINT: 'http://store:8333', TRUSTED_PROXIES: 0 });
  const documented = readFileSync('docs/operations.md', 'utf8');
  for (const name of Object.keys(ours)) expect(documented).toMatch(new RegExp(`\\b${name}\\b`));
});

test('the storage creates the bucket that we use, with the keys that we use', () => {
  expect(ofStore).toEqual({
    AWS_ACCESS_KEY_ID: ours.S3_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: ours.S3_SECRET_ACCESS_KEY,
    S3_BUCKET: ours.S3_BUCKET,
  });
});
