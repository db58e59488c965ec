import { AppError } from './errors.ts';

type Limits = { maxRunning: number; maxWaiting: number; waitMs: number; message: string };
type Waiter = { begin: () => void };

/** Limits heavy requests in this process: some run, a few wait briefly, the rest are asked to try again. */
export function createConcurrencyLimit({ maxRunning, maxWaiting, waitMs, message }: Limits): {
  run: <Output>(work: () => Promise<Output>) => Promise<Output>;
} {
  const waiting: Waiter[] = [];
  let running = 0;
  const busy = () =>
    new AppError('busy', message, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });

  function take(): Promise<void> | undefined {
    if (running < maxRunning) {
      running += 1;
      return undefined;
    }
    if (waiting.length >= maxWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(busy());
      }, waitMs);
      const waiter = {
        begin() {
          clearTimeout(late);
          resolve();
        },
      };
      waiting.push(waiter);
    });
  }

  /** Hands the slot to the next in line, so that no newcomer can jump the queue. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next.begin();
    else running -= 1;
  }

  return {
    async run(work) {
      await take();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
