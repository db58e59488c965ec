import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded before a process's own code: every few seconds it collects garbage and records what is left. */
const INTERVAL_MS = 5_000;
const roles: [string, string][] = [
  ['server/studio/', 'studio'],
  ['adapters/speech/', 'voices'],
  ['--worker-only', 'worker'],
  ['server/start.ts', 'website'],
];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const command = process.argv.join(' ');
const role = roles.find(([part]) => command.includes(part))?.[1];
const folder = process.env.MEMORY_FOLDER;

if (role && folder)
  setInterval(() => {
    // The second round collects what finalizers released in the first.
    collectGarbage();
    collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const sample = { atMs: Date.now(), pid: process.pid, rss, heap: heapUsed + external };
    appendFileSync(join(folder, `${role}.jsonl`), `${JSON.stringify(sample)}\n`);
  }, INTERVAL_MS).unref();
