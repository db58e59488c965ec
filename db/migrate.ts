import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { createDb } from './client.ts';

/** Any number; the same one in every process, so that two starts do not migrate at once. */
const MIGRATION_LOCK = 727_001;

/** Brings the tables up to date. Safe to repeat and to run from several processes at once. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await requireVersion(lock);
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const { db, close } = createDb(url, { connections: 1 });
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
  if (major < 15) throw new Error(`DATABASE_URL is PostgreSQL ${major}; Hearthcast needs 15 or newer.`);
}
