import { and, eq, gte, lt, notExists, sql } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';

/** A search engine reads one part at a time, so a part costs about the same however many homes there are. */
const HOMES_PER_PART = 1_000;
/** The maximum for a sitemap. */
const MAX_HOMES = 50_000;
/** Parts are ranges of the first 16 bits of the id, which is random. */
const ALL_PARTS = 2 ** 16;

/** How many parts the homes are divided into: a power of two, and 1 while one part can hold them all. */
export async function countSitemapParts({ db }: Pick<Context, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ few: number; about: number }>(sql`
    select
      (select count(*)::int from (
        select 1 from ${listings} where ${listings.status} = 'active' limit ${HOMES_PER_PART + 1}
      ) found) as few,
      (select reltuples::int from pg_class where oid = ${'listings'}::regclass) as about`);
  const { few, about } = rows[0] ?? { few: 0, about: 0 };
  if (few <= HOMES_PER_PART) return 1;
  return Math.min(ALL_PARTS, 2 ** Math.ceil(Math.log2(Math.max(about, few) / HOMES_PER_PART)));
}

/** The homes of one part. All parts together hold every home once, whatever their number. */
export async function listSitemapPart(
  { db }: Pick<Context, 'db'>,
  { part, parts }: { part: number; parts: number },
): Promise<{ slug: string; updatedAt: Date }[]> {
  const width = ALL_PARTS / parts;
  const withdrawn = db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(and(eq(podcasts.id, listings.podcastId), isWithdrawnPodcast(podcasts)));
  const from = gte(listings.id, firstId(part * width));
  return db.transaction(async (tx) => {
    // A second process takes longer to start than it takes to read the whole part.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    return tx
      .select({ slug: listings.slug, updatedAt: listings.updatedAt })
      .from(listings)
      .where(
        and(
          eq(listings.status, 'active'),
          notExists(withdrawn),
          from,
          part + 1 < parts ? lt(listings.id, firstId((part + 1) * width)) : undefined,
        ),
      )
      .orderBy(listings.id)
      .limit(MAX_HOMES);
  });
}

/** Whether a URL names a possible part. */
export function isSitemapPart({ part, parts }: { part: number; parts: number }): boolean {
  return parts > 1 && parts <= ALL_PARTS && Number.isInteger(Math.log2(parts)) && part < parts;
}

function firstId(bits: number): string {
  return `${bits.toString(16).padStart(4, '0')}0000-0000-0000-0000-000000000000`;
}
