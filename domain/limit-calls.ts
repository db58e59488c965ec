import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { networkOf, type RateLimit, takeHit } from './rate-limits.ts';

/** Counts a visitor's call with its cost and refuses it over any of the limits. */
export async function limitCalls(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  name: string,
  ip: string,
  limits: RateLimit[],
  message = 'Too many requests came from here. Please wait a little and try again.',
  hits = 1,
): Promise<void> {
  if (!ctx.accounts.hasRateLimits) return;
  for (const limit of limits) {
    const key = `${name}:${limit.windowSeconds}:${networkOf(ip)}`;
    const retryAfterSeconds = await takeHit(ctx, key, limit, hits);
    if (retryAfterSeconds > 0) throw new AppError('too_many', message, { retryAfterSeconds });
  }
}
