import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { MlsFeed, MlsRecord, MlsResource } from '#adapters/mls/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { mlsCursors, mlsRecords } from '#db/schema/mls.ts';
import type { Context } from '../../context.ts';
import { findOrderedListings, followOrderedListings, type NewPhotos } from './follow-ordered-listings.ts';
import { withdrawRecords } from './withdraw-records.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'log'>;

export type MlsPageInput = {
  feed: MlsFeed;
  resource: MlsResource;
  /** The cursor at the time of the request. */
  from: Date | null;
  records: MlsRecord[];
  /** This is the last page. */
  isLast: boolean;
};

/**
 * Saves a page of changes: our copy, the ordered listings and the cursor in one transaction, so a killed worker has
 * applied the whole page or none of it. An existing change is skipped, and a page that another worker saved first is
 * dropped. Returns the new cursor, or undefined for such a page.
 */
export async function applyMlsPage(ctx: Ctx, page: MlsPageInput): Promise<Date | null | undefined> {
  const newest = keepNewest(page.records);
  const newPhotos = page.resource === 'Property' ? await askForPhotos(ctx, page.feed, newest) : new Map();
  return inTransaction(ctx, async (tx) => {
    const last = newest.reduce((time, { modifiedAt }) => Math.max(time, Date.parse(modifiedAt)), 0);
    const reached = Math.max(last, page.from?.getTime() ?? 0);
    const changedAt = reached > 0 ? new Date(reached) : null;
    if (!(await moveCursor(tx, page, changedAt))) return undefined;
    const changed = await saveRecords(tx, page, newest);
    await followOrderedListings(tx, page.feed, changed, newPhotos);
    const removed = newest.filter(({ isRemoved }) => isRemoved).map(({ key }) => key);
    await withdrawRecords(tx, { feed: page.feed.id, resource: page.resource, keys: removed });
    return changedAt;
  });
}

/** A listing may be on a page twice if it changes while the page is built. */
function keepNewest(records: MlsRecord[]): MlsRecord[] {
  const byKey = new Map<string, MlsRecord>();
  for (const record of records) {
    const known = byKey.get(record.key);
    if (!known || known.modifiedAt < record.modifiedAt) byKey.set(record.key, record);
  }
  return [...byKey.values()].sort((a, b) => (a.modifiedAt < b.modifiedAt ? -1 : 1));
}

async function moveCursor(tx: Ctx, page: MlsPageInput, changedAt: Date | null): Promise<boolean> {
  const isThis = and(eq(mlsCursors.feed, page.feed.id), eq(mlsCursors.resource, page.resource));
  const isUnmoved = page.from ? eq(mlsCursors.changedAt, page.from) : isNull(mlsCursors.changedAt);
  const moved = await tx.db
    .update(mlsCursors)
    .set({
      changedAt,
      pausedUntil: null,
      lastError: null,
      ...(page.isLast ? { completedAt: tx.now() } : {}),
    })
    .where(and(isThis, isUnmoved))
    .returning({ feed: mlsCursors.feed });
  return moved.length > 0;
}

/** The listing keys of new changes. */
async function saveRecords(
  tx: Ctx,
  { feed, resource }: MlsPageInput,
  records: MlsRecord[],
): Promise<string[]> {
  const rows = records
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ key, listingKey, modifiedAt, fields }) => ({
      feed: feed.id,
      resource,
      key,
      listingKey,
      mlsNumber: resource === 'Property' ? String(fields.ListingId ?? '') || null : null,
      modifiedAt: new Date(modifiedAt),
      fields: storable(fields),
    }));
  const saved =
    rows.length === 0
      ? []
      : await tx.db
          .insert(mlsRecords)
          .values(rows)
          .onConflictDoUpdate({
            target: [mlsRecords.feed, mlsRecords.resource, mlsRecords.key],
            set: {
              listingKey: sql`excluded.listing_key`,
              mlsNumber: sql`excluded.mls_number`,
              modifiedAt: sql`excluded.modified_at`,
              fields: sql`excluded.fields`,
              changes: sql`${mlsRecords.changes} + 1`,
            },
            // The feed shows a change again where pages overlap.
            setWhere: lt(mlsRecords.modifiedAt, sql`excluded.modified_at`),
          })
          .returning({ key: mlsRecords.key, listingKey: mlsRecords.listingKey });
  const order = new Map(records.map(({ key }, at) => [key, at]));
  saved.sort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0));
  return [...new Set(saved.map(({ listingKey }) => listingKey))];
}

/**
 * Requested before the transaction. Photos that the MLS didn't change aren't requested again, because each
 * link may work only once.
 */
async function askForPhotos(ctx: Ctx, feed: MlsFeed, records: MlsRecord[]): Promise<NewPhotos> {
  const byKey = new Map(records.map((record) => [record.listingKey, record]));
  const ordered = await findOrderedListings(ctx, feed.id, [...byKey.keys()]);
  const photos: NewPhotos = new Map();
  for (const { listing, listingKey } of ordered) {
    const changedAt = byKey.get(listingKey)?.fields.PhotosChangeTimestamp;
    if (!changedAt || changedAt === listing.mls?.photosAt || photos.has(listingKey)) continue;
    photos.set(listingKey, await feed.media(listingKey));
  }
  return photos;
}

/** PostgreSQL refuses some characters in JSON that occur in remarks. */
function storable(fields: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(fields), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  ) as Record<string, unknown>;
}
