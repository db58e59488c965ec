import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { authKeys, authUsers } from '#db/schema/auth.ts';
import { removeDemoAccounts } from '#domain/accounts/remove-demo-accounts.ts';
import { drawSigningKey } from '#domain/accounts/signing-key.ts';
import { runSql, withDatabase } from '#tests/support/databases.ts';
import { readEnv } from './env.ts';
import { openContext } from './open-context.ts';

const serverUrl = inject('databaseServerUrl');
const names: string[] = [];

async function newDatabase(): Promise<string> {
  const name = `hearthcast_open_${randomBytes(6).toString('hex')}`;
  names.push(name);
  await runSql(serverUrl, `create database ${name} template ${inject('templateDatabase')}`);
  return withDatabase(serverUrl, name);
}

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-open-'));
const settings = {
  DATABASE_URL: await newDatabase(),
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  SPEECH: 'flite',
};
const secrets = {
  AUTH_SECRET: 'q9Zr4uVb1LxT7mWc0KsY8dHf3JpN6gAe',
  JWT_KEYS: JSON.stringify([await drawSigningKey()]),
};
const production = {
  ...secrets,
  ...settings,
  NODE_ENV: 'production',
  SITE_URL: 'https://hearthcast.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYMENTS: 'demo',
};

afterAll(async () => {
  for (const name of names) await runSql(serverUrl, `drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

const open = (source: Record<string, string>, options = {}) =>
  openContext(readEnv(process.cwd(), source), { process: 'command', isWorker: false, ...options });

test('production refuses to start with demo accounts from development until they are removed', {
  timeout: 60_000,
}, async () => {
  await (await open(settings)).stop();
  await expect(open(production)).rejects.toThrow(
    /demo accounts with their published password \(ada@hearthcast\.example, customer@hearthcast\.example\).*demo:remove/,
  );

  const removal = await open(production, { acceptsDemoAccounts: true });
  expect(await removeDemoAccounts(removal.ctx)).toEqual([
    'ada@hearthcast.example',
    'customer@hearthcast.example',
  ]);
  expect(await removeDemoAccounts(removal.ctx)).toEqual([]);
  await removal.stop();

  const started = await open({ ...production, SEED_DEMO: 'on' });
  expect(await started.ctx.db.$count(authUsers)).toBe(0);
  await started.stop();
});

test('startup encrypts keys stored without a secret, and a different secret stops it', {
  timeout: 60_000,
}, async () => {
  const bare = { ...settings, DATABASE_URL: await newDatabase(), SEED_DEMO: 'off' };
  await (await open(bare)).stop();
  const withSecret = { ...bare, AUTH_SECRET: secrets.AUTH_SECRET };
  const started = await open(withSecret);
  const rows = await started.ctx.db.select({ key: authKeys.privateJwk }).from(authKeys);
  await started.stop();
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(Object.keys(key)).toEqual(['sealed']);
  await expect(open({ ...withSecret, AUTH_SECRET: 'Zk3vT8yQ1nW6bR4mX9cL2pH7sD5fJ0gA' })).rejects.toThrow(
    /^AUTH_SECRET is not the one/,
  );
  await expect(open(bare)).rejects.toThrow(/^AUTH_SECRET is not set/);
});
