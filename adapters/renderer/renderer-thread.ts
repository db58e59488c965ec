import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Flyer, RecordPaper } from './contract.ts';
import type { Element } from './element.ts';

type Size = { width: number; height: number };

/** The thread's tasks, by name. */
export type RendererTasks = {
  layOut: { input: { element: Element; size: Size }; output: string };
  printFlyer: { input: Flyer; output: Uint8Array };
  printRecord: { input: RecordPaper; output: Uint8Array };
};
export type LayOut = (element: Element, size: Size) => Promise<string>;
export type RendererThread = {
  layOut: LayOut;
  printFlyer: (flyer: Flyer) => Promise<Uint8Array>;
  printRecord: (record: RecordPaper) => Promise<Uint8Array>;
};

/** When idle it holds 45 MB, and starting it again takes half a second of CPU. */
const defaultIdleMs = 10_000;

type Waiting = { resolve: (output: never) => void; reject: (error: Error) => void };
type Answer = { id: number; output?: never; problem?: string };
type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout };

/**
 * Lays out and prints in a thread that starts with the first task, because reading fonts and typesetting would hold up
 * every request. Without tasks for a while, it exits. `root` is the project folder: the thread runs the source file,
 * even when everything else runs from the build.
 */
export function createRendererThread(root: string, idleMs = defaultIdleMs): RendererThread {
  let thread: Thread | undefined;
  let lastId = 0;

  function start(): Thread {
    const worker = new Worker(join(root, 'adapters/renderer/renderer-worker.ts'));
    const started: Thread = { worker, waiting: new Map() };
    worker.on('message', ({ id, output, problem }: Answer) => {
      const job = started.waiting.get(id);
      started.waiting.delete(id);
      if (output !== undefined) job?.resolve(output);
      else job?.reject(new Error(`The renderer failed: ${problem}`));
      if (started.waiting.size === 0) rest(started);
    });
    const fail = (error: Error) => {
      if (thread === started) thread = undefined;
      for (const job of started.waiting.values()) job.reject(error);
      started.waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread of the renderer has ended.')));
    return started;
  }

  /** A stopping server doesn't wait for an idle thread. */
  function rest(resting: Thread): void {
    resting.worker.unref();
    resting.idle = setTimeout(() => {
      if (thread === resting) thread = undefined;
      void resting.worker.terminate();
    }, idleMs).unref();
  }

  function run<Name extends keyof RendererTasks>(
    task: Name,
    input: RendererTasks[Name]['input'],
  ): Promise<RendererTasks[Name]['output']> {
    return new Promise((resolve, reject) => {
      thread ??= start();
      clearTimeout(thread.idle);
      lastId += 1;
      thread.waiting.set(lastId, { resolve, reject });
      thread.worker.ref();
      thread.worker.postMessage({ id: lastId, task, input });
    });
  }
  return {
    layOut: (element, size) => run('layOut', { element, size }),
    printFlyer: (flyer) => run('printFlyer', flyer),
    printRecord: (record) => run('printRecord', record),
  };
}
