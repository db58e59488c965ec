import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type ThreadAnswer<Output> = { output: Output } | { problem: string } | 'ready';

/** A thread that does one task after another. */
export type Thread<Task, Output> = { ask: (task: Task) => Promise<Output> };

/** The model runtime computes on the thread that asks, so two things at once need a thread each. */
export async function openThread<Task, Output>(path: string, start: unknown): Promise<Thread<Task, Output>> {
  // A small young heap is collected often, and with it go the results that models keep outside of it.
  const thread = new Worker(path, { workerData: start, resourceLimits: { maxYoungGenerationSizeMb: 4 } });
  await once(thread, 'message');
  // A thread that died never answers. This ends the process, and the next call gets a new one.
  thread.on('error', (error) => {
    throw error;
  });
  let last: Promise<unknown> = Promise.resolve();

  async function send(task: Task): Promise<Output> {
    const answered = once(thread, 'message') as Promise<[ThreadAnswer<Output>]>;
    thread.postMessage(task);
    const [answer] = await answered;
    if (answer === 'ready') throw new Error('the thread answered before it was asked');
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.output;
  }

  return {
    ask(task) {
      // A canceled task may still be running.
      const done = last.then(() => send(task));
      last = done.catch(() => {});
      return done;
    },
  };
}
