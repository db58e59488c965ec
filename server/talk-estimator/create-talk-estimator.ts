import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '#adapters/unavailable.ts';
import { createConcurrencyLimit } from '#domain/concurrency-limit.ts';
import type { TalkEstimate, TalkEstimator } from '#domain/script/talk-estimator.ts';
import type { Task } from './thread.ts';

type Options = {
  root: string;
  wordsPerMinute: number;
  limitMs?: number;
  idleMs?: number;
  /** The file that the thread runs, below `root`. */
  threadFile?: string;
};
type Thread = { worker: Worker; ready: Promise<unknown> };

const BUSY = 'We can’t say how long the episode becomes at the moment. You can order all the same.';

/**
 * Estimates one talk at a time in a thread of its own, so that no sheet, however long, can stall the website. The
 * thread is started by the first sheet and ends when nobody needs it. What takes too long ends it, too.
 */
export function createTalkEstimator(options: Options): TalkEstimator {
  const { root, wordsPerMinute, limitMs = 30_000, idleMs = 120_000 } = options;
  const file = join(root, options.threadFile ?? 'server/talk-estimator/thread.ts');
  const limiter = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 20, waitMs: 30_000, message: BUSY });
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Thread {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 384 } });
    return { worker, ready: once(worker, 'message') };
  }

  function end({ worker }: Thread): void {
    if (thread?.worker === worker) thread = undefined;
    void worker.terminate();
  }

  async function run(task: Task): Promise<TalkEstimate> {
    clearTimeout(idle);
    thread ??= start();
    const used = thread;
    used.worker.ref();
    try {
      await used.ready;
      // The limit starts here, because starting the thread isn't the sheet's fault.
      const answer = once(used.worker, 'message', { signal: AbortSignal.timeout(limitMs) });
      used.worker.postMessage(task);
      const [estimate] = (await answer) as [TalkEstimate];
      return estimate;
    } catch (cause) {
      end(used);
      throw new Unavailable('talk estimator', 'its thread failed', { cause });
    } finally {
      used.worker.unref();
      idle = setTimeout(() => end(used), idleMs).unref();
    }
  }

  return (facts, order) => limiter.run(() => run({ facts, order, wordsPerMinute, now: new Date() }));
}
