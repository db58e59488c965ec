import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openChangeFeed } from '#db/changes.ts';
import { createDb, type PoolUse } from '#db/client.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openQueue } from '#db/queue.ts';
import { listOpenDemoAccounts } from '#domain/accounts/demo-accounts.ts';
import { SealedKeyLocked } from '#domain/accounts/sealed-key.ts';
import type { Capability, ConsumeJobs, Context } from '#domain/context.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { measureReadiness } from '#domain/operations/measure-readiness.ts';
import { createContext } from './context.ts';
import { BadEnvironment, type Env } from './env.ts';
import type { HealthProbes } from './health.ts';
import { createLog } from './log.ts';
import { writeProductionMark } from './production-mark.ts';
import { seedDemo } from './seed-demo.ts';

export type OpenContext = {
  ctx: Context;
  consume: ConsumeJobs<Jobs>;
  capabilities: Capability[];
  notes: string[];
  /** The database's URL, for a process that shares it. */
  databaseUrl: string;
  probes: Omit<HealthProbes, 'worker'>;
  pool: () => PoolUse;
  stop: () => Promise<void>;
};

type OpenOptions = {
  /** Its name in the log. */
  process: 'website' | 'worker' | 'command';
  isWorker: boolean;
  /** For the command that removes them. */
  acceptsDemoAccounts?: boolean;
};

/** Environment → migrated and seeded database → context. `stop` closes them in reverse order. */
export async function openContext(env: Env, options: OpenOptions): Promise<OpenContext> {
  const log = createLog(env.LOG_LEVEL, options.process);
  const notes: string[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    // First of all, so that an unwritable folder is the first problem we report.
    mkdirSync(env.dataDir, { recursive: true });
    accessSync(env.dataDir, constants.W_OK);
    if (env.isProduction) writeProductionMark(env);
    const database = await openDatabase(env, notes);
    stops.push(database.stop);
    // Behind a pooler in transaction mode, anything that needs its own session bypasses it.
    const directUrl = env.DATABASE_DIRECT_URL ?? database.url;
    await migrateDatabase(directUrl, join(env.root, 'db', 'migrations'));
    const { db, use, dropIdle, close } = createDb(database.url);
    stops.push(close);
    const changes = await openChangeFeed(directUrl, {
      onError: (err) => log.warn({ err }, 'change feed lost its connection'),
      onDead: dropIdle,
    });
    stops.push(changes.stop);
    const queue = await openQueue<Jobs>({
      url: directUrl,
      jobs: jobSettings,
      isWorker: options.isWorker,
      onError: (err) => log.warn({ err }, 'queue error'),
    });
    stops.push(queue.stop);
    const { ctx, capabilities, voices, flush } = await createContext(env, {
      db,
      queue: queue.queue,
      changes,
      log,
    });
    stops.push(flush);
    await unlockKeys(ctx);
    if (env.isProduction && !options.acceptsDemoAccounts) await requireNoDemoAccounts(ctx);
    if (env.SEED_DEMO ?? !env.isProduction) notes.push(...(await seedDemo(ctx, env)));
    return {
      ctx,
      consume: queue.consume,
      capabilities,
      notes,
      databaseUrl: database.url,
      probes: {
        measure: () => measureReadiness(ctx),
        storage: () => ctx.storage.stat('episodes/health.mp3'),
        feedAgeMs: changes.ageMs,
        voices,
      },
      pool: use,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * A data folder may once have been started without NODE_ENV, which adds a staff account with a published
 * password.
 */
async function requireNoDemoAccounts(ctx: Context): Promise<void> {
  const open = await listOpenDemoAccounts(ctx);
  if (open.length === 0) return;
  throw new BadEnvironment(
    `NODE_ENV is "production", and this database has demo accounts with their published password (${open.join(', ')}). Run "npm run demo:remove" first.`,
  );
}

/** Encrypts what is stored in the clear, and detects a wrong secret before anybody signs in. */
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
