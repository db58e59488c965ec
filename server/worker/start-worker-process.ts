import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { lowerPriority } from '#adapters/processes/lower-priority.ts';
import type { Log } from '#domain/context.ts';

export type WorkerState = 'starting' | 'ok' | 'restarting';
export type WorkerProcess = { state: () => WorkerState; stop: () => Promise<void> };

type Options = { root: string; environment: Record<string, string | undefined>; log: Log };

/** Pages first, then jobs; voices and mastering come last, so that no email waits for an episode. */
const niceness = 5;
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** A worker that ran this long didn't fail because of how it was started. */
const HEALTHY_AFTER_MS = 60_000;
/** A little more than the queue gives running jobs. */
const MAX_STOP_MS = 6_500;

/**
 * Runs jobs in a process beside the website, so that no page waits for an episode. If it dies, the website keeps running
 * and restarts it, with growing pauses while it keeps dying.
 */
export function startWorkerProcess({ root, environment, log }: Options): WorkerProcess {
  let child: ChildProcess | undefined;
  let state: WorkerState = 'starting';
  let pauseMs = MIN_PAUSE_MS;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;

  function start(): void {
    const startedAt = performance.now();
    try {
      child = forkWorker(root, environment);
    } catch (err) {
      restartLater({ err });
      return;
    }
    child.once('message', () => {
      state = 'ok';
    });
    child.once('exit', (exitCode, signal) => {
      child = undefined;
      if (performance.now() - startedAt > HEALTHY_AFTER_MS) pauseMs = MIN_PAUSE_MS;
      if (!isStopping) restartLater({ exitCode, signal });
    });
  }

  function restartLater(reason: object): void {
    state = 'restarting';
    log.error({ ...reason, pauseMs }, 'the worker died; restarting it');
    restart = setTimeout(start, pauseMs);
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(restart);
    const ending = child;
    if (!ending) return;
    const ended = new Promise((done) => ending.once('exit', done));
    const late = setTimeout(() => ending.kill('SIGKILL'), MAX_STOP_MS);
    ending.kill('SIGTERM');
    await ended;
    clearTimeout(late);
  }

  start();
  return { state: () => state, stop };
}

function forkWorker(root: string, environment: Options['environment']): ChildProcess {
  const child = fork(join(root, 'server', 'worker', 'process.ts'), {
    // Images are rendered in many threads, and glibc would keep the peak memory of each; and the large pieces it frees.
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
      ...environment,
    } as NodeJS.ProcessEnv,
    // In megabytes. Collecting more often halves the memory and costs only time that nobody waits for.
    execArgv: ['--max-semi-space-size=4'],
  });
  child.on('error', () => {});
  if (child.pid === undefined) throw new Error('could not start the worker process');
  // Right away and from here, because existing threads keep the priority they started with.
  lowerPriority(child.pid, niceness);
  return child;
}
