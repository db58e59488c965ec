import { join } from 'node:path';
import type { RunningServer, StartOptions } from '../main.ts';

/** The worker beside a website, which starts it, stops it and is never outlived by it. */
process.on('disconnect', () => process.exit(1));
// Ctrl-C and a closed terminal reach the website, too, which then stops this process in order.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});

const root = join(import.meta.dirname, '..', '..');
// The build that the website runs from: a change of the sources meanwhile is no reason to build again.
const { startServer } = (await import(join(root, 'dist', 'server', 'main.js'))) as {
  startServer: (options: StartOptions) => Promise<RunningServer>;
};
const running = await startServer({ root, isWorkerOnly: true });

let isStopping = false;
process.on('SIGTERM', async () => {
  if (isStopping) return;
  isStopping = true;
  await running.stop();
  process.exit(0);
});
process.send?.('ready');
