import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { createDb } from './client.ts';
import { openFirstConnection } from './open-first-connection.ts';
import { StartRefused } from './start-refused.ts';

/**
 * Any number will do, as long as every process uses the same one, so that two starts don't migrate at once.
 */
const MIGRATION_LOCK = 727_001;

/** Brings the tables up to date. Safe to repeat and to run from several processes at once. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const lock = await openFirstConnection(url);
  try {
    await requireVersion(lock);
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerData(lock, folder);
    const { db, close } = createDb(url, { connections: 1, isUnlimited: true });
    try {
      await migrate(db, { migrationsFolder: folder });
    } finally {
      await close();
    }
  } finally {
    await lock.end();
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const answer = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(answer.rows[0]?.server_version_num) / 10_000);
  if (major < 15)
    throw new StartRefused(`DATABASE_URL is PostgreSQL ${major}; Hearthcast needs 15 or newer.`);
}

/** An older version would read tables it doesn't know and write rows that the newer one can't read. */
async function refuseNewerData(client: pg.Client, folder: string): Promise<void> {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const newestKnown = Math.max(...journal.entries.map(({ when }) => when));
  const { rows: tables } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!tables[0]?.exists) return;
  const { rows } = await client.query<{ unknown: number }>(
    'select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at > $1',
    [newestKnown],
  );
  if (rows[0]?.unknown)
    throw new StartRefused(
      'This database was written by a newer version of Hearthcast. Start that version, or restore a backup made before the upgrade.',
    );
}
