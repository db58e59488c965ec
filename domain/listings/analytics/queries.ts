import { and, count, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import { listingCounts } from '#db/schema/analytics.ts';
import { contacts } from '#db/schema/leads.ts';
import type { Context } from '../../context.ts';
import { ANALYTICS_DAYS, trafficSources } from './rules.ts';
import type { Analytics, Tally } from './schema.ts';

type Row = { day: string; source: string; kind: string; count: number };

/** A listing's statistics of the last days. */
export async function readAnalytics(ctx: Pick<Context, 'db' | 'now'>, listingId: string): Promise<Analytics> {
  const today = Date.parse(ctx.now().toISOString().slice(0, 10));
  const days = Array.from({ length: ANALYTICS_DAYS }, (_, index) =>
    new Date(today - (ANALYTICS_DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  const first = days[0] as string;
  const rows: Row[] = [
    ...(await listCounts(ctx, listingId, first)),
    ...(await listLeads(ctx, listingId, first)),
  ];
  return {
    totals: tally(rows),
    days: days.map((day) => ({ day, ...tally(rows.filter((row) => row.day === day)) })),
    sources: trafficSources
      .map((source) => ({ source, ...tally(rows.filter((row) => row.source === source)) }))
      .filter((row) => row.shown + row.views + row.plays + row.downloads + row.leads > 0)
      .sort(
        (one, other) => other.views - one.views || other.plays - one.plays || other.downloads - one.downloads,
      ),
  };
}

async function listCounts(ctx: Pick<Context, 'db'>, listingId: string, first: string): Promise<Row[]> {
  return ctx.db
    .select()
    .from(listingCounts)
    .where(and(eq(listingCounts.listingId, listingId), gte(listingCounts.day, first)));
}

async function listLeads(ctx: Pick<Context, 'db'>, listingId: string, first: string): Promise<Row[]> {
  const day = sql<string>`to_char(${contacts.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const source = sql<string>`coalesce(${contacts.details}->>'reachSource', 'direct')`;
  const isLead = and(eq(contacts.listingId, listingId), eq(contacts.contactType, 'listing_lead'));
  return ctx.db
    .select({ day, source, kind: sql<string>`'lead'`, count: sql<number>`count(*)::int` })
    .from(contacts)
    .where(and(isLead, gte(contacts.createdAt, new Date(first))))
    .groupBy(sql`1, 2`);
}

/** Plays and leads of some listings in the last seven days, today included. */
export async function listWeeks(
  ctx: Pick<Context, 'db' | 'now'>,
  listingIds: string[],
): Promise<Map<string, { plays: number; leads: number }>> {
  const weeks = new Map<string, { plays: number; leads: number }>();
  if (listingIds.length === 0) return weeks;
  const first = new Date(ctx.now().getTime() - 6 * 86_400_000).toISOString().slice(0, 10);
  const isPlayed = and(
    inArray(listingCounts.listingId, listingIds),
    eq(listingCounts.kind, 'play'),
    gte(listingCounts.day, first),
  );
  const isLead = and(
    inArray(contacts.listingId, listingIds),
    eq(contacts.contactType, 'listing_lead'),
    gte(contacts.createdAt, new Date(first)),
  );
  const [plays, leads] = await Promise.all([
    ctx.db
      .select({ id: listingCounts.listingId, n: sum(listingCounts.count).mapWith(Number) })
      .from(listingCounts)
      .where(isPlayed)
      .groupBy(listingCounts.listingId),
    ctx.db
      .select({ id: contacts.listingId, n: count() })
      .from(contacts)
      .where(isLead)
      .groupBy(contacts.listingId),
  ]);
  const weekOf = (id: string) => weeks.get(id) ?? { plays: 0, leads: 0 };
  for (const { id, n } of plays) weeks.set(id, { ...weekOf(id), plays: n });
  for (const { id, n } of leads) if (id) weeks.set(id, { ...weekOf(id), leads: n });
  return weeks;
}

function tally(rows: Row[]): Tally {
  const sum = (kind: string) =>
    rows.reduce((total, row) => (row.kind === kind ? total + row.count : total), 0);
  return {
    shown: sum('shown'),
    views: sum('view'),
    plays: sum('play'),
    heard25: sum('heard-25'),
    heard50: sum('heard-50'),
    heard75: sum('heard-75'),
    heard100: sum('heard-100'),
    downloads: sum('download'),
    leads: sum('lead'),
  };
}
