import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, end: () => resolve('done'), hasBegun: () => hasBegun };
}

test('two work, a third waits for its turn, a fourth is told when to come back', async () => {
  const turns = createTurns({ atOnce: 2, mostWaiting: 1, waitMs: 60_000, message: 'Busy.' });
  const works = [held(), held(), held()] as const;
  const asked = works.map(({ work }) => turns.run(work));
  await expect(turns.run(async () => 'never')).rejects.toMatchObject({
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

test('who waits too long is told so, and a failure gives its place back', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 1, waitMs: 5, message: 'Busy.' });
  const first = held();
  const asked = turns.run(first.work);
  await expect(turns.run(async () => 'late')).rejects.toMatchObject({ code: 'busy' });
  first.end();
  await asked;
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run(async () => 'next')).toBe('next');
});
