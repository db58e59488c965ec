import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openChangeFeed } from '#db/changes.ts';
import { createDb } from '#db/client.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openQueue } from '#db/queue.ts';
import { listOpenDemoAccounts } from '#domain/accounts/demo-accounts.ts';
import { SealedKeyLocked } from '#domain/accounts/sealed-key.ts';
import type { Capability, ConsumeJobs, Context } from '#domain/context.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { createContext } from './context.ts';
import { BadEnvironment, type Env } from './env.ts';
import { createLog } from './log.ts';
import { seedDemo } from './seed-demo.ts';

export type OpenContext = {
  ctx: Context;
  consume: ConsumeJobs<Jobs>;
  capabilities: Capability[];
  notes: string[];
  /** The database's URL, for a process that shares it. */
  databaseUrl: string;
  /** What /health checks. */
  checks: Record<string, () => Promise<void>>;
  stop: () => Promise<void>;
};

type OpenOptions = {
  isWorker: boolean;
  /** For the command that removes them. */
  acceptsDemoAccounts?: boolean;
};

/** Environment → migrated and seeded database → context. `stop` closes them in reverse order. */
export async function openContext(env: Env, options: OpenOptions): Promise<OpenContext> {
  const log = createLog(env.LOG_LEVEL);
  const notes: string[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const database = await openDatabase(env, notes);
    stops.push(database.stop);
    await migrateDatabase(database.url, join(env.root, 'db', 'migrations'));
    const { db, close } = createDb(database.url);
    stops.push(close);
    const changes = await openChangeFeed(database.url, (err) =>
      log.warn({ err }, 'change feed lost its connection'),
    );
    stops.push(changes.stop);
    const queue = await openQueue<Jobs>({
      url: database.url,
      jobs: jobSettings,
      isWorker: options.isWorker,
      onError: (err) => log.warn({ err }, 'queue error'),
    });
    stops.push(queue.stop);
    const { ctx, capabilities, flush } = await createContext(env, { db, queue: queue.queue, changes, log });
    stops.push(flush);
    await unlockKeys(ctx);
    if (env.isProduction && !options.acceptsDemoAccounts) await requireNoDemoAccounts(ctx);
    if (env.SEED_DEMO ?? !env.isProduction) notes.push(...(await seedDemo(ctx, env)));
    const checks = {
      database: async () => void (await db.execute(sql`select 1`)),
      queue: async () => void (await queue.boss.schemaVersion()),
    };
    return {
      ctx,
      consume: queue.consume,
      capabilities,
      notes,
      databaseUrl: database.url,
      checks,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A data folder may have been started without NODE_ENV once, which adds a staff account with a published password. */
async function requireNoDemoAccounts(ctx: Context): Promise<void> {
  const open = await listOpenDemoAccounts(ctx);
  if (open.length === 0) return;
  throw new BadEnvironment(
    `NODE_ENV is "production", and this database has demo accounts with their published password (${open.join(', ')}). Run "npm run demo:remove" first.`,
  );
}

/** Encrypts what is stored in the clear, and notices a wrong secret before anybody signs in. */
async function unlockKeys({ keys }: Context): Promise<void> {
  try {
    await keys.signingKey();
  } catch (error) {
    throw error instanceof SealedKeyLocked ? new BadEnvironment(error.message) : error;
  }
}

async function openDatabase(env: Env, notes: string[]): Promise<{ url: string; stop: () => Promise<void> }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => {} };
  const server = await startPostgres({ folder: join(env.dataDir, 'postgres'), binDir: env.PG_BIN_DIR });
  if (!server.owned) {
    notes.push(
      `Attached to the database that another Hearthcast process runs in ${env.dataDir}; it stops when that process stops.`,
    );
  }
  return server;
}
