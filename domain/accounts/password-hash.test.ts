import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, isPasswordRight } from './password-hash.ts';

const ctx = { accounts: { passwordCost: { memoryKiB: 8192, passes: 3 } } };

test('forty sign-ins at once leave threads for other work', async () => {
  const known = await hashPassword(ctx, 'right');
  let checked = 0;
  const checks = Array.from({ length: 40 }, async (_, n) => {
    const isRight = await isPasswordRight(ctx, known, n === 7 ? 'right' : 'wrong');
    checked += 1;
    return isRight;
  });
  await readFile('package.json');
  // Queued after forty of them, the file would come last.
  expect(checked).toBeLessThan(20);
  expect((await Promise.all(checks)).filter(Boolean)).toHaveLength(1);
});

test('requests over the queue’s limit are told to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 220 }, () => hashPassword(ctx, 'x')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(18);
  expect(refused[0]?.reason).toMatchObject({ code: 'busy', retryAfterSeconds: 10 });
});
