import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';

/** Reading a page costs us and somebody else's server work, so a visitor may ask for it only so often. */
const limits = [
  { limit: 12, windowSeconds: 60 },
  { limit: 120, windowSeconds: 86_400 },
];
/** An order has all its pages read at once, so it has an allowance of its own: a few of the largest in an hour. */
const orderLimits = [
  { limit: 200, windowSeconds: 3_600 },
  { limit: 600, windowSeconds: 86_400 },
];
const MESSAGE = 'Too many listings were checked from here. Please wait a little and try again.';

/** Counts a reading that a visitor asked for and refuses it past the limit. */
export async function limitReadings(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  ip: string,
): Promise<void> {
  await limitCalls(ctx, 'read-listing', ip, limits, MESSAGE);
}

/** Counts the pages that an order has read, and refuses the order past the limit. */
export async function limitOrderedReadings(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  ip: string,
  pages: number,
): Promise<void> {
  if (pages > 0) await limitCalls(ctx, 'read-ordered', ip, orderLimits, MESSAGE, pages);
}
