import { and, eq, gte, sql } from 'drizzle-orm';
import { contacts } from '#db/schema/leads.ts';
import { listingCounts } from '#db/schema/reach.ts';
import type { Context } from '../../context.ts';
import { REACH_DAYS, reachSources } from './rules.ts';
import type { Reach } from './schema.ts';

/** How a listing did over the last days. */
export async function readReach(ctx: Pick<Context, 'db' | 'now'>, listingId: string): Promise<Reach> {
  const today = Date.parse(ctx.now().toISOString().slice(0, 10));
  const days = Array.from({ length: REACH_DAYS }, (_, index) =>
    new Date(today - (REACH_DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  const first = days[0] as string;
  const rows = await ctx.db
    .select()
    .from(listingCounts)
    .where(and(eq(listingCounts.listingId, listingId), gte(listingCounts.day, first)));
  const leadDay = sql<string>`to_char(${contacts.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const leads = await ctx.db
    .select({ day: leadDay, count: sql<number>`count(*)::int` })
    .from(contacts)
    .where(
      and(
        eq(contacts.listingId, listingId),
        eq(contacts.contactType, 'listing_lead'),
        gte(contacts.createdAt, new Date(first)),
      ),
    )
    .groupBy(leadDay);
  const sum = (isWanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isWanted).reduce((total, row) => total + row.count, 0);
  const tally = (day?: string) => {
    const of = (kind: string) => sum((row) => row.kind === kind && (!day || row.day === day));
    const asked = leads.filter((row) => !day || row.day === day);
    return {
      views: of('view'),
      plays: of('play'),
      downloads: of('download'),
      leads: asked.reduce((total, row) => total + row.count, 0),
    };
  };
  const heard = (share: number) => sum((row) => row.kind === `heard-${share}`);
  const sources = reachSources.map((source) => {
    const of = (kind: string) => sum((row) => row.kind === kind && row.source === source);
    return { source, views: of('view'), plays: of('play'), finished: of('heard-100') };
  });
  return {
    totals: { ...tally(), heard25: heard(25), heard50: heard(50), heard75: heard(75), heard100: heard(100) },
    days: days.map((day) => ({ day, ...tally(day) })),
    sources: sources
      .filter(({ views, plays }) => views + plays > 0)
      .sort((one, other) => other.views - one.views || other.plays - one.plays),
  };
}
