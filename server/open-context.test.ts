import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { authUsers } from '#db/schema/auth.ts';
import { removeDemoAccounts } from '#domain/accounts/remove-demo-accounts.ts';
import { runSql, withDatabase } from '#tests/support/databases.ts';
import { readEnv } from './env.ts';
import { openContext } from './open-context.ts';

const serverUrl = inject('databaseServerUrl');
const name = `hearthcast_open_${randomBytes(6).toString('hex')}`;
await runSql(serverUrl, `create database ${name} template ${inject('templateDatabase')}`);
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-open-'));
const settings = {
  DATABASE_URL: withDatabase(serverUrl, name),
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  SPEECH: 'flite',
};
const production = {
  ...settings,
  NODE_ENV: 'production',
  SITE_URL: 'https://hearthcast.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYMENTS: 'demo',
};

afterAll(async () => {
  await runSql(serverUrl, `drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

const open = (source: Record<string, string>, options = {}) =>
  openContext(readEnv(process.cwd(), source), { isWorker: false, ...options });

test('production refuses the demo accounts of a development start until they are removed', {
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
