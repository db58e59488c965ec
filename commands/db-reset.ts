import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Env, readEnv } from '../server/env.ts';
import { productionMark } from '../server/production-mark.ts';

/** `npm run db:reset [-- --yes]`: empties the data folder and seeds it again. Only works on the bundled database. */
const root = join(import.meta.dirname, '..');
const env = readSettings();
if (env.DATABASE_URL) refuse('DATABASE_URL is set. db:reset only empties the bundled database.');
if (env.isProduction) refuse('NODE_ENV is production. db:reset never erases a production database.');
const mark = productionMark(env);
if (existsSync(mark))
  refuse(`${env.dataDir} was used in production. If you really want to erase it, delete ${mark} first.`);
if (existsSync(join(env.dataDir, 'postgres', 'postmaster.pid')))
  refuse(`Hearthcast seems to be running on ${env.dataDir}. Stop it first.`);
if (!process.argv.includes('--yes') && !(await isConfirmed())) refuse('Nothing was erased.');

for (const part of ['postgres', 'files']) rmSync(join(env.dataDir, part), { recursive: true, force: true });
const { openContext } = await import('../server/open-context.ts');
const { stop } = await openContext(env, { process: 'command', isWorker: false });
await stop();
console.log(`${env.dataDir} has been reset.`);

function readSettings(): Env {
  try {
    return readEnv(root);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** Input that ends without an answer, as in a script, is a no. */
async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((done) => terminal.once('close', () => done('')));
  const asked = terminal.question(
    `This erases all orders, accounts and files in ${env.dataDir}. Type yes to go on: `,
  );
  const answer = await Promise.race([asked, ended]);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
