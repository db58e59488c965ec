import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../concurrency-limit.ts';

export type PasswordCost = { memoryKiB: number; passes: number };

/**
 * Hashing runs on the threads that also read files, compress and resolve names, so it may use half of them. At 50 ms
 * each, the last in line waits five seconds.
 */
const hashing = createConcurrencyLimit({
  maxRunning: 2,
  maxWaiting: 200,
  waitMs: 10_000,
  message: 'Too many people are signing in right now. Please try again in a moment.',
});

type Ctx = { accounts: { passwordCost: PasswordCost } };

/** argon2id is the library's default; both calls run on a thread of their own. */
export function hashPassword(ctx: Ctx, password: string): Promise<string> {
  const { memoryKiB, passes } = ctx.accounts.passwordCost;
  return hashing.run(() => hash(password, { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 }));
}

/** Without a hash, the same work is done on a decoy, so timing doesn't reveal who has an account. */
export async function isPasswordRight(
  ctx: Ctx,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const known = passwordHash ?? (await decoyHash(ctx));
  const isRight = await hashing.run(() => verify(known, password));
  return isRight && passwordHash !== null;
}

const decoys = new Map<string, Promise<string>>();

/** Created once per process and cost, at start, so the first unknown address is no slower. */
export function decoyHash(ctx: Ctx): Promise<string> {
  const key = JSON.stringify(ctx.accounts.passwordCost);
  const decoy = decoys.get(key) ?? hashPassword(ctx, randomBytes(24).toString('base64'));
  decoys.set(key, decoy);
  return decoy;
}
