import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawSigningKey } from '#domain/accounts/signing-key.ts';

const parent = mkdtempSync(join(tmpdir(), 'hearthcast-reset-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://hearthcast.example',
  PAYMENTS: 'demo',
  DEV_MAILBOX: 'on',
  AUTH_SECRET: randomBytes(36).toString('base64url'),
  JWT_KEYS: JSON.stringify([await drawSigningKey()]),
};

/** A data folder with a file in it, and what db:reset does to it. */
function reset(name: string, { env = {}, args = [] as string[], input = '', mark = '' } = {}) {
  const dataDir = join(parent, name);
  const kept = join(dataDir, 'files', 'episode.mp3');
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  writeFileSync(kept, 'audio');
  if (mark) writeFileSync(join(dataDir, mark), '');
  const { PATH = '', HOME = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['commands/db-reset.ts', ...args], {
    env: { PATH, HOME, DATA_DIR: dataDir, SEED_DEMO: 'off', LOG_LEVEL: 'warn', SPEECH: 'flite', ...env },
    input,
    encoding: 'utf8',
  });
  return { status, stderr, isKept: existsSync(kept) };
}

test('production is never erased, whatever is answered', () => {
  const { stderr, ...result } = reset('production', { env: production, args: ['--yes'], input: 'yes\n' });
  expect(result).toEqual({ status: 2, isKept: true });
  expect(stderr).toMatch(/never erases a production database/);
});

test('a folder that production used is not erased from a shell without NODE_ENV', () => {
  const { stderr, ...result } = reset('marked', { mark: 'production.txt', args: ['--yes'] });
  expect(result).toEqual({ status: 2, isKept: true });
  expect(stderr).toMatch(/was used in production/);
});

test.each([
  ['no answer', ''],
  ['no', 'no\n'],
])('without a yes nothing is erased: %s', (name, input) => {
  expect(reset(name, { input })).toMatchObject({ status: 2, isKept: true, stderr: 'Nothing was erased.\n' });
});

test('a yes erases and fills again', { timeout: 120_000 }, () => {
  expect(reset('typed', { input: 'yes\n' })).toMatchObject({ status: 0, isKept: false });
  expect(existsSync(join(parent, 'typed', 'postgres', 'PG_VERSION'))).toBe(true);
});
