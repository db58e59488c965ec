import { changeBalance } from '../../balance/change-balance.ts';
import { balanceOwnerOf } from '../../balance/rules.ts';
import { type OrderCtx, prepareChargedOrder } from './charged-order.ts';
import type { OrderRequest } from './order-request.ts';

/** Prepares an order paid from the balance of its account or team. The returned function saves it. */
export function orderFromBalance(ctx: OrderCtx, request: OrderRequest) {
  return prepareChargedOrder(ctx, request, 'balance', (tx, { amountCents, ...order }) =>
    changeBalance(tx, {
      ...balanceOwnerOf(request.owner),
      ...order,
      kind: 'order',
      entryKey: `order:${order.podcastId}`,
      amountCents: -amountCents,
    }),
  );
}
