import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { endsIn, isFree } from '#db/claims.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { PERIOD_DAYS } from '../answering/rules.ts';
import type { Context } from '../context.ts';
import { linkPrices } from './rules.ts';
import { checkoutMoves, deadCheckouts } from './status/rules.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'payments'>;
type Checkout = typeof checkouts.$inferSelect;

/** How long a payment page can be paid: less than the provider's limit of a day. */
export const CHECKOUT_OPEN_MS = 23 * 3_600_000;
/** Longer than the provider may take to respond. */
const CLAIM_SECONDS = 45;
const ABANDONED_MS = 60_000;
const MAX_WAIT_MS = 20_000;
const POLL_MS = 40;
const ANSWERING_PAGE = 'answering-service';

/**
 * Opens a checkout's payment page and returns its URL. May be repeated and called many times at once: one caller
 * asks the provider, and the others wait for the response.
 */
export async function openCheckout(ctx: Ctx, checkoutId: string): Promise<{ url: string }> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (performance.now() < deadline) {
    const claimed = await claim(ctx, checkoutId);
    if (claimed) return requestSession(ctx, claimed);
    const [checkout] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    if (checkout?.sessionId && checkout.url) return { url: pageUrl(ctx, checkout, checkout.sessionId) };
    await wait(POLL_MS);
  }
  throw new Unavailable(ctx.payments.provider, 'the payment page is not ready yet');
}

export async function findLiveCheckout(
  ctx: Ctx,
  idempotencyKey: string,
): Promise<{ id: string } | undefined> {
  const [checkout] = await ctx.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(eq(checkouts.idempotencyKey, idempotencyKey), notInArray(checkouts.status, [...deadCheckouts])),
    );
  return checkout;
}

/** The key of a form that can't be paid anymore is free for another try, whatever happens to the old checkout. */
export const freedKey = sql<string>`${checkouts.idempotencyKey} || ':' || ${checkouts.id}`;

/** A form may be sent again after its page expired, or a minute after the provider couldn't be reached. */
export async function retireDeadCheckouts(ctx: Ctx, idempotencyKey: string): Promise<void> {
  const now = ctx.now();
  const abandoned = new Date(now.getTime() - ABANDONED_MS);
  await ctx.db
    .update(checkouts)
    .set({
      idempotencyKey: freedKey,
      // An open page may have been paid in its last minute: the provider decides.
      status: sql`case when ${checkouts.status} = 'opening' then 'expired' else ${checkouts.status} end`,
    })
    .where(
      and(
        eq(checkouts.idempotencyKey, idempotencyKey),
        or(
          and(
            eq(checkouts.status, 'opening'),
            lt(checkouts.createdAt, abandoned),
            isFree(checkouts.claimedUntil, CLAIM_SECONDS),
          ),
          and(eq(checkouts.status, 'open'), lte(checkouts.expiresAt, now)),
        ),
      ),
    );
}

async function claim(ctx: Ctx, checkoutId: string): Promise<Checkout | undefined> {
  const [checkout] = await ctx.db
    .update(checkouts)
    .set({ claimedUntil: endsIn(CLAIM_SECONDS) })
    .where(
      and(
        eq(checkouts.id, checkoutId),
        eq(checkouts.status, 'opening'),
        isFree(checkouts.claimedUntil, CLAIM_SECONDS),
      ),
    )
    .returning();
  return checkout;
}

async function requestSession(ctx: Ctx, checkout: Checkout): Promise<{ url: string }> {
  const isOpening = and(eq(checkouts.id, checkout.id), inArray(checkouts.status, checkoutMoves.open.from));
  try {
    const opened = await ctx.payments.openSession({
      idempotencyKey: `checkout:${checkout.id}`,
      reference: checkout.id,
      ...paidItems(ctx, checkout),
      customerEmail: checkout.customerEmail,
      successUrl: successUrl(ctx, checkout, '{SESSION_ID}'),
      expiresAt: checkout.expiresAt,
    });
    await ctx.db
      .update(checkouts)
      .set({ ...opened, status: 'open', claimedUntil: null })
      .where(isOpening);
    return { url: opened.url };
  } catch (error) {
    await ctx.db.update(checkouts).set({ claimedUntil: null }).where(isOpening);
    throw error;
  }
}

function paidItems(ctx: Ctx, { purpose, teamId, links, unitCents }: Checkout) {
  const { name, url } = ctx.site;
  if (purpose === 'top_up') {
    const cancelUrl = `${url}/${balancePage(teamId)}?payment=cancelled`;
    return { description: `${name} balance`, quantity: 1, unitCents, cancelUrl };
  }
  if (purpose === 'answering') {
    const cancelUrl = `${url}/${ANSWERING_PAGE}?payment=cancelled`;
    const description = `${name} answering service, ${PERIOD_DAYS} days`;
    return { description, quantity: 1, unitCents, cancelUrl };
  }
  const cancelUrl = `${url}/create-podcast?payment=cancelled`;
  const prices = linkPrices({ links, unitCents });
  const [price = unitCents] = prices;
  if (prices.every((cents) => cents === price)) {
    const description = `${name} property podcast`;
    return { description, quantity: links.length, unitCents: price, cancelUrl };
  }
  const totalCents = prices.reduce((sum, cents) => sum + cents, 0);
  const description = `${links.length} ${name} property podcasts`;
  return { description, quantity: 1, unitCents: totalCents, cancelUrl };
}

function pageUrl(ctx: Ctx, checkout: Checkout, sessionId: string): string {
  const { status, url } = checkout;
  return status === 'open' && url ? url : successUrl(ctx, checkout, sessionId);
}

/** For places where a balance is shown. */
function balancePage(teamId: string | null): string {
  return teamId ? `team/${teamId}` : 'settings';
}

function successUrl(ctx: Ctx, { purpose, teamId }: Checkout, sessionId: string): string {
  const pages = { top_up: balancePage(teamId), answering: ANSWERING_PAGE, order: 'payment-success' };
  return `${ctx.site.url}/${pages[purpose]}?session_id=${sessionId}`;
}
