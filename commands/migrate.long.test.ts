import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestContext } from '#tests/support/test-context.ts';

const { databaseUrl } = await createTestContext();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['commands/migrate.ts'], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, SEED_DEMO: 'off', LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
  });

test('a database that is up to date stays so', () => {
  const { status, stdout } = run({ DATABASE_URL: databaseUrl });
  expect([status, stdout]).toEqual([0, 'The database is up to date.\n']);
});

test.each([
  ['no database', {}, 'DATABASE_URL is not set.'],
  ['one that does not answer', { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, ''],
])('%s is told in one line', (_, env, reason) => {
  const { status, stderr } = run(env);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The database was not migrated: .+\n$/);
  expect(stderr).toContain(reason);
});
