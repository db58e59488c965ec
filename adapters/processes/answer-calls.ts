import type { TraceCall } from '../tracing/open-call-tracer.ts';
import { Unavailable } from '../unavailable.ts';
import type { FromChild, ToChild } from './messages.ts';

/**
 * `emit` resolves when the message has left. A task that computes without a pause must wait for it: nothing leaves,
 * and no cancel arrives, while it computes.
 */
export type Tools = { signal: AbortSignal; emit: (event: unknown) => Promise<void> };
type Tasks = Record<string, (input: never, tools: Tools) => Promise<unknown>>;

/** The other end of `openProcess`: handles one call after another and exits with its parent. */
export function answerCalls(tasks: Tasks): void {
  const cancels = new Map<number, AbortController>();
  let queue: Promise<void> = Promise.resolve();
  let tracer: Promise<TraceCall> | undefined;
  const send = (message: FromChild) =>
    new Promise<void>((resolve) => {
      if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
      else resolve();
    });

  async function answer({ id, task, input, trace }: Extract<ToChild, { kind: 'call' }>): Promise<void> {
    const { signal } = cancels.get(id) as AbortController;
    try {
      signal.throwIfAborted();
      const tools: Tools = { signal, emit: (event) => send({ kind: 'event', id, event }) };
      const work = async () => tasks[task]?.(input as never, tools);
      if (trace.traceparent) tracer ??= loadTracer();
      const output = await (tracer ? (await tracer)(task, trace, work) : work());
      await send({ kind: 'done', id, output });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      await send({ kind: 'failed', id, message, isUnavailable: error instanceof Unavailable });
    } finally {
      cancels.delete(id);
    }
  }

  process.on('message', (message: ToChild) => {
    if (message.kind === 'cancel') {
      cancels.get(message.id)?.abort();
      return;
    }
    cancels.set(message.id, new AbortController());
    queue = queue.then(() => answer(message));
  });
  process.on('disconnect', () => process.exit(0));
}

/** Costs time and memory, but only for those who collect traces. */
async function loadTracer(): Promise<TraceCall> {
  const { openCallTracer } = await import('../tracing/open-call-tracer.ts');
  return openCallTracer(process.argv[2] ?? 'process');
}
