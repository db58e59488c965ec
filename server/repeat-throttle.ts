const WINDOW_MS = 60_000;
const MAX_PER_WINDOW = 10;
/** Enough for every sentence we log; a key that isn't a sentence must not fill the memory. */
const MAX_KEYS = 1000;

type Count = { since: number; said: number; leftOut: number };

/**
 * Decides which log lines are written: a fault that occurs a thousand times a minute is logged ten times, and the
 * next line says how many were left out.
 */
export function createRepeatThrottle(now: () => number = Date.now) {
  const counts = new Map<string, Count>();
  /** Undefined: leave it out. Otherwise, how many like it were left out before. */
  return (key: string): { leftOut: number } | undefined => {
    const at = now();
    let count = counts.get(key);
    if (!count || at - count.since >= WINDOW_MS) {
      const leftOut = count?.leftOut ?? 0;
      if (counts.size >= MAX_KEYS) counts.clear();
      count = { since: at, said: 1, leftOut: 0 };
      counts.set(key, count);
      return { leftOut };
    }
    if (count.said >= MAX_PER_WINDOW) {
      count.leftOut += 1;
      return undefined;
    }
    count.said += 1;
    return { leftOut: 0 };
  };
}
