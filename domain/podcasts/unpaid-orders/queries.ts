import { and, desc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { checkouts, type OrderedLink } from '#db/schema/checkouts.ts';
import type { Context } from '../../context.ts';
import type { PageFacts } from '../../listings/extraction/facts.ts';
import { previewOf } from '../../listings/preview-listing.ts';
import { nameHome } from '../../listings/rules.ts';
import { applyCorrections } from '../../listings/sheet/apply-corrections.ts';
import { findCheckoutBySession, type Owner } from '../queries.ts';
import { linkPrices } from '../rules.ts';
import type { UnpaidOrder } from './schema.ts';

type Checkout = typeof checkouts.$inferSelect;

/** As long as fact sheets are kept. */
const KEPT_MS = 7 * 86_400_000;
/** A payment page that is being opened right now isn't unpaid yet. */
const OPENING_MS = 60_000;

/** The caller's own order, or one for their confirmed address; someone else's counts as missing. */
export async function findOwnCheckout(
  ctx: Pick<Context, 'db'>,
  checkoutId: string,
  owner: Owner,
): Promise<Checkout | undefined> {
  const [row] = await ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.purpose, 'order'), isOrderedBy(owner)));
  return row;
}

/**
 * What someone ordered in the last few days and never paid, newest first. A resubmitted order counts once.
 */
export async function listUnpaidOrders(
  ctx: Pick<Context, 'db' | 'now'>,
  owner: Owner,
): Promise<UnpaidOrder[]> {
  const now = ctx.now().getTime();
  const rows = await ctx.db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.purpose, 'order'),
        isOrderedBy(owner),
        gt(checkouts.createdAt, new Date(now - KEPT_MS)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(200);
  const known = new Set<string>();
  return rows
    .filter((row) => {
      const homes = nameHomes(row);
      const isNewest = !known.has(homes);
      known.add(homes);
      return isNewest && isUnpaid(row, now) && !rows.some((other) => isPaidSince(other, row));
    })
    .map(describeOrder);
}

/** The homes of a payment page, for that page. */
export async function listOrderedHomes(
  ctx: Pick<Context, 'db'>,
  sessionId: string,
): Promise<UnpaidOrder['homes']> {
  const checkout = await findCheckoutBySession(ctx, sessionId);
  return checkout?.purpose === 'order' ? checkout.links.map(describeHome) : [];
}

function isOrderedBy({ userId, email, isEmailConfirmed }: Owner): SQL | undefined {
  const isByAddress = and(isNull(checkouts.teamId), eq(checkouts.customerEmail, email));
  return or(eq(checkouts.userId, userId), isEmailConfirmed ? isByAddress : undefined);
}

const nameHomes = ({ links }: Checkout) =>
  JSON.stringify(links.map(({ listingUrl }) => listingUrl).toSorted());

function isUnpaid({ status, createdAt }: Checkout, now: number): boolean {
  if (status === 'opening') return now - createdAt.getTime() > OPENING_MS;
  return ['open', 'failed', 'expired'].includes(status);
}

/** A late payment on an earlier page settles the same homes. */
function isPaidSince(other: Checkout, order: Checkout): boolean {
  const isPaid = other.status === 'paid' || other.status === 'processing';
  const paidAt = other.paidAt ?? other.createdAt;
  return isPaid && paidAt >= order.createdAt && nameHomes(other) === nameHomes(order);
}

function describeOrder(order: Checkout): UnpaidOrder {
  return {
    id: order.id,
    homes: order.links.map(describeHome),
    amountCents: linkPrices(order).reduce((sum, cents) => sum + cents, 0),
    createdAt: order.createdAt.toISOString(),
  };
}

function describeHome({ listingUrl, facts, corrections }: OrderedLink): UnpaidOrder['homes'][number] {
  const { address, photo } = previewOf(applyCorrections(facts as PageFacts | null, corrections ?? {}));
  return { name: address ?? nameHome(null, listingUrl), photo, listingUrl };
}
