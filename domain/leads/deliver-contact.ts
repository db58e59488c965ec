import { and, eq, sql } from 'drizzle-orm';
import { LeadRefused } from '#adapters/lead-webhook/contract.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import type { Context } from '../context.ts';
import { jobSettings } from '../jobs.ts';

type Ctx = Pick<Context, 'db' | 'leadWebhook' | 'log' | 'now'>;
type Contact = typeof contacts.$inferSelect;

/**
 * Hands one contact to one destination. May be repeated: what was delivered or given up stays so, and the
 * receiver sees the same key each time. Throws when a later attempt may succeed.
 */
export async function deliverContact(ctx: Ctx, deliveryId: string): Promise<void> {
  const [delivery] = await ctx.db
    .update(contactDeliveries)
    .set({ attempts: sql`${contactDeliveries.attempts} + 1` })
    .where(and(eq(contactDeliveries.id, deliveryId), eq(contactDeliveries.status, 'pending')))
    .returning();
  if (!delivery) return;
  const [contact] = await ctx.db.select().from(contacts).where(eq(contacts.id, delivery.contactId));
  if (!contact) return;
  try {
    await handOver(ctx, contact, delivery);
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const isOver =
      error instanceof LeadRefused || delivery.attempts > jobSettings['deliver-contact'].retryLimit;
    await settle(ctx, deliveryId, isOver ? { status: 'failed', lastError } : { lastError });
    if (!isOver) throw error;
    ctx.log.error({ err: error, deliveryId, destination: delivery.destination }, 'contact delivery given up');
    return;
  }
  await settle(ctx, deliveryId, { status: 'delivered', deliveredAt: ctx.now(), lastError: null });
}

async function handOver(
  ctx: Ctx,
  contact: Contact,
  delivery: { destination: string; deliveryKey: string },
): Promise<void> {
  if (delivery.destination !== 'webhook') {
    throw new LeadRefused(`Nothing delivers to ${delivery.destination}.`);
  }
  const lead = {
    email: contact.email,
    firstName: contact.firstName,
    phone: contact.phone,
    listingUrl: contact.listingUrl,
    source: String(contact.details.source ?? contact.contactType),
    timestamp: contact.createdAt.toISOString(),
  };
  await ctx.leadWebhook.deliver(lead, delivery.deliveryKey);
}

async function settle(
  ctx: Ctx,
  deliveryId: string,
  change: Partial<typeof contactDeliveries.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(contactDeliveries)
    .set(change)
    .where(and(eq(contactDeliveries.id, deliveryId), eq(contactDeliveries.status, 'pending')));
}
