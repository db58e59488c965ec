import { and, desc, eq, inArray } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { mlsCursors, mlsRecords } from '#db/schema/mls.ts';
import type { Context } from '../../context.ts';
import { mlsAddress, readMlsAddress } from './mls-address.ts';

/** The slug of the public page of a listing that was ordered by its MLS number. */
export async function findMlsListingPage(
  ctx: Pick<Context, 'db' | 'site'>,
  link: string,
): Promise<string | undefined> {
  const wanted = readMlsAddress(ctx.site.url, link);
  if (!wanted) return undefined;
  const feeds = await ctx.db
    .select({ feed: mlsRecords.feed })
    .from(mlsRecords)
    .where(eq(mlsRecords.mlsNumber, wanted.mlsNumber));
  const names = wanted.feed ? [wanted.feed] : feeds.map(({ feed }) => feed);
  const links = [link, ...names.map((feed) => mlsAddress(ctx.site.url, wanted.mlsNumber, feed))];
  const [listing] = await ctx.db
    .select({ slug: listings.slug })
    .from(listings)
    .where(and(inArray(listings.sourceUrl, links), eq(listings.status, 'active')))
    .orderBy(desc(listings.createdAt))
    .limit(1);
  return listing?.slug;
}

/** How far we have followed a feed. */
export async function findMlsCursor(
  ctx: Pick<Context, 'db'>,
  feed: string,
  resource: 'Property' | 'OpenHouse',
): Promise<typeof mlsCursors.$inferSelect | undefined> {
  const [cursor] = await ctx.db
    .select()
    .from(mlsCursors)
    .where(and(eq(mlsCursors.feed, feed), eq(mlsCursors.resource, resource)));
  return cursor;
}

export type MlsRecordRow = typeof mlsRecords.$inferSelect;

/** The open houses of a listing in our copy of its feed. */
export async function listOpenHouses(
  ctx: Pick<Context, 'db'>,
  feed: string,
  listingKey: string,
): Promise<Pick<MlsRecordRow, 'fields'>[]> {
  return ctx.db
    .select({ fields: mlsRecords.fields })
    .from(mlsRecords)
    .where(
      and(
        eq(mlsRecords.feed, feed),
        eq(mlsRecords.resource, 'OpenHouse'),
        eq(mlsRecords.listingKey, listingKey),
      ),
    );
}
