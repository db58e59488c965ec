import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { schema } from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;

/** One pool per process. `close` waits for running queries. */
export function createDb(
  url: string,
  options: { connections?: number } = {},
): { db: Db; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // No statement of ours may run longer; imports set their own limit.
    statement_timeout: 30_000,
    application_name: 'hearthcast',
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => giveBack(client)));
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() };
}

/**
 * A connection that breaks while it is in use: its queries fail, which is how its user learns of it. Where a
 * transaction could not even begin, nobody hands the connection back, and the pool would run dry in an outage.
 */
function giveBack(client: pg.PoolClient): void {
  const release = () => {
    try {
      client.release(true);
    } catch {
      // It was handed back already, as it should be.
    }
  };
  setTimeout(release, 1000).unref();
}

/** Is this error the database refusing a second row with the same unique key? Read by code, never by text. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorCode(error) === '23505';
}

function databaseErrorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
