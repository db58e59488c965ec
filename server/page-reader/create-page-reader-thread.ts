import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '#adapters/unavailable.ts';
import type { ListingReading } from '#domain/listings/extraction/facts.ts';
import { PageRefused } from '#domain/listings/extraction/page/parse-html.ts';
import type { PageReader, ReadPage } from '#domain/listings/page-reader.ts';
import type { SentPage } from '#domain/listings/read-sent-page.ts';
import type { Answer, Task } from './thread.ts';

type Options = {
  root: string;
  /** The time limit for one page. A normal page takes a hundredth of it. */
  limitMs?: number;
  maxWaiting?: number;
  memoryMb?: number;
  /** How long a thread that wasn't warmed waits for another page. */
  idleMs?: number;
};
type Job = { task: Task; resolve: (output: unknown) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; isReady: boolean; pages: number };

/** The readers' caches grow with every page, so a thread is replaced after this many. */
const MAX_PAGES_PER_THREAD = 500;
const name = 'page reader';

/**
 * Reads pages one at a time in a thread, so that no page, however hostile, can stall the website. A page that takes too
 * long or too much memory is refused and kills the thread; the next page gets a new one. Once warmed, a thread is
 * always ready; otherwise it exits when there is nothing to read. It always runs the source file below `root`, even if
 * everything else runs from the build.
 */
export function createPageReaderThread({
  root,
  limitMs = 3_000,
  maxWaiting = 40,
  memoryMb = 512,
  idleMs = 10_000,
}: Options): PageReader {
  const waiting: Job[] = [];
  let thread: Thread | undefined;
  let current: Job | undefined;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isKeptReady = false;

  function start(): Thread {
    const worker = new Worker(join(root, 'server/page-reader/thread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const started: Thread = { worker, isReady: false, pages: 0 };
    worker.unref();
    worker.on('message', (answer: Answer) => {
      if (thread === started) receive(started, answer);
    });
    worker.on('error', (error: Error & { code?: string }) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const refusal = new PageRefused('The page needs too much memory to be read.');
      end(
        started,
        isFull && current ? refusal : new Unavailable(name, 'its thread failed', { cause: error }),
      );
    });
    worker.on('exit', () => end(started, new Unavailable(name, 'its thread ended')));
    return started;
  }

  function receive(from: Thread, answer: Answer): void {
    if (answer.kind === 'ready') {
      from.isReady = true;
      send(from);
      return;
    }
    const job = current;
    finish();
    if (answer.kind === 'done') job?.resolve(answer.output);
    else if (answer.kind === 'refused') job?.reject(new PageRefused(answer.message));
    else job?.reject(new Error(`The page reader failed: ${answer.message}`));
    if (++from.pages >= MAX_PAGES_PER_THREAD) renew(from);
    next();
  }

  function finish(): void {
    clearTimeout(limit);
    current = undefined;
    thread?.worker.unref();
  }

  function renew(old: Thread): void {
    thread = start();
    void old.worker.terminate();
  }

  function end(ended: Thread, error: Error): void {
    if (thread !== ended) return;
    thread = undefined;
    const job = current;
    finish();
    job?.reject(error);
    next();
  }

  /** The time limit starts here, because starting the thread isn't the page's fault. */
  function send(to: Thread): void {
    if (!current || !to.isReady) return;
    to.worker.postMessage(current.task);
    limit = setTimeout(() => {
      const job = current;
      finish();
      renew(to);
      job?.reject(new PageRefused('The page takes too long to be read.'));
      next();
    }, limitMs);
  }

  /** A process that reads a page a day gets its memory back. */
  function rest(): void {
    const resting = thread;
    if (isKeptReady || !resting) return;
    idle = setTimeout(() => {
      thread = undefined;
      void resting.worker.terminate();
    }, idleMs).unref();
  }

  function next(): void {
    if (current) return;
    clearTimeout(idle);
    current = waiting.shift();
    if (!current) {
      rest();
      return;
    }
    thread ??= start();
    thread.worker.ref();
    send(thread);
  }

  function run<Output>(task: Task): Promise<Output> {
    if (waiting.length >= maxWaiting)
      return Promise.reject(new Unavailable(name, 'too many pages are waiting'));
    return new Promise<Output>((resolve, reject) => {
      waiting.push({ task, resolve: resolve as Job['resolve'], reject });
      next();
    });
  }

  return {
    readPage: (html, origin, { withEvidence }) => run<ReadPage>({ kind: 'page', html, origin, withEvidence }),
    readPasted: (content, url) => run<ListingReading>({ kind: 'pasted', content, url }),
    readSent: (content, url) => run<SentPage>({ kind: 'sent', content, url }),
    warm: () => {
      isKeptReady = true;
      thread ??= start();
    },
  };
}
