import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { networkOf, takeHit } from '../rate-limits.ts';

/** Reading a page costs us and somebody else's server work, so a visitor may ask for it only so often. */
const limits = [
  { limit: 12, windowSeconds: 60 },
  { limit: 120, windowSeconds: 86_400 },
];

/** Counts a reading that a visitor asked for and refuses it past the limit. */
export async function limitReadings(ctx: Pick<Context, 'db' | 'now'>, ip: string): Promise<void> {
  for (const limit of limits) {
    const key = `read-listing:${limit.windowSeconds}:${networkOf(ip)}`;
    const retryAfterSeconds = await takeHit(ctx, key, limit);
    if (retryAfterSeconds > 0) {
      const message = 'Too many listings were checked from here. Please wait a little and try again.';
      throw new AppError('too_many', message, { retryAfterSeconds });
    }
  }
}
