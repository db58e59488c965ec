import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { schema } from './schema.ts';
import { breakConnection, STOPPED_ANSWERING, watchSilence } from './watch-silence.ts';

export type Db = NodePgDatabase<typeof schema>;

/** Connections of a pool, those of them that nobody uses, and queries that wait for one. */
export type PoolUse = { total: number; idle: number; waiting: number };

export type OpenDb = {
  db: Db;
  use: () => PoolUse;
  /** Closes idle connections, so that the next query gets a new one; for when a connection is known to be dead. */
  dropIdle: () => void;
  /** Waits for running queries. */
  close: () => Promise<void>;
};

/** No statement of ours runs longer, so a connection that is silent for longer is dead, not busy. */
const MAX_STATEMENT_MS = 10_000;
const MAX_SILENCE_MS = 11_000;

/** One pool per process. `isUnlimited` is for migrations, whose statements may take as long as they need. */
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
    // Taken out of the pool first, so that nobody is handed a broken one.
    for (let left = pool.idleCount; left > 0; left -= 1) pool.connect().then(discard, () => {});
  };
  async function limitStatements(client: pg.ClientBase): Promise<void> {
    // Where one connection died silently, the others most likely did too.
    watchSilence(client, MAX_SILENCE_MS, dropIdle);
    // As a statement, because poolers refuse it as a parameter of the connection.
    await client.query(`set statement_timeout = ${MAX_STATEMENT_MS}`);
  }
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
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

/** A server that is stopping, starting or has no connection left; a connection that broke. */
const awayCodes = /^(?:08...|53300|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** Without a code: ours, pg's and pg-pool's. */
const awayMessages = new Set([
  STOPPED_ANSWERING,
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Did this query fail because there was no connection, not because of what it asked? */
export function isDatabaseAway(error: unknown): boolean {
  // Drizzle wraps what a query throws, but not what taking a connection for a transaction does.
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
