import { existsSync } from 'node:fs';
import { answerCalls } from '#adapters/processes/answer-calls.ts';
import { Unavailable } from '#adapters/unavailable.ts';

/** A process for tests of the calls themselves: it does what it's told, good or bad. */
answerCalls({
  double: async ({ samples }: { samples: Float32Array }) => samples.map((value) => value * 2),
  count: async ({ to }: { to: number }, { emit }) => {
    for (let number = 1; number <= to; number++) await emit(number);
    return process.pid;
  },
  /** Sends a megabyte, then computes without a pause until a file shows that it arrived; returns whether it did. */
  compute: async ({ path }: { path: string }, { emit }) => {
    await emit(new Float32Array(250_000));
    const begun = Date.now();
    while (!existsSync(path) && Date.now() - begun < 20_000);
    return existsSync(path);
  },
  fail: async ({ isUnavailable }: { isUnavailable: boolean }) => {
    throw isUnavailable ? new Unavailable('inside', 'later') : new Error('broken');
  },
  readVariable: async ({ name }: { name: string }) => process.env[name],
  crash: async () => process.exit(3),
  hang: (_: object, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
});
