import type { Cdn } from '#adapters/cdn/contract.ts';
import type { Change, Context } from '#domain/context.ts';
import { keysOfChange } from '#web/site/surrogate-keys.ts';

/** Changes come in bursts; a slightly old page is better than a call for each row. */
const GATHER_MS = 200;
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;
/** The limit of one call. */
const MAX_KEYS = 250;
/** A home that is taken down has hundreds of files. Above this, everything is purged, which is one key. */
const MAX_CALLS = 8;

/**
 * Has the CDN drop pages whose rows changed. Failed purges are retried until they succeed, so the right pages are
 * served after a CDN outage. Returns the function that stops it.
 */
export function purgeChangedPages(
  { changes, log }: Pick<Context, 'changes' | 'log'>,
  cdn: Cdn,
  timing = { gatherMs: GATHER_MS, retryMs: MIN_RETRY_MS },
): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isPurging = false;
  let retryMs = timing.retryMs;
  let isStopped = false;

  function gather(change: Change): void {
    for (const key of keysOfChange(change)) waiting.add(key);
    schedule(timing.gatherMs);
  }

  function schedule(ms: number): void {
    if (isStopped || isPurging || timer) return;
    timer = setTimeout(() => void purge(), ms);
    timer.unref();
  }

  async function purge(): Promise<void> {
    timer = undefined;
    const everything = keysOfChange({ table: '*' });
    const keys = waiting.size > MAX_CALLS * MAX_KEYS ? everything : [...waiting];
    waiting.clear();
    isPurging = true;
    let isDone = true;
    try {
      while (keys.length > 0) {
        await cdn.purge(keys.slice(0, MAX_KEYS));
        keys.splice(0, MAX_KEYS);
      }
      retryMs = timing.retryMs;
    } catch (err) {
      isDone = false;
      log.warn({ err, keys: keys.length }, 'the CDN was not purged; trying again');
      for (const key of keys) waiting.add(key);
    }
    isPurging = false;
    if (waiting.size === 0) return;
    schedule(isDone ? timing.gatherMs : retryMs);
    if (!isDone) retryMs = Math.min(MAX_RETRY_MS, retryMs * 2);
  }

  const leave = changes.subscribe(gather);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    leave();
  };
}
