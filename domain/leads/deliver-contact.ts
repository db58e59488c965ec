import { and, eq, sql } from 'drizzle-orm';
import { LeadRefused } from '#adapters/lead-webhook/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { endsIn, isFree } from '#db/claims.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { jobSettings } from '../jobs.ts';
import { type DestinationContext, deliverToDestination } from './deliver-to-destination.ts';
import { type HandOverContext, handOverContact, type OwnDestination } from './hand-over-contact.ts';

export type DeliverContext = HandOverContext & DestinationContext;
type Ctx = DeliverContext;

/** Longer than any delivery may take. */
export const CLAIM_SECONDS = 90;

/**
 * Delivers one contact to one destination. May be repeated: a delivered or abandoned contact stays so, one caller at
 * a time works on it, and the receiver sees the same key each time. Throws if a later attempt may succeed.
 */
export async function deliverContact(ctx: Ctx, deliveryId: string): Promise<void> {
  const delivery = await claim(ctx, deliveryId);
  if (!delivery) return;
  const [contact] = await ctx.db.select().from(contacts).where(eq(contacts.id, delivery.contactId));
  if (!contact) return;
  if (delivery.destinationId) return deliverToDestination(ctx, contact, delivery);
  const { deliveryKey } = delivery;
  const destination = delivery.destination as OwnDestination;
  try {
    await handOverContact(ctx, contact, { destination, deliveryKey });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const isOver =
      error instanceof LeadRefused || delivery.attempts > jobSettings['deliver-contact'].retryLimit;
    await finish(ctx, deliveryId, isOver ? { status: 'failed', lastError } : { lastError });
    if (!isOver) throw error;
    ctx.log.error({ err: error, deliveryId, destination }, 'contact delivery given up');
    return;
  }
  await finish(ctx, deliveryId, { status: 'delivered', deliveredAt: ctx.now(), lastError: null });
}

async function claim(
  ctx: Ctx,
  deliveryId: string,
): Promise<typeof contactDeliveries.$inferSelect | undefined> {
  const { id, status, attempts, claimedUntil, isUnsure } = contactDeliveries;
  const isWaiting = and(eq(id, deliveryId), eq(status, 'pending'));
  const [delivery] = await ctx.db
    .update(contactDeliveries)
    .set({
      attempts: sql`${attempts} + 1`,
      claimedUntil: endsIn(CLAIM_SECONDS),
      // A claim that was never returned belonged to a worker that was killed, perhaps after it had sent.
      isUnsure: sql`${isUnsure} or ${claimedUntil} is not null`,
    })
    .where(and(isWaiting, isFree(claimedUntil, CLAIM_SECONDS)))
    .returning();
  if (delivery) return delivery;
  const [held] = await ctx.db.select({ id }).from(contactDeliveries).where(isWaiting);
  // Its holder may have been killed, so this job must run again instead of counting as done.
  if (held) throw new Unavailable('contact delivery', 'another worker is delivering it');
  return undefined;
}

async function finish(
  ctx: Ctx,
  deliveryId: string,
  change: Partial<typeof contactDeliveries.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(contactDeliveries)
    .set({ ...change, claimedUntil: null })
    .where(and(eq(contactDeliveries.id, deliveryId), eq(contactDeliveries.status, 'pending')));
}
