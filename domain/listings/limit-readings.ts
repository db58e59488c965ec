import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';

/** Reading a page costs us and somebody else's server work, so a visitor may ask for it only so often. */
const limits = [
  { limit: 12, windowSeconds: 60 },
  { limit: 120, windowSeconds: 86_400 },
];
const MESSAGE = 'Too many listings were checked from here. Please wait a little and try again.';

/** Counts a reading that a visitor asked for and refuses it past the limit. */
export async function limitReadings(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  ip: string,
): Promise<void> {
  await limitCalls(ctx, 'read-listing', ip, limits, MESSAGE);
}
