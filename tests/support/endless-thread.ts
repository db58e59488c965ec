import { parentPort } from 'node:worker_threads';

/** A thread that never responds, for tests of its callers. */
parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage('ready');
