import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { withDatabase } from './support/databases.ts';
import { findFreePort } from './support/free-port.ts';
import { startProcess } from './support/processes.ts';
import { createTestContext } from './support/test-context.ts';

const { ctx, databaseUrl } = await createTestContext();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-refusals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Everything that a refused start prints. */
async function refusal(env: Record<string, string>): Promise<string> {
  const started = startProcess({ PORT: '0', DATA_DIR: join(folder, 'data'), ...env });
  expect(await started.ended).toBe(1);
  // The first start of a test run may build.
  return started.output().replace(/^Building …\nBuilt in .*\n/, '');
}

test('an unwritable data folder is reported in one line', async () => {
  expect(await refusal({ DATA_DIR: '/sys/hearthcast' })).toMatch(
    /^Can't write to \/sys\/hearthcast: [\w -]+\. Set DATA_DIR to a folder this user may write to\.\n$/,
  );
});

test('a data folder from another PostgreSQL is reported in one line that names both versions', async () => {
  const dataDir = join(folder, 'older');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
  expect(await refusal({ DATA_DIR: dataDir })).toMatch(
    /^\S+ was written by PostgreSQL 14, and the programs here are version \d+\. Set PG_BIN_DIR .*\n$/,
  );
});

test('a missing database is reported in one line without the password', async () => {
  const port = await findFreePort();
  const url = `postgresql://hearthcast:a-secret@127.0.0.1:${port}/hearthcast`;
  expect(await refusal({ DATABASE_URL: url })).toBe(
    `DATABASE_URL names a database at 127.0.0.1:${port}, but nothing answers there.\n`,
  );
});

test('a database with another name is reported in one line', async () => {
  expect(await refusal({ DATABASE_URL: withDatabase(databaseUrl, 'nowhere') })).toMatch(
    /^DATABASE_URL names a database at \S+, but it has no database "nowhere"\.\n$/,
  );
});

test('data written by a newer version is left alone', async () => {
  await ctx.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 9999999999999)`,
  );
  expect(await refusal({ DATABASE_URL: databaseUrl })).toBe(
    'This database was written by a newer version of Hearthcast. Start that version, or restore a backup made before the upgrade.\n',
  );
});
