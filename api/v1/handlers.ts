import { findBalance, listBalanceEntries } from '#domain/balance/queries.ts';
import { balanceOwnerOf } from '#domain/balance/rules.ts';
import { AppError } from '#domain/errors.ts';
import { findInvoice, listInvoices } from '#domain/invoices/queries.ts';
import { readAnalytics } from '#domain/listings/analytics/queries.ts';
import { editListing } from '#domain/listings/edit-listing.ts';
import { linkShareKit, listShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { findApiLead, listApiLeads } from '#domain/podcasts/api-leads/queries.ts';
import { findApiListing, listApiListings } from '#domain/podcasts/api-listings/queries.ts';
import { cancelApiOrder } from '#domain/podcasts/api-orders/cancel-api-order.ts';
import { createApiOrder } from '#domain/podcasts/api-orders/create-api-order.ts';
import { findApiOrder, listApiOrders } from '#domain/podcasts/api-orders/queries.ts';
import { findKitExtras } from '#domain/production/kit/queries.ts';
import { findEpisodeChanges } from '#domain/production/reviews/find-episode-changes.ts';
import { findScript } from '#domain/production/reviews/find-script.ts';
import { NO_CHANGES } from '#domain/production/reviews/rules.ts';
import { restartProduction } from '#domain/production/run/restart-production.ts';
import type { Program } from './contract.ts';
import type { ProgramCall, ProgramHandlers } from './program-operation.ts';
import { readTranscript } from './read-transcript.ts';

export const programHandlers: ProgramHandlers<Program> = {
  'POST /v1/orders': async (call, order) => {
    const { ctx, caller, idempotencyKey } = call;
    const { podcastId, isNew } = await createApiOrder(ctx, { owner: caller.owner, idempotencyKey, order });
    if (!isNew) call.setHeader('Idempotent-Replayed', 'true');
    call.setHeader('Location', `/v1/orders/${podcastId}`);
    return requireOrder(call, podcastId);
  },
  'GET /v1/orders': ({ ctx, caller }, query) => listApiOrders(ctx, caller.owner, query),
  'GET /v1/orders/:orderId': (call, { orderId }) => requireOrder(call, orderId),
  'POST /v1/orders/:orderId/cancel': async (call, { orderId }) => {
    await requireOrder(call, orderId);
    await cancelApiOrder(call.ctx, { orderId, actor: actorOf(call) });
    return requireOrder(call, orderId);
  },
  'POST /v1/orders/:orderId/recordings': async (call, { orderId }) => {
    await requireReady(call, orderId);
    const { changedFacts } = await findEpisodeChanges(call.ctx, orderId);
    if (changedFacts.length === 0) throw new AppError('conflict', NO_CHANGES);
    await restartProduction(call.ctx, { podcastId: orderId, actor: actorOf(call) });
    return requireOrder(call, orderId);
  },
  'GET /v1/orders/:orderId/script': async (call, { orderId }) => {
    const { status } = await requireOrder(call, orderId);
    // Until then, we check it; if people review every episode, the customer can read it too.
    if (status !== 'ready' && call.ctx.production.review !== 'always') throw notReady();
    const { title, turns } = await findScript(call.ctx, orderId);
    return { orderId, title, turns: turns.map(({ speaker, text, chapter }) => ({ speaker, text, chapter })) };
  },
  'GET /v1/orders/:orderId/transcript': async (call, { orderId }) => {
    await requireReady(call, orderId);
    return readTranscript(call.ctx, orderId);
  },
  'GET /v1/orders/:orderId/kit': async (call, { orderId }) => {
    const { ctx } = call;
    await requireReady(call, orderId);
    const { files, missing } = await listShareKit(ctx, orderId, await findKitExtras(ctx, orderId));
    return { orderId, zipUrl: await linkShareKit(ctx, orderId), files, missing };
  },
  'GET /v1/listings': ({ ctx, caller }, query) => listApiListings(ctx, caller.owner, query),
  'GET /v1/listings/:listingId': (call, { listingId }) => requireListing(call, listingId),
  'PATCH /v1/listings/:listingId': async (call, { listingId, ...facts }) => {
    const before = await requireListing(call, listingId);
    call.requireMatch(before);
    const { updatedAt } = before;
    await editListing(call.ctx, { ...facts, listingId, updatedAt, actor: actorOf(call) });
    return requireListing(call, listingId);
  },
  'GET /v1/listings/:listingId/analytics': async (call, { listingId }) => {
    await requireListing(call, listingId);
    return readAnalytics(call.ctx, listingId);
  },
  'GET /v1/leads': ({ ctx, caller }, query) => listApiLeads(ctx, caller.owner, query),
  'GET /v1/leads/:leadId': async ({ ctx, caller }, { leadId }) =>
    (await findApiLead(ctx, leadId, caller.owner)) ?? missing('lead'),
  'GET /v1/balance': async ({ ctx, caller }) => ({
    balanceCents: await findBalance(ctx, balanceOwnerOf(caller.owner)),
    currency: 'USD' as const,
  }),
  'GET /v1/balance/entries': async ({ ctx, caller }, query) => {
    const { entries, nextCursor } = await listBalanceEntries(ctx, balanceOwnerOf(caller.owner), query);
    return { data: entries, nextCursor };
  },
  'GET /v1/invoices': async ({ ctx, caller }, query) => {
    const { teamId } = caller.owner;
    if (!teamId) return { data: [], nextCursor: null };
    const { invoices, nextCursor } = await listInvoices(ctx, { teamId }, query);
    return { data: invoices, nextCursor };
  },
  'GET /v1/invoices/:invoiceId': async ({ ctx, caller }, { invoiceId }) => {
    const { teamId } = caller.owner;
    return (teamId && (await findInvoice(ctx, { teamId }, invoiceId))) || missing('invoice');
  },
};

/** Someone else's counts as missing. */
async function requireOrder({ ctx, caller }: ProgramCall, orderId: string) {
  return (await findApiOrder(ctx, orderId, caller.owner)) ?? missing('order');
}

async function requireListing({ ctx, caller }: ProgramCall, listingId: string) {
  return (await findApiListing(ctx, listingId, caller.owner)) ?? missing('listing');
}

async function requireReady(call: ProgramCall, orderId: string): Promise<void> {
  if ((await requireOrder(call, orderId)).status !== 'ready') throw notReady();
}

function missing(what: string): never {
  throw new AppError('not_found', `There is no such ${what}.`);
}

function notReady(): AppError {
  return new AppError('conflict', 'This order is not ready yet.');
}

function actorOf({ caller, clientIp }: ProgramCall) {
  return { actorId: caller.owner.userId, ip: clientIp };
}
