import { answerCalls } from '#adapters/processes/answer-calls.ts';
import { Unavailable } from '#adapters/unavailable.ts';

/** A process for tests of the calls themselves: it does what it is told, good or bad. */
answerCalls({
  double: async ({ samples }: { samples: Float32Array }) => samples.map((value) => value * 2),
  count: async ({ to }: { to: number }, { emit }) => {
    for (let number = 1; number <= to; number++) await emit(number);
    return process.pid;
  },
  /** Sends a megabyte, then computes without a pause; tells when it was done. */
  compute: async (_: object, { emit }) => {
    await emit(new Float32Array(250_000));
    const begun = Date.now();
    while (Date.now() - begun < 300);
    return Date.now();
  },
  fail: async ({ isUnavailable }: { isUnavailable: boolean }) => {
    throw isUnavailable ? new Unavailable('inside', 'later') : new Error('broken');
  },
  crash: async () => process.exit(3),
  hang: (_: object, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
});
