import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';

/** Reading a page costs us and another server work, so visitors are limited. */
const limits = [
  { limit: 12, windowSeconds: 60 },
  { limit: 120, windowSeconds: 86_400 },
];
/** An order reads all its pages at once, so it has its own limit: a few of the largest orders an hour. */
const orderLimits = [
  { limit: 200, windowSeconds: 3_600 },
  { limit: 600, windowSeconds: 86_400 },
];
const MESSAGE = 'You’ve checked a lot of listings. Please wait a little and try again.';

/** Counts a visitor's reading and refuses it over the limit. */
export async function limitReadings(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  ip: string,
): Promise<void> {
  await limitCalls(ctx, 'read-listing', ip, limits, MESSAGE);
}

/** Counts the pages an order reads and refuses it over the limit. */
export async function limitOrderedReadings(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  ip: string,
  pages: number,
): Promise<void> {
  if (pages > 0) await limitCalls(ctx, 'read-ordered', ip, orderLimits, MESSAGE, pages);
}
