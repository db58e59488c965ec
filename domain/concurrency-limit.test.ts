import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, end: () => resolve('done'), hasBegun: () => hasBegun };
}

test('two run, a third waits, a fourth is told when to retry', async () => {
  const limiter = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 1, waitMs: 60_000, message: 'Busy.' });
  const works = [held(), held(), held()] as const;
  const asked = works.map(({ work }) => limiter.run(work));
  await expect(limiter.run(async () => 'never')).rejects.toMatchObject({
    code: 'busy',
    message: 'Busy.',
    retryAfterSeconds: 60,
  });
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
  works[0].end();
  expect(await asked[0]).toBe('done');
  await expect.poll(works[2].hasBegun).toBe(true);
  for (const { end } of works) end();
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done']);
});

test('waiting too long is reported, and a failure releases its slot', async () => {
  const limiter = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1, waitMs: 5, message: 'Busy.' });
  const first = held();
  const asked = limiter.run(first.work);
  await expect(limiter.run(async () => 'late')).rejects.toMatchObject({ code: 'busy' });
  first.end();
  await asked;
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run(async () => 'next')).toBe('next');
});
