import { Unavailable } from '#adapters/unavailable.ts';

/**
 * Runs a step until it is done, told to stop, or without progress for too long: a busy machine may take its time, and
 * no finished work is thrown away. Code that the step calls may ignore the signal, so the limit also ends the wait.
 */
export async function withinTime<Result>(
  step: { name: string; limitSeconds: number },
  signal: AbortSignal,
  work: (signal: AbortSignal, stillWorking: () => void) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const late = new AbortController();
  const giveUp = () => late.abort(new Unavailable(step.name, `no progress for ${step.limitSeconds} seconds`));
  const timer = setTimeout(giveUp, step.limitSeconds * 1000);
  const limited = AbortSignal.any([signal, late.signal]);
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  const onAbort = () => end(limited.reason);
  limited.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work(limited, () => void timer.refresh()), ended]);
  } finally {
    clearTimeout(timer);
    limited.removeEventListener('abort', onAbort);
  }
}
