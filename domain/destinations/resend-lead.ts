import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries } from '#db/schema/leads.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isManagedBy } from '../teams/holder.ts';
import { reopenLeadMail } from './send-lead-mail.ts';
import { createMailKey } from './send-to-destination.ts';

/**
 * Sends an abandoned lead once more, at the request of the owner, who has seen that it may already be there. May be
 * repeated: one that is delivered or on its way stays as it is.
 */
export function resendLead(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { deliveryId, userId }: { deliveryId: string; userId: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ isEnabled: leadDestinations.isEnabled })
      .from(contactDeliveries)
      .innerJoin(leadDestinations, eq(leadDestinations.id, contactDeliveries.destinationId))
      .where(and(eq(contactDeliveries.id, deliveryId), isManagedBy(leadDestinations, userId)));
    if (!found) throw new AppError('not_found', 'This delivery no longer exists.');
    if (!found.isEnabled) throw new AppError('conflict', 'Turn the destination on first.');
    const [reopened] = await tx.db
      .update(contactDeliveries)
      .set({ status: 'pending', attempts: 0, isUnsure: false })
      .where(and(eq(contactDeliveries.id, deliveryId), eq(contactDeliveries.status, 'failed')))
      .returning({ id: contactDeliveries.id });
    if (!reopened) return;
    await reopenLeadMail(tx, createMailKey(deliveryId));
    await tx.queue.send('deliver-contact', { deliveryId }, { key: deliveryId });
  });
}
