import { AppError } from '#domain/errors.ts';

type Limits = { atOnce: number; mostWaiting: number; waitMs: number; message: string };
type Turn = { begin: () => void };

/**
 * Heavy requests come in one after another: so many at once, a few wait a moment, the others are told to try again.
 * `run` counts for this process.
 */
export function createTurns({ atOnce, mostWaiting, waitMs, message }: Limits): {
  run: <Output>(work: () => Promise<Output>) => Promise<Output>;
} {
  const waiting: Turn[] = [];
  let running = 0;
  const busy = () =>
    new AppError('busy', message, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });

  function take(): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (waiting.length >= mostWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(busy());
      }, waitMs);
      const turn = {
        begin() {
          clearTimeout(late);
          resolve();
        },
      };
      waiting.push(turn);
    });
  }

  /** The next one takes over the place, so nobody can step in between. */
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
