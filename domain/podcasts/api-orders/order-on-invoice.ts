import { chargeTeam, notOnInvoice } from '../../invoices/charge-team.ts';
import { type OrderCtx, prepareChargedOrder } from './charged-order.ts';
import type { OrderRequest } from './order-request.ts';

/** Prepares an order that goes on its team's next invoice. The returned function saves it. */
export function orderOnInvoice(ctx: OrderCtx, request: OrderRequest) {
  const { teamId } = request.owner;
  if (!teamId) throw notOnInvoice();
  return prepareChargedOrder(ctx, request, 'invoice', (tx, order) => chargeTeam(tx, { ...order, teamId }));
}
