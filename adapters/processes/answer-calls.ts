import { setPriority } from 'node:os';
import { Unavailable } from '../unavailable.ts';
import type { FromChild, ToChild } from './messages.ts';

type Tools = { signal: AbortSignal; emit: (event: unknown) => void };
type Tasks = Record<string, (input: never, tools: Tools) => Promise<unknown>>;

/** The other end of `openProcess`: answers one call after another and ends with its parent. */
export function answerCalls(tasks: Tasks): void {
  setPriority(Number(process.argv[2] ?? 0));
  const cancels = new Map<number, AbortController>();
  let queue: Promise<void> = Promise.resolve();
  const send = (message: FromChild) => {
    if (process.connected) process.send?.(message);
  };

  async function answer({ id, task, input }: Extract<ToChild, { kind: 'call' }>): Promise<void> {
    const { signal } = cancels.get(id) as AbortController;
    try {
      signal.throwIfAborted();
      const output = await tasks[task]?.(input as never, {
        signal,
        emit: (event) => send({ kind: 'event', id, event }),
      });
      send({ kind: 'done', id, output });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send({ kind: 'failed', id, message, isUnavailable: error instanceof Unavailable });
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
