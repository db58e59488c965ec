import { withOwnPhoto } from '#domain/listings/photos/preview-photo.ts';
import { bulkCreateOrders } from '#domain/podcasts/admin/bulk-create-orders.ts';
import { checkOrders } from '#domain/podcasts/admin/check-orders.ts';
import { createOrder } from '#domain/podcasts/admin/create-order.ts';
import { deletePodcast } from '#domain/podcasts/admin/delete-podcast.ts';
import { findAdminSummary, listAdminPodcasts } from '#domain/podcasts/admin/queries.ts';
import { checkExistingUser } from '#domain/podcasts/check-existing-user.ts';
import { payOwnOrder, retryPayment } from '#domain/podcasts/retry-payment.ts';
import {
  CURRENCY,
  ENTERPRISE_OVER_LINKS,
  MAX_LINKS,
  PRICE_CENTS,
  REGULAR_PRICE_CENTS,
} from '#domain/podcasts/rules.ts';
import { startCheckout } from '#domain/podcasts/start-checkout.ts';
import { listUnpaidOrders } from '#domain/podcasts/unpaid-orders/queries.ts';
import { verifyPayment } from '#domain/podcasts/verify-payment.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { orderData, orderFunctions } from './contract.ts';

export const orderHandlers: Handlers<typeof orderFunctions & typeof orderData> = {
  'create-payment': ({ ctx, session, clientIp }, input) =>
    startCheckout(ctx, { ...input, orderer: session, ip: clientIp }),
  'verify-payment': ({ ctx, clientIp }, input) =>
    verifyPayment(ctx, { sessionId: input.session_id, ip: clientIp }),
  'retry-payment': ({ ctx, clientIp }, input) =>
    retryPayment(ctx, { sessionId: input.session_id, ip: clientIp }),
  'check-existing-user': ({ ctx, clientIp }, input) =>
    checkExistingUser(ctx, { email: input.email ?? '', ip: clientIp }),
  'bulk-create-orders': (call, input) => bulkCreateOrders(call.ctx, { ...input, actor: actorOf(call) }),
  'GET /api/prices': async ({ ctx }) => ({
    priceCents: PRICE_CENTS,
    regularPriceCents: REGULAR_PRICE_CENTS,
    currency: CURRENCY,
    tiers: ctx.orders.tiers,
    mostLinks: MAX_LINKS,
    enterpriseOverLinks: ENTERPRISE_OVER_LINKS,
    briefCents: ctx.orders.briefCents,
  }),
  'GET /api/unpaid-orders': async ({ ctx, session }) => {
    const orders = await listUnpaidOrders(ctx, session);
    const shown = orders.map(async (order) => ({
      ...order,
      homes: await Promise.all(order.homes.map((home) => withOwnPhoto(ctx, home))),
    }));
    return { orders: await Promise.all(shown) };
  },
  'POST /api/unpaid-orders/:checkoutId/payment': ({ ctx, session, clientIp }, { checkoutId }) =>
    payOwnOrder(ctx, { checkoutId, owner: session, ip: clientIp }),
  'GET /api/desk/summary': ({ ctx }) => findAdminSummary(ctx),
  'GET /api/desk/podcasts': ({ ctx }, query) => listAdminPodcasts(ctx, query),
  'POST /api/desk/podcasts': (call, { formKey, ...order }) =>
    createOrder(call.ctx, { order, formKey, actor: actorOf(call) }),
  'POST /api/desk/order-checks': async ({ ctx }, { orders }) => ({ checks: await checkOrders(ctx, orders) }),
  'DELETE /api/desk/podcasts/:podcastId': (call, input) =>
    deletePodcast(call.ctx, { ...input, actor: actorOf(call) }),
};
