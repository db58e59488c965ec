import { join } from 'node:path';
import type { RunningServer, StartOptions } from '../main.ts';

/** The worker of a website, which starts and stops it. It never outlives the website. */
process.on('disconnect', () => process.exit(1));
// Ctrl-C and a closed terminal also reach the website, which then stops this process cleanly.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});

const root = join(import.meta.dirname, '..', '..');
// The build that the website runs from, even if the sources have changed since.
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
