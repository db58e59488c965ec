import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { schema } from './schema.ts';
import { breakConnection, STOPPED_ANSWERING, watchSilence } from './watch-silence.ts';

export type Db = NodePgDatabase<typeof schema>;

/** A pool's connections, how many of them are idle, and how many queries wait for one. */
export type PoolUse = { total: number; idle: number; waiting: number };

export type OpenDb = {
  db: Db;
  use: () => PoolUse;
  /**
   * Closes idle connections, so that the next query gets a new one. Call it when a connection is known to be
   * dead.
   */
  dropIdle: () => void;
  /** Waits for running queries. */
  close: () => Promise<void>;
};

/** No statement of ours runs longer, so a connection that is silent for longer is dead, not busy. */
const MAX_STATEMENT_MS = 10_000;
const MAX_SILENCE_MS = 11_000;

/** One pool per process. `isUnlimited` is for migrations, whose statements may take any time. */
export function createDb(url: string, options: { connections?: number; isUnlimited?: boolean } = {}): OpenDb {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'hearthcast',
    ...(options.isUnlimited ? {} : { onConnect: limitStatements }),
  });
  const dropIdle = () => {
    // Removed from the pool first, so that nobody gets a broken one.
    for (let left = pool.idleCount; left > 0; left -= 1) pool.connect().then(discard, () => {});
  };
  async function limitStatements(client: pg.ClientBase): Promise<void> {
    // If one connection died silently, the others probably did too.
    watchSilence(client, MAX_SILENCE_MS, dropIdle);
    // Set with a statement, because poolers refuse it as a connection parameter.
    await client.query(`set statement_timeout = ${MAX_STATEMENT_MS}`);
  }
  // The next query replaces an idle connection that breaks; without a listener, the break would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => giveBack(client)));
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    use: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    dropIdle,
    close: () => pool.end(),
  };
}

function discard(client: pg.PoolClient): void {
  client.release(true);
  breakConnection(client);
}

/**
 * Handles a connection that breaks while in use: its queries fail, which is how its user finds out. If a
 * transaction couldn't even begin, nobody returns the connection, and the pool would run dry in an outage.
 */
function giveBack(client: pg.PoolClient): void {
  const release = () => {
    try {
      client.release(true);
    } catch {
      // It has already been returned, as it should be.
    }
  };
  setTimeout(release, 1000).unref();
}

/**
 * Whether this error is the database refusing a second row with the same unique key. Checked by code, never
 * by text.
 */
export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorCode(error) === '23505';
}

/** A server that is stopping, starting or has no connection left; a connection that broke. */
const awayCodes = /^(?:08...|53300|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** Errors without a code: ours, pg's and pg-pool's. */
const awayMessages = new Set([
  STOPPED_ANSWERING,
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Whether this query failed because there was no connection, rather than because of the query itself. */
export function isDatabaseAway(error: unknown): boolean {
  // Drizzle wraps what a query throws, but not an error from taking a connection for a transaction.
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (awayMessages.has(at.message) || awayCodes.test(String(code))) return true;
  }
  return false;
}

function databaseErrorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
