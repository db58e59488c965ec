import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Env, readEnv } from '../server/env.ts';
import { productionMark } from '../server/production-mark.ts';
import { fail, readArguments } from './read-arguments.ts';

const usage = `Usage: npm run db:reset [-- --yes]
Erases all orders, accounts and files of the bundled database and starts over with the sample data. --yes doesn't ask.`;
const { values } = readArguments(usage, { options: { yes: { type: 'boolean' } } });
const root = join(import.meta.dirname, '..');
const env = readSettings();
if (env.DATABASE_URL) fail('DATABASE_URL is set. db:reset only empties the bundled database.');
if (env.isProduction) fail('NODE_ENV is production. db:reset never erases a production database.');
const mark = productionMark(env);
if (existsSync(mark))
  fail(`${env.dataDir} was used in production. If you really want to erase it, delete ${mark} first.`);
if (existsSync(join(env.dataDir, 'postgres', 'postmaster.pid')))
  fail(`Hearthcast seems to be running on ${env.dataDir}. Stop it first.`);
if (!values.yes && !(await isConfirmed())) fail('Nothing was erased.');

for (const part of ['postgres', 'files']) rmSync(join(env.dataDir, part), { recursive: true, force: true });
const { openContext } = await import('../server/open-context.ts');
const { stop } = await openContext(env, { process: 'command', isWorker: false });
await stop();
console.log(`${env.dataDir} has been reset.`);

function readSettings(): Env {
  try {
    return readEnv(root);
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** Input that ends without an answer, as in a script, counts as no. */
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
