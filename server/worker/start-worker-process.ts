import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Log } from '#domain/context.ts';

export type WorkerState = 'starting' | 'ok' | 'restarting';
export type WorkerProcess = { state: () => WorkerState; stop: () => Promise<void> };

type Options = { root: string; environment: Record<string, string | undefined>; log: Log };

/** Pages go first; voice and mastering come last, so that a mail does not wait for an episode. */
const niceness = 5;
const shortestPauseMs = 500;
const longestPauseMs = 30_000;
/** A worker that lived this long did not die of how it was started. */
const provenMs = 60_000;
/** A little more than the queue gives a job under way. */
const longestStopMs = 8_500;

/**
 * Works on jobs in a process beside the website, so that no page waits for an episode. When it dies the website goes
 * on and it is started again, after ever longer pauses while it keeps dying.
 */
export function startWorkerProcess({ root, environment, log }: Options): WorkerProcess {
  let child: ChildProcess | undefined;
  let state: WorkerState = 'starting';
  let pauseMs = shortestPauseMs;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;

  function start(): void {
    const startedAt = performance.now();
    try {
      child = forkWorker(root, environment);
    } catch (err) {
      startLater({ err });
      return;
    }
    child.once('message', () => {
      state = 'ok';
    });
    child.once('exit', (exitCode, signal) => {
      child = undefined;
      if (performance.now() - startedAt > provenMs) pauseMs = shortestPauseMs;
      if (!isStopping) startLater({ exitCode, signal });
    });
  }

  function startLater(reason: object): void {
    state = 'restarting';
    log.error({ ...reason, pauseMs }, 'the worker ended; it is started again');
    restart = setTimeout(start, pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(restart);
    const ending = child;
    if (!ending) return;
    const ended = new Promise((done) => ending.once('exit', done));
    const late = setTimeout(() => ending.kill('SIGKILL'), longestStopMs);
    ending.kill('SIGTERM');
    await ended;
    clearTimeout(late);
  }

  start();
  return { state: () => state, stop };
}

function forkWorker(root: string, environment: Options['environment']): ChildProcess {
  const child = fork(join(root, 'server', 'worker', 'process.ts'), {
    // Pictures are drawn in many threads, and glibc would keep what each of them once needed.
    env: { MALLOC_ARENA_MAX: '2', ...environment } as NodeJS.ProcessEnv,
    // In megabytes. Collecting more often costs time that nobody waits for and keeps its memory half as large.
    execArgv: ['--max-semi-space-size=4'],
  });
  child.on('error', () => {});
  if (child.pid === undefined) throw new Error('no process could be started');
  // At once and from here: threads that a process has begun keep the priority they began with.
  setPriority(child.pid, niceness);
  return child;
}
