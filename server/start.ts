import { join } from 'node:path';
import { ensureBuild } from './ensure-build.ts';
import { readEnv } from './env.ts';
import { explainStartError } from './explain-start-error.ts';
import type { RunningServer, StartOptions } from './main.ts';

/** `npm start`: builds when the sources changed, then runs the built server. With --worker-only it serves no pages. */
const root = join(import.meta.dirname, '..');
const isWorkerOnly = process.argv.includes('--worker-only');
/** Whoever asks us to stop kills us after ten seconds; a database that no longer answers must not take that long. */
const MAX_STOP_MS = 7_500;

let running: RunningServer | undefined;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    // A second signal means: at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    await running?.stop();
    process.exit(0);
  });
}

try {
  ensureBuild(root, readEnv(root));
  const { startServer } = (await import(join(root, 'dist', 'server', 'main.js'))) as {
    startServer: (options: StartOptions) => Promise<RunningServer>;
  };
  running = await startServer({ root, isWorkerOnly });
  announce(running);
} catch (error) {
  console.error(explainStartError(error as Error));
  process.exit(1);
}

function announce({ url, capabilities, notes }: RunningServer): void {
  const width = Math.max(...capabilities.map((capability) => capability.name.length));
  console.log(isWorkerOnly ? '\nHearthcast worker is running\n' : `\nHearthcast is running at ${url}\n`);
  for (const { name, inUse } of capabilities) console.log(`  ${name.padEnd(width)}  ${inUse}`);
  for (const note of notes) console.log(`\n${note}`);
  console.log('');
}
