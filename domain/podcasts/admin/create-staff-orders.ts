import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { ensurePodcastListing } from '../../listings/ensure-podcast-listing.ts';
import { provisionalSlug } from '../../listings/listing-slug.ts';
import { batchOf } from './order-key.ts';
import type { StaffOrder } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;
export type KeyedOrder = StaffOrder & { orderKey: string };
export type CreatedOrder = { podcastId: string; isNew: boolean };

/** A customer with several rows of one file gets one mail about all of them. */
const bulkMailDelaySeconds = 20;

/**
 * Makes orders that staff answer for: they count as paid, so production is asked for at once. Runs in the caller's
 * transaction. May be repeated: an order key that is known stays the order it was.
 */
export async function createStaffOrders(tx: Ctx, orders: KeyedOrder[]): Promise<Map<string, CreatedOrder>> {
  const made = await insertPodcasts(tx, orders);
  await insertListings(tx, made);
  await tx.queue.sendAll(
    'produce-episode',
    made.map(({ id }) => ({ payload: { podcastId: id }, options: { key: id } })),
  );
  await tx.queue.sendAll('confirm-staff-order', made.map(toConfirmation));
  const created = new Map(made.map((row) => [row.orderKey as string, { podcastId: row.id, isNew: true }]));
  const known = orders.map((order) => order.orderKey).filter((key) => !created.has(key));
  for (const { id, orderKey } of await findByKeys(tx, known)) {
    created.set(orderKey as string, { podcastId: id, isNew: false });
  }
  return created;
}

type Podcast = typeof podcasts.$inferSelect;

async function insertPodcasts(tx: Ctx, orders: KeyedOrder[]): Promise<Podcast[]> {
  if (orders.length === 0) return [];
  const accounts = await findAccounts(tx, [...new Set(orders.map((order) => order.customer_email))]);
  const now = tx.now().getTime();
  const rows = orders.map((order, index) => ({
    userId: accounts.get(order.customer_email) ?? null,
    listingUrl: order.listing_url,
    status: 'paid' as const,
    paymentMethod: 'staff' as const,
    orderKey: order.orderKey,
    amountCents: order.amount,
    customerEmail: order.customer_email,
    customerFirstName: order.customer_first_name,
    customerLastName: order.customer_last_name,
    customerPhone: order.customer_phone,
    // A millisecond apart, so that lists show the rows of a file in their order.
    createdAt: new Date(now - orders.length + index),
  }));
  return tx.db
    .insert(podcasts)
    .values(rows)
    .onConflictDoNothing({ target: podcasts.orderKey, where: sql`${podcasts.orderKey} is not null` })
    .returning();
}

/** An order belongs to the account of its customer from the beginning, if there is one. */
async function findAccounts(tx: Ctx, emails: string[]): Promise<Map<string, string>> {
  const users = await tx.db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .where(and(inArray(authUsers.email, emails), isNotNull(authUsers.emailConfirmedAt)));
  return new Map(users.map(({ id, email }) => [email, id]));
}

async function insertListings(tx: Ctx, made: Podcast[]): Promise<void> {
  if (made.length === 0) return;
  const rows = await tx.db
    .insert(listings)
    .values(
      made.map(({ id, listingUrl }) => ({
        slug: provisionalSlug(),
        sourceUrl: listingUrl,
        podcastId: id,
      })),
    )
    .onConflictDoNothing()
    .returning({ podcastId: listings.podcastId });
  const done = new Set(rows.map((row) => row.podcastId));
  // Two drew the same provisional slug: that one tries again alone.
  for (const podcast of made) if (!done.has(podcast.id)) await ensurePodcastListing(tx, podcast);
}

function toConfirmation({ id, orderKey, customerEmail }: Podcast) {
  const batch = batchOf(orderKey as string);
  return {
    payload: { podcastId: id },
    options: batch
      ? { key: `${batch}:${customerEmail}`, startAfterSeconds: bulkMailDelaySeconds }
      : { key: id },
  };
}

async function findByKeys(tx: Ctx, keys: string[]) {
  if (keys.length === 0) return [];
  return tx.db
    .select({ id: podcasts.id, orderKey: podcasts.orderKey })
    .from(podcasts)
    .where(inArray(podcasts.orderKey, keys));
}
