import { Unavailable } from '#adapters/unavailable.ts';

/**
 * Runs a step until it is done, out of time or told to stop. What it calls may ignore the signal, so the time limit
 * also ends the wait.
 */
export async function withinTime<Result>(
  step: { name: string; limitSeconds: number },
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Unavailable(step.name, `not done after ${step.limitSeconds} seconds`)),
    step.limitSeconds * 1000,
  );
  const limited = AbortSignal.any([signal, late.signal]);
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  const onAbort = () => end(limited.reason);
  limited.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work(limited), ended]);
  } finally {
    clearTimeout(timer);
    limited.removeEventListener('abort', onAbort);
  }
}
