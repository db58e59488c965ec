import type { Readiness } from '#domain/operations/measure-readiness.ts';
import type { VoiceState } from './choose-speech.ts';

/** The checks behind readiness. Each may take any time; the response doesn't wait for it. */
export type HealthProbes = {
  measure: () => Promise<Readiness>;
  storage: () => Promise<unknown>;
  feedAgeMs: () => number;
  voices: () => VoiceState;
  /** The worker that this process looks after. */
  worker: () => string;
};

export type Health = { status: 'ok' | 'degraded' | 'failing' } & Record<string, string | number | null>;

const MAX_ANSWER_MS = 800;
/** A store may charge for each request. */
const STORAGE_EVERY_MS = 10_000;
export const MAX_FEED_AGE_MS = 15_000;
/** Except for episodes, which take minutes each, no job waits this long while a worker is running. */
const MAX_QUEUE_AGE_SECONDS = 300;

/**
 * Reports the state of this process and its dependencies: always within a second, whatever the database does.
 */
export function createHealth(probes: HealthProbes): () => Promise<Health> {
  const measure = createProbe(probes.measure, 0);
  const storage = createProbe(probes.storage, STORAGE_EVERY_MS);
  return async () => {
    const [measured, stored] = await Promise.all([measure(), storage()]);
    const readiness = measured.isOk ? measured.value : undefined;
    const worker = probes.worker();
    const feedAgeMs = probes.feedAgeMs();
    const isLate = (readiness?.queueAgeSeconds ?? 0) > MAX_QUEUE_AGE_SECONDS;
    const isWhole =
      stored.isOk &&
      worker !== 'restarting' &&
      feedAgeMs < MAX_FEED_AGE_MS &&
      !isLate &&
      // A worker that is still starting hasn't been seen yet.
      (readiness?.liveWorkers !== 0 || worker === 'starting');
    return {
      // Pages need the database and nothing else.
      status: !readiness ? 'failing' : isWhole ? 'ok' : 'degraded',
      database: readiness ? 'ok' : 'failing',
      queue: !readiness ? 'failing' : isLate ? 'late' : 'ok',
      queueAgeSeconds: readiness?.queueAgeSeconds ?? null,
      orderAgeSeconds: readiness?.orderAgeSeconds ?? null,
      worker,
      liveWorkers: readiness?.liveWorkers ?? null,
      feed: feedAgeMs < MAX_FEED_AGE_MS ? 'ok' : 'late',
      feedAgeSeconds: Math.round(feedAgeMs / 1000),
      storage: stored.isOk ? 'ok' : 'failing',
      voices: probes.voices(),
    };
  };
}

type Result<Value> = { isOk: true; value: Value } | { isOk: false };

/** Runs one check at a time: while a response is late, nobody asks again, so that no queries pile up. */
function createProbe<Value>(ask: () => Promise<Value>, everyMs: number): () => Promise<Result<Value>> {
  let running: Promise<Result<Value>> | undefined;
  let last: { at: number; result: Result<Value> } | undefined;
  return () => {
    if (last && performance.now() - last.at < everyMs) return Promise.resolve(last.result);
    running ??= ask()
      .then(
        (value): Result<Value> => ({ isOk: true, value }),
        (): Result<Value> => ({ isOk: false }),
      )
      .then((result) => {
        running = undefined;
        last = { at: performance.now(), result };
        return result;
      });
    const late = new Promise<Result<Value>>((done) => {
      setTimeout(() => done({ isOk: false }), MAX_ANSWER_MS).unref();
    });
    return Promise.race([running, late]);
  };
}
