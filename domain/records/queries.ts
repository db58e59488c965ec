import { and, asc, type Column, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { TeamRole } from '#db/column-values.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import { homeRecords, recordEntries, recordShares } from '#db/schema/records.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import type { Context } from '../context.ts';
import { nameHome } from '../listings/rules.ts';
import { isManaging } from '../teams/rules.ts';
import type { AnyEntry, RecordShare, TeamRecord } from './schema.ts';

type Ctx = Pick<Context, 'db'>;

/** The whole chain of a home, oldest first. */
export async function listEntries(ctx: Ctx, podcastId: string): Promise<AnyEntry[]> {
  const rows = await ctx.db
    .select()
    .from(recordEntries)
    .where(eq(recordEntries.podcastId, podcastId))
    .orderBy(asc(recordEntries.sequence));
  return rows.map(({ podcastId: _, recordedAt, ...entry }) => ({
    ...entry,
    recordedAt: recordedAt.toISOString(),
  }));
}

export async function findHead(
  ctx: Ctx,
  podcastId: string,
): Promise<{ sequence: number; hash: string; openIssues: string[] } | undefined> {
  const [row] = await ctx.db
    .select({ sequence: homeRecords.sequence, hash: homeRecords.hash, openIssues: homeRecords.openIssues })
    .from(homeRecords)
    .where(eq(homeRecords.podcastId, podcastId));
  return row;
}

/** The private links to a record, newest first. */
export async function listShares(
  ctx: Pick<Context, 'db' | 'now'>,
  podcastId: string,
): Promise<RecordShare[]> {
  const rows = await ctx.db
    .select()
    .from(recordShares)
    .where(eq(recordShares.podcastId, podcastId))
    .orderBy(desc(recordShares.createdAt), desc(recordShares.id));
  return rows.map(({ id, label, createdAt, expiresAt, revokedAt, lastOpenedAt }) => ({
    id,
    label,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : expiresAt <= ctx.now() ? 'expired' : 'open',
  }));
}

const maxHomes = 1000;

/** A team's homes with what their records leave open, those with something open first. */
export async function listTeamRecords(
  ctx: Ctx,
  { teamId, userId, role }: { teamId: string; userId: string; role: TeamRole },
): Promise<TeamRecord[]> {
  const rows = await ctx.db
    .select({ podcast: podcasts, listing: listings, record: homeRecords })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .leftJoin(homeRecords, eq(homeRecords.podcastId, podcasts.id))
    .where(and(eq(podcasts.teamId, teamId), isManaging(role) ? undefined : eq(podcasts.userId, userId)))
    .orderBy(
      sql`jsonb_array_length(coalesce(${homeRecords.openIssues}, '[]')) desc`,
      desc(podcasts.createdAt),
      podcasts.id,
    )
    .limit(maxHomes);
  return rows.map(({ podcast, listing, record }) => ({
    podcastId: podcast.id,
    home: nameHome(listing, podcast.listingUrl),
    orderedBy:
      [podcast.customerFirstName, podcast.customerLastName].filter(Boolean).join(' ') ||
      podcast.customerEmail,
    open: record ? record.openIssues : ['There is no record yet'],
    updatedAt: record?.checkedAt.toISOString() ?? null,
  }));
}

/** Delivered homes whose record was never written, or not since their row changed. */
export async function listStaleRecords(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .leftJoin(homeRecords, eq(homeRecords.podcastId, podcasts.id))
    .where(
      and(
        eq(podcasts.status, 'completed'),
        or(
          isNull(homeRecords.podcastId),
          gt(podcasts.updatedAt, homeRecords.checkedAt),
          gt(listings.updatedAt, homeRecords.checkedAt),
          newerThan(marketingParts, marketingParts.createdAt),
          newerThan(reviewItems, reviewItems.closedAt),
          newerThan(episodeUpdates, episodeUpdates.updatedAt),
        ),
      ),
    )
    .orderBy(desc(podcasts.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

function newerThan(
  table: typeof marketingParts | typeof reviewItems | typeof episodeUpdates,
  moment: Column,
): SQL {
  return sql`exists (select 1 from ${table} where ${table.podcastId} = ${podcasts.id} and ${moment} > ${homeRecords.checkedAt})`;
}
