import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { ensurePodcastListing } from '../../listings/ensure-podcast-listing.ts';
import { provisionalSlug } from '../../listings/listing-slug.ts';
import { recordEvents } from '../../webhooks/record-event.ts';
import { orderPaid } from '../order-paid.ts';
import { batchOf } from './order-key.ts';
import type { StaffOrder } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;
export type KeyedOrder = StaffOrder & { orderKey: string };
export type CreatedOrder = { podcastId: string; isNew: boolean };

/** A customer with several rows in one file gets one email about all of them. */
const bulkMailDelaySeconds = 20;

/**
 * Creates orders that count as paid, so production starts at once. Runs in the caller's transaction. May be repeated: a
 * known order key stays the order it was.
 */
export async function createStaffOrders(tx: Ctx, orders: KeyedOrder[]): Promise<Map<string, CreatedOrder>> {
  const created = await insertPodcasts(tx, orders);
  await insertListings(tx, created);
  await tx.queue.sendAll(
    'produce-episode',
    created.map(({ id }) => ({ payload: { podcastId: id }, options: { key: id } })),
  );
  await tx.queue.sendAll('confirm-staff-order', created.map(toConfirmation));
  await recordEvents(tx, created.map(orderPaid));
  const byKey = new Map(created.map((row) => [row.orderKey as string, { podcastId: row.id, isNew: true }]));
  const known = orders.map((order) => order.orderKey).filter((key) => !byKey.has(key));
  for (const { id, orderKey } of await findByKeys(tx, known)) {
    byKey.set(orderKey as string, { podcastId: id, isNew: false });
  }
  return byKey;
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
    // A millisecond apart, so lists show the rows of a file in order.
    createdAt: new Date(now - orders.length + index),
  }));
  return tx.db
    .insert(podcasts)
    .values(rows)
    .onConflictDoNothing({ target: podcasts.orderKey, where: sql`${podcasts.orderKey} is not null` })
    .returning();
}

/** An order belongs to its customer's account from the start, if there is one. */
async function findAccounts(tx: Ctx, emails: string[]): Promise<Map<string, string>> {
  const users = await tx.db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .where(and(inArray(authUsers.email, emails), isNotNull(authUsers.emailConfirmedAt)));
  return new Map(users.map(({ id, email }) => [email, id]));
}

async function insertListings(tx: Ctx, created: Podcast[]): Promise<void> {
  if (created.length === 0) return;
  const rows = await tx.db
    .insert(listings)
    .values(
      created.map(({ id, listingUrl }) => ({
        slug: provisionalSlug(),
        sourceUrl: listingUrl,
        podcastId: id,
      })),
    )
    .onConflictDoNothing()
    .returning({ podcastId: listings.podcastId });
  const done = new Set(rows.map((row) => row.podcastId));
  // Two orders got the same provisional slug, so this one tries again alone.
  for (const podcast of created) if (!done.has(podcast.id)) await ensurePodcastListing(tx, podcast);
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
