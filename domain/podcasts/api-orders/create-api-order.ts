import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { apiOrderRequests } from '#db/schema/api-keys.ts';
import type { OrderedLink } from '#db/schema/checkouts.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { mlsAddress } from '../../listings/mls/mls-address.ts';
import { hashKey, takeHit } from '../../rate-limits.ts';
import { holderColumns, isHeldBy } from '../../teams/holder.ts';
import { holdTeam } from '../../teams/lock-team.ts';
import { checkHomes, normalizeLinks } from '../check-homes.ts';
import type { Owner } from '../queries.ts';
import { factSheetAddress } from '../rules.ts';
import { factSheetToPage } from './fact-sheet.ts';
import { orderByLink } from './order-by-link.ts';
import { orderFromBalance } from './order-from-balance.ts';
import { orderOnInvoice } from './order-on-invoice.ts';
import { ORDERS_A_DAY } from './rules.ts';
import { type CreateApiOrder, ONE_OF_THREE } from './schema.ts';

type Ctx = Pick<
  Context,
  | 'db'
  | 'queue'
  | 'now'
  | 'site'
  | 'accounts'
  | 'orders'
  | 'payments'
  | 'listingSource'
  | 'pageReader'
  | 'mls'
  | 'log'
>;

const creators = { balance: orderFromBalance, invoice: orderOnInvoice, link: orderByLink };

/**
 * Creates an order for a program. May be repeated, even many times at once: the same idempotency key and request lead
 * to the same order, and it is charged once. The same key with another request is refused.
 */
export async function createApiOrder(
  ctx: Ctx,
  input: { owner: Owner; idempotencyKey: string; order: CreateApiOrder },
): Promise<{ podcastId: string; isNew: boolean }> {
  const requestHash = hashKey(JSON.stringify(input.order));
  const known = await findRequest(ctx, input, requestHash);
  if (known) return known;
  await limitOrders(ctx, input.owner);
  const link = await readOrderedLink(ctx, input.order);
  const request = { ...input, link };
  const prepared = await creators[input.order.payment](ctx, request);
  const created = await inTransaction(ctx, async (tx) => {
    const { owner, idempotencyKey } = input;
    if (owner.teamId) await holdTeam(tx, owner.teamId);
    const [saved] = await tx.db
      .insert(apiOrderRequests)
      .values({ ...holderColumns(owner), idempotencyKey, requestHash, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning();
    if (!saved) return undefined;
    const podcastId = await prepared(tx);
    await tx.db.update(apiOrderRequests).set({ podcastId }).where(isRequest(owner, idempotencyKey));
    return { podcastId, isNew: true };
  });
  // Otherwise, another call with the same key was faster.
  const order = created ?? (await findRequest(ctx, input, requestHash));
  if (!order) throw new Error('The order was not saved.');
  return order;
}

/** Reading a page costs us a call to another site, even for an order that is never paid. */
async function limitOrders(ctx: Ctx, { userId, teamId }: Owner): Promise<void> {
  if (!ctx.accounts.hasRateLimits) return;
  const retryAfterSeconds = await takeHit(ctx, `api-orders:${teamId ?? userId}`, ORDERS_A_DAY);
  if (retryAfterSeconds === 0) return;
  const message = `An account or team can order ${ORDERS_A_DAY.limit} episodes a day. Write to us if you need more.`;
  throw new AppError('too_many', message, { retryAfterSeconds });
}

async function findRequest(
  ctx: Pick<Context, 'db'>,
  { owner, idempotencyKey }: { owner: Owner; idempotencyKey: string },
  requestHash: string,
): Promise<{ podcastId: string; isNew: boolean } | undefined> {
  const [row] = await ctx.db.select().from(apiOrderRequests).where(isRequest(owner, idempotencyKey));
  if (!row) return undefined;
  if (row.requestHash !== requestHash)
    throw new AppError('unprocessable', 'This idempotency key was already used with a different request.');
  if (!row.podcastId) throw new AppError('conflict', 'The order for this idempotency key was deleted.');
  return { podcastId: row.podcastId, isNew: false };
}

/** A team's keys share their idempotency keys, as an account's do. */
function isRequest(owner: Owner, idempotencyKey: string) {
  return and(isHeldBy(apiOrderRequests, owner), eq(apiOrderRequests.idempotencyKey, idempotencyKey));
}

/** A link must be readable now; a home without one gets its own address. */
async function readOrderedLink(
  ctx: Ctx,
  { listingUrl, factSheet, mlsNumber, mls }: CreateApiOrder,
): Promise<OrderedLink> {
  if (factSheet) {
    const facts = factSheetToPage(factSheet) as unknown as Record<string, unknown>;
    return { listingUrl: factSheetAddress(ctx.site.url, randomUUID()), facts };
  }
  const given = mlsNumber ? mlsAddress(ctx.site.url, mlsNumber, mls) : (listingUrl ?? '');
  const homes = normalizeLinks(ctx, [given]).map((url) => ({ listingUrl: url }));
  const [link] = await checkHomes(ctx, homes);
  if (!link) throw new AppError('invalid', ONE_OF_THREE);
  return link;
}
