import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '#adapters/unavailable.ts';
import type { ListingReading } from '#domain/listings/extraction/facts.ts';
import { PageRefused } from '#domain/listings/extraction/page/parse-html.ts';
import type { PageReader, ReadPage } from '#domain/listings/page-reader.ts';
import type { Answer, Task } from './thread.ts';

type Options = {
  root: string;
  /** What one page may take; an honest one takes a hundredth of it. */
  limitMs?: number;
  mostWaiting?: number;
  memoryMb?: number;
};
type Job = { task: Task; resolve: (output: unknown) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; isReady: boolean; pages: number };

/** What the readers remember of names grows with every page, so a thread does not live for ever. */
const pagesPerThread = 500;
const name = 'page reader';

/**
 * Reads pages in one thread that is kept ready, one page after another: whatever a page was made to do, the website
 * goes on answering. A page that takes too long or too much memory ends the thread and is refused; the next page gets
 * a new thread. `root` is the project folder: the thread runs the source file, also when the rest runs from the build.
 */
export function createPageReaderThread({
  root,
  limitMs = 3_000,
  mostWaiting = 40,
  memoryMb = 512,
}: Options): PageReader {
  const waiting: Job[] = [];
  let thread: Thread | undefined;
  let current: Job | undefined;
  let limit: NodeJS.Timeout | undefined;

  function start(): Thread {
    const worker = new Worker(join(root, 'server/page-reader/thread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const started: Thread = { worker, isReady: false, pages: 0 };
    worker.unref();
    worker.on('message', (answer: Answer) => {
      if (thread === started) hear(started, answer);
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

  function hear(from: Thread, answer: Answer): void {
    if (answer.kind === 'ready') {
      from.isReady = true;
      hand(from);
      return;
    }
    const job = current;
    finish();
    if (answer.kind === 'done') job?.resolve(answer.output);
    else if (answer.kind === 'refused') job?.reject(new PageRefused(answer.message));
    else job?.reject(new Error(`The page reader failed: ${answer.message}`));
    if (++from.pages >= pagesPerThread) renew(from);
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

  /** The clock runs from here: starting the thread is not the page's fault. */
  function hand(to: Thread): void {
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

  function next(): void {
    if (current) return;
    current = waiting.shift();
    if (!current) return;
    thread ??= start();
    thread.worker.ref();
    hand(thread);
  }

  function run<Output>(task: Task): Promise<Output> {
    if (waiting.length >= mostWaiting)
      return Promise.reject(new Unavailable(name, 'too many pages wait to be read'));
    return new Promise<Output>((resolve, reject) => {
      waiting.push({ task, resolve: resolve as Job['resolve'], reject });
      next();
    });
  }

  return {
    readPage: (html, origin, { withEvidence }) => run<ReadPage>({ kind: 'page', html, origin, withEvidence }),
    readPasted: (content, url) => run<ListingReading>({ kind: 'pasted', content, url }),
    warm: () => {
      thread ??= start();
    },
  };
}
