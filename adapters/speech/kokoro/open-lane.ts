import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ChunkSound, ChunkTask, LaneAnswer, LaneStart } from './lane-thread.ts';

/** Speaks one chunk after another, beside other lanes. */
export type Lane = { speak: (task: ChunkTask) => Promise<ChunkSound> };

/** The runtime computes on the thread that asks, so each lane has one of its own. */
export async function openLane(start: LaneStart): Promise<Lane> {
  const thread = new Worker(join(import.meta.dirname, 'lane-thread.ts'), { workerData: start });
  await once(thread, 'message');
  // A thread that died never answers. This ends the process, and the next call gets a new one.
  thread.on('error', (error) => {
    throw error;
  });
  let last: Promise<unknown> = Promise.resolve();

  async function ask(task: ChunkTask): Promise<ChunkSound> {
    const answered = once(thread, 'message') as Promise<[LaneAnswer]>;
    thread.postMessage(task);
    const [answer] = await answered;
    if (answer === 'ready' || 'problem' in answer)
      throw new Error(answer === 'ready' ? answer : answer.problem);
    return answer.sound;
  }

  return {
    speak(task) {
      // What was called off may still be under way.
      const spoken = last.then(() => ask(task));
      last = spoken.catch(() => {});
      return spoken;
    },
  };
}
