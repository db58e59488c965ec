import { parentPort } from 'node:worker_threads';

/** A thread that never answers, for tests of what waits for it. */
parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage('ready');
