import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../server/env.ts';
import { openContext } from '../server/open-context.ts';

/** `npm run db:reset`: empties the data folder and seeds it again. Only works on the bundled database. */
const root = join(import.meta.dirname, '..');
const env = readEnv(root);
if (env.DATABASE_URL) {
  console.error('DATABASE_URL is set. db:reset only empties the bundled database.');
  process.exit(2);
}
if (existsSync(join(env.dataDir, 'postgres', 'postmaster.pid'))) {
  console.error(`Hearthcast seems to be running on ${env.dataDir}. Stop it first.`);
  process.exit(2);
}
for (const part of ['postgres', 'files']) rmSync(join(env.dataDir, part), { recursive: true, force: true });
const { stop } = await openContext(env, { isWorker: false });
await stop();
console.log(`${env.dataDir} has been reset.`);
