import { and, inArray, or } from 'drizzle-orm';
import { listingSearchText, listings } from '#db/schema/listings.ts';
import { matchesSearch } from '../../cursor.ts';
import { streetKey } from '../../listings/address/street-key.ts';
import { previewOf } from '../../listings/preview-listing.ts';
import { type LinkContext, readListingLink } from '../../listings/read-listing-link.ts';
import { hasStreet } from '../../listings/rules.ts';
import { findKnownOrders, sameOrder } from './find-known-orders.ts';
import { readOrderRow } from './read-order-row.ts';
import type { OrderCheck, OrderRow, StaffOrder } from './schema.ts';

type Ctx = LinkContext;

const concurrency = 4;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Says what would happen to each row before anything is created. Changes nothing and may be repeated. */
export async function checkOrders(ctx: Ctx, rows: OrderRow[]): Promise<OrderCheck[]> {
  const checks: OrderCheck[] = [];
  for (let from = 0; from < rows.length; from += concurrency) {
    const some = rows.slice(from, from + concurrency);
    checks.push(...(await Promise.all(some.map((given, at) => checkRow(ctx, given, from + at + 1)))));
  }
  return checks;
}

async function checkRow(ctx: Ctx, given: OrderRow, place: number): Promise<OrderCheck> {
  const row = given.row ?? place;
  const nothing = { row, isReadable: false, reason: null, address: null, price: null, duplicate: null };
  const { order, problem } = readOrderRow(given);
  if (!order) return { ...nothing, problem };
  const [reading, repeated] = await Promise.all([
    readListingLink(ctx, order.listing_url),
    findRepeatedOrder(ctx, order),
  ]);
  if (!reading.readable) return { ...nothing, problem: null, reason: reading.reason, duplicate: repeated };
  const { address, price } = previewOf(reading.facts);
  const home = { street: reading.facts.street.value ?? '', zip: reading.facts.zip.value ?? '' };
  const duplicate = repeated ?? (await findSameHome(ctx, order.listing_url, home));
  return { row, problem: null, isReadable: true, reason: null, address, price, duplicate };
}

async function findRepeatedOrder(ctx: Ctx, order: StaffOrder): Promise<string | null> {
  const [known] = (await findKnownOrders(ctx, [order])).get(sameOrder(order)) ?? [];
  return known ? `This customer already ordered this link on ${day.format(known.createdAt)}` : null;
}

/** A listing with the same link or address, no matter who ordered it. */
async function findSameHome(
  ctx: Ctx,
  link: string,
  home: { street: string; zip: string },
): Promise<string | null> {
  const hasAddress = hasStreet(home.street) && home.zip !== '';
  const candidates = await ctx.db
    .select({ address: listings.address, zipCode: listings.zipCode, sourceUrl: listings.sourceUrl })
    .from(listings)
    .where(
      or(
        inArray(listings.sourceUrl, [link]),
        hasAddress
          ? and(...matchesSearch(listingSearchText(listings), `${numberOf(home.street)} ${home.zip}`))
          : undefined,
      ),
    )
    .limit(200);
  const same = candidates.find(
    ({ address, zipCode, sourceUrl }) =>
      sourceUrl === link ||
      (zipCode.slice(0, 5) === home.zip.slice(0, 5) && streetKey(address) === streetKey(home.street)),
  );
  if (!same) return null;
  return same.sourceUrl === link
    ? 'We already have a listing for this link'
    : `We already have a listing at ${same.address}`;
}

function numberOf(street: string): string {
  return street.split(/\s+/)[0] ?? '';
}
