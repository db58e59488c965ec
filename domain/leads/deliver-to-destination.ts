import { and, eq, sql } from 'drizzle-orm';
import type { VendorAnswer } from '#adapters/lead-vendors/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries } from '#db/schema/leads.ts';
import type { LeadDestination } from '../destinations/lead-destination.ts';
import { type SendContext, sendToDestination } from '../destinations/send-to-destination.ts';
import { readVendorLead } from '../destinations/vendor-lead.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { undeliveredLeadMail } from '../mails/templates/lead-mails.ts';
import { listHolderEmails } from '../teams/holder.ts';
import { retryDelaysSeconds } from '../webhooks/rules.ts';
import type { Contact } from './hand-over-contact.ts';

export type DestinationContext = SendContext;
type Delivery = typeof contactDeliveries.$inferSelect;

/**
 * Sends a claimed delivery to the agent's own destination and records the result: delivered, tried again later, or
 * shown to the agent as undelivered. If it may have arrived, it is resent only if the destination recognizes repeats.
 */
export async function deliverToDestination(
  ctx: DestinationContext,
  contact: Contact,
  delivery: Delivery,
): Promise<void> {
  const [destination] = await ctx.db
    .select()
    .from(leadDestinations)
    .where(eq(leadDestinations.id, delivery.destinationId ?? ''));
  if (!destination) return;
  // It waits until its owner turns the destination on.
  if (!destination.isEnabled) return update(ctx, delivery.id, { attempts: delivery.attempts - 1 });
  const answer = await sendToDestination(ctx, {
    destination,
    lead: await readVendorLead(ctx, contact, delivery.id),
    deliveryId: delivery.id,
    attempt: {
      isRepeat: delivery.attempts > 1 || delivery.answer !== null,
      mayHaveArrived: delivery.isUnsure,
      isTest: false,
    },
  });
  await inTransaction(ctx, (tx) => saveAnswer(tx, { destination, delivery, answer }));
}

type Answered = { destination: LeadDestination; delivery: Delivery; answer: VendorAnswer };

async function saveAnswer(
  tx: DestinationContext,
  { destination, delivery, answer }: Answered,
): Promise<void> {
  const now = tx.now();
  const { says } = answer;
  if (answer.kind === 'taken') {
    const done = {
      status: 'delivered',
      deliveredAt: now,
      answer: says,
      lastError: null,
      isUnsure: false,
    } as const;
    await update(tx, delivery.id, done);
    await tx.db
      .update(leadDestinations)
      .set({ lastDeliveredAt: now, updatedAt: sql`${leadDestinations.updatedAt}` })
      .where(eq(leadDestinations.id, destination.id));
    return;
  }
  const isUnsure = answer.kind === 'unsure' || delivery.isUnsure;
  const known = { answer: says, lastError: says.slice(0, 500), isUnsure };
  const mayRepeat = answer.kind === 'busy' || (answer.kind === 'unsure' && answer.canRepeat);
  const delay = mayRepeat ? retryDelaysSeconds[delivery.attempts - 1] : undefined;
  if (delay === undefined) {
    await update(tx, delivery.id, { ...known, status: 'failed' });
    await tellOwners(tx, destination, says);
    return;
  }
  await update(tx, delivery.id, known);
  const asked = answer.kind === 'busy' ? (answer.retryAfterSeconds ?? 0) : 0;
  const startAfterSeconds = Math.max(delay, asked);
  await tx.queue.send(
    'deliver-contact',
    { deliveryId: delivery.id },
    { key: delivery.id, startAfterSeconds },
  );
}

async function update(
  ctx: Pick<DestinationContext, 'db'>,
  deliveryId: string,
  change: Partial<Delivery>,
): Promise<void> {
  await ctx.db
    .update(contactDeliveries)
    .set({ ...change, claimedUntil: null })
    .where(and(eq(contactDeliveries.id, deliveryId), eq(contactDeliveries.status, 'pending')));
}

async function tellOwners(tx: DestinationContext, destination: LeadDestination, says: string): Promise<void> {
  const day = tx.now().toISOString().slice(0, 10);
  const { id, name, teamId } = destination;
  for (const recipient of await listHolderEmails(tx, destination))
    await queueMail(tx, {
      mailKey: `lead-undelivered:${id}:${day}:${recipient}`,
      kind: 'lead-undelivered',
      recipient,
      content: undeliveredLeadMail(tx.site, { destination: name, says, teamId }),
    });
}
