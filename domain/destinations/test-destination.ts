import { randomUUID } from 'node:crypto';
import { AppError } from '../errors.ts';
import { takeHit } from '../rate-limits.ts';
import { type DestinationOf, requireDestination } from './lead-destination.ts';
import { sampleLead } from './sample-lead.ts';
import { type SendContext, sendToDestination } from './send-to-destination.ts';

const limits = [
  { limit: 6, windowSeconds: 60 },
  { limit: 40, windowSeconds: 86_400 },
];

/** Sends a sample lead at once, even to a disabled destination. Each call sends one; nothing is retried. */
export async function testDestination(
  ctx: SendContext,
  of: DestinationOf,
): Promise<{ isTaken: boolean; says: string }> {
  const destination = await requireDestination(ctx, of);
  for (const limit of limits) {
    const wait = await takeHit(ctx, `destination-test:${limit.windowSeconds}:${of.userId}`, limit);
    if (wait > 0)
      throw new AppError('too_many', 'Please wait before the next test.', { retryAfterSeconds: wait });
  }
  const deliveryId = randomUUID();
  const answer = await sendToDestination(ctx, {
    destination,
    lead: sampleLead(ctx, deliveryId),
    attempt: { isRepeat: false, mayHaveArrived: false, isTest: true },
    deliveryId,
  });
  return { isTaken: answer.kind === 'taken', says: answer.says };
}
