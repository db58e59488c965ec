import { join } from 'node:path';
import { readEnv } from '../server/env.ts';
import { openContext } from '../server/open-context.ts';
import { readArguments } from './read-arguments.ts';

readArguments(`Usage: npm run migrate
Brings the database up to this version. Every start does that too; before a rolling upgrade, run it once while the old
processes are still up.`);
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
