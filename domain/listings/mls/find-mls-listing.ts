import { and, eq, sql } from 'drizzle-orm';
import type { MlsAddress, MlsFeed, MlsRecord } from '#adapters/mls/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { mlsRecords } from '#db/schema/mls.ts';
import type { Context } from '../../context.ts';
import { streetKey } from '../address/street-key.ts';
import { findMlsCursor } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'mls'>;
export type FoundMlsListing = { feed: MlsFeed; record: MlsRecord };

/** Our copy is used while it is at most this old. */
const FRESH_MS = 5 * 60_000;

/**
 * Finds a listing by its number: in our copy of the feed if that is fresh, else in the feed itself, and in the copy
 * after all if the feed doesn't respond. Several if more than one MLS uses the number.
 */
export async function findByMlsNumber(
  ctx: Ctx,
  { mlsNumber, feed: wanted }: { mlsNumber: string; feed?: string | undefined },
): Promise<FoundMlsListing[]> {
  const feeds = ctx.mls.filter(({ id }) => wanted === undefined || id === wanted);
  const found = await Promise.all(
    feeds.map(async (feed): Promise<FoundMlsListing[]> => {
      const isNumber = eq(mlsRecords.mlsNumber, mlsNumber);
      const copied = (await listRecords(ctx, feed.id, isNumber))[0];
      if (copied && (await isFresh(ctx, feed.id))) return [{ feed, record: copied }];
      const record = await feed.findByMlsNumber(mlsNumber).catch(fallBack(copied));
      return record && !record.isRemoved ? [{ feed, record }] : [];
    }),
  );
  return found.flat();
}

/**
 * The same by street address, if the seller allows it to be shown. For a feed that can't be searched by
 * address, we search our copy.
 */
export async function findByMlsAddress(ctx: Ctx, address: MlsAddress): Promise<FoundMlsListing[]> {
  const [number = ''] = address.street.trim().split(/\s+/);
  const isNumber = sql`${mlsRecords.fields}->>'StreetNumber' = ${number}`;
  const isZip = address.zip ? sql`${mlsRecords.fields}->>'PostalCode' = ${address.zip}` : undefined;
  const found = await Promise.all(
    ctx.mls.map(async (feed) => {
      const records = feed.findByAddress
        ? await feed.findByAddress(address)
        : await listRecords(ctx, feed.id, and(isNumber, isZip));
      return records.map((record) => ({ feed, record }));
    }),
  );
  const wanted = streetKey(address.street);
  return found.flat().filter(({ record }) => {
    const { StreetNumber, StreetName, StreetSuffix, UnitNumber, InternetAddressDisplayYN } = record.fields;
    if (InternetAddressDisplayYN === false || record.isRemoved) return false;
    const street = [StreetNumber, StreetName, StreetSuffix].filter(Boolean).join(' ');
    return streetKey(UnitNumber ? `${street} #${UnitNumber}` : street) === wanted;
  });
}

async function isFresh(ctx: Ctx, feed: string): Promise<boolean> {
  const cursor = await findMlsCursor(ctx, feed, 'Property');
  return !!cursor?.completedAt && ctx.now().getTime() - cursor.completedAt.getTime() <= FRESH_MS;
}

async function listRecords(
  ctx: Pick<Context, 'db'>,
  feed: string,
  condition: ReturnType<typeof and>,
): Promise<MlsRecord[]> {
  const rows = await ctx.db
    .select()
    .from(mlsRecords)
    .where(and(eq(mlsRecords.feed, feed), eq(mlsRecords.resource, 'Property'), condition))
    .limit(10);
  return rows.map(({ key, listingKey, modifiedAt, fields }) => ({
    key,
    listingKey,
    modifiedAt: modifiedAt.toISOString(),
    isRemoved: false,
    fields,
  }));
}

function fallBack(copied: MlsRecord | undefined) {
  return (error: unknown) => {
    if (copied && error instanceof Unavailable) return copied;
    throw error;
  };
}
