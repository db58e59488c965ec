import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/in-transaction.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { NOT_A_LINK, toListingUrl } from '../../listings/rules.ts';
import { createStaffOrders } from './create-staff-orders.ts';
import { formOrderKey } from './order-key.ts';
import type { StaffOrder } from './schema.ts';

type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

/** Creates an order that a customer pays for outside the website. The same form sent again stays one order. */
export async function createOrder(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { order: StaffOrder; formKey?: string | undefined; actor: Actor },
): Promise<{ podcastId: string; isNew: boolean }> {
  const listingUrl = toListingUrl(input.order.listing_url);
  if (!listingUrl) throw new AppError('invalid', NOT_A_LINK, { fields: { listing_url: NOT_A_LINK } });
  const orderKey = formOrderKey(input.formKey ?? randomUUID());
  return inTransaction(ctx, async (tx) => {
    const created = await createStaffOrders(tx, [{ ...input.order, listing_url: listingUrl, orderKey }]);
    const order = created.get(orderKey);
    if (!order) throw new Error('The order was not saved.');
    if (order.isNew) {
      await recordAudit(tx, {
        ...input.actor,
        action: 'order.created',
        subject: order.podcastId,
        details: { amountCents: input.order.amount, listingUrl },
      });
    }
    return order;
  });
}
