import { join } from 'node:path';
import { readEnv } from '../server/env.ts';
import { openContext } from '../server/open-context.ts';

/**
 * `npm run migrate`: brings the database to this version and ends. Every start does that too; before a rolling upgrade
 * it's better done once, while the old processes still run.
 */
try {
  const env = readEnv(join(import.meta.dirname, '..'));
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set.');
  const { stop } = await openContext(env, { process: 'command', isWorker: false });
  await stop();
  console.log('The database is up to date.');
} catch (error) {
  console.error(`The database was not migrated: ${(error as Error).message}`);
  process.exitCode = 1;
}
