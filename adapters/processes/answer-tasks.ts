import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './open-thread.ts';

/** The other end of `openThread`. Call it when the thread is ready for its first task. */
export function answerTasks<Task, Output>(handle: (task: Task) => Promise<Output>): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a thread');
  const answer = (message: ThreadAnswer<Output>) => port.postMessage(message);
  port.on('message', async (task: Task) => {
    try {
      answer({ output: await handle(task) });
    } catch (error) {
      answer({ problem: error instanceof Error ? error.message : String(error) });
    }
  });
  answer('ready');
}
