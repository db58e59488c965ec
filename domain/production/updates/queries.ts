import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { type EpisodeChapter, podcasts } from '#db/schema/podcasts.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import type { Context } from '../../context.ts';
import { endOfListingDay, listingDay } from '../../listings/listing-day.ts';
import type { Listing } from '../../listings/queries.ts';
import { nameHome, parsePrice } from '../../listings/rules.ts';
import { hostNames } from '../../script/rules.ts';
import { FactSheet, Script } from '../../script/schema.ts';
import { MAX_UPDATES, UPDATE_DAYS } from './rules.ts';
import { type UpdatesView, UpdateVerification, type UpdateView } from './schema.ts';

export type EpisodeUpdate = typeof episodeUpdates.$inferSelect;
type Ctx = Pick<Context, 'db' | 'now'>;

const DAY_MS = 24 * 3600 * 1000;

/** The updates of a home, newest first, and how many more it may have. */
export async function findUpdates(ctx: Ctx, podcastId: string): Promise<UpdatesView> {
  const rows = await ctx.db
    .select()
    .from(episodeUpdates)
    .where(and(eq(episodeUpdates.podcastId, podcastId), isNull(episodeUpdates.removedAt)))
    .orderBy(desc(episodeUpdates.createdAt), episodeUpdates.id);
  const left = Math.max(0, MAX_UPDATES - (await countRecentUpdates(ctx, podcastId)));
  return { updates: rows.map(viewOf), left };
}

/** How many updates were recorded or queued lately, including removed ones. */
export async function countRecentUpdates(ctx: Ctx, podcastId: string): Promise<number> {
  const since = new Date(ctx.now().getTime() - UPDATE_DAYS * DAY_MS);
  return ctx.db.$count(
    episodeUpdates,
    and(
      eq(episodeUpdates.podcastId, podcastId),
      ne(episodeUpdates.state, 'failed'),
      gt(episodeUpdates.createdAt, since),
    ),
  );
}

function viewOf(row: EpisodeUpdate): UpdateView {
  const { id, kind, state, doneParts, totalParts, audioUrl, episode, isOnPage, reason, createdAt } = row;
  const script = Script.safeParse(row.script).data;
  return {
    id,
    kind,
    title: script?.title ?? '',
    state,
    doneParts,
    totalParts,
    words: script?.turns.map(({ speaker, text }) => ({ speaker: hostNames[speaker], text })) ?? [],
    audioUrl,
    unbrandedUrl: episode?.unbrandedUrl ?? null,
    captionsUrl: episode?.captionsUrl ?? null,
    durationSeconds: episode?.durationSeconds ?? null,
    isOnPage,
    reason,
    createdAt: createdAt.toISOString(),
  };
}

type UpdatedListing = Pick<
  Listing,
  'podcastId' | 'price' | 'saleStatus' | 'latitude' | 'longitude' | 'zipCode' | 'city' | 'state'
>;
export type PublicUpdate = Pick<EpisodeUpdate, 'id' | 'kind'> & {
  title: string;
  audioUrl: string;
  episode: NonNullable<EpisodeUpdate['episode']>;
  readyAt: Date;
  /** An open house is news until its day is over; other news until a row changes. */
  goodUntil: Date | undefined;
};

export type ToldUpdate = {
  id: string;
  script: Script;
  sheet: FactSheet;
  audioUrl: string;
  episode: PublicUpdate['episode'];
  verification: UpdateVerification | undefined;
};

/** The newest update on a home's page, while it's still true. Older ones aren't news anymore. */
export async function findPublicUpdate(ctx: Ctx, listing: UpdatedListing): Promise<PublicUpdate | undefined> {
  return (await listPublicUpdates(ctx, [listing])).get(listing.podcastId ?? '');
}

/** The same for several homes, by the id of their podcast. */
export async function listPublicUpdates(
  ctx: Ctx,
  homes: readonly UpdatedListing[],
): Promise<Map<string, PublicUpdate>> {
  const told = await listPublicRows(ctx, homes);
  return new Map(
    told.map(({ row, home, audioUrl, episode }) => {
      const { id, kind, podcastId, openHouse, readyAt, createdAt } = row;
      const title = Script.safeParse(row.script).data?.title ?? '';
      const goodUntil = openHouse ? endOfListingDay(home, openHouse.date) : undefined;
      return [
        podcastId,
        { id, kind, title, audioUrl, episode, goodUntil, readyAt: readyAt ?? createdAt },
      ] as const;
    }),
  );
}

/** The update that is currently news about a home, with its words, the facts behind them and its checks. */
export async function findToldUpdate(ctx: Ctx, podcastId: string): Promise<ToldUpdate | undefined> {
  const [home] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  const [told] = home ? await listPublicRows(ctx, [home]) : [];
  const script = Script.safeParse(told?.row.script).data;
  const sheet = FactSheet.safeParse(told?.row.sheet).data;
  if (!told || !script || !sheet) return undefined;
  const { row, audioUrl, episode } = told;
  const verification = UpdateVerification.safeParse(row.verification).data;
  return { id: row.id, script, sheet, audioUrl, episode, verification };
}

const isShown = and(
  eq(episodeUpdates.state, 'ready'),
  eq(episodeUpdates.isOnPage, true),
  isNull(episodeUpdates.removedAt),
);
/** Whether a podcast may have an update to show, for a query that joins `podcasts`: most have none. */
export const hasUpdate = sql<boolean>`exists (
  select from ${episodeUpdates} where ${eq(episodeUpdates.podcastId, podcasts.id)} and ${isShown}
)`;

type PublicRow = {
  row: EpisodeUpdate;
  home: UpdatedListing;
  audioUrl: string;
  episode: NonNullable<EpisodeUpdate['episode']>;
};

async function listPublicRows(ctx: Ctx, homes: readonly UpdatedListing[]): Promise<PublicRow[]> {
  const ids = homes.flatMap(({ podcastId }) => podcastId ?? []);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectDistinctOn([episodeUpdates.podcastId])
    .from(episodeUpdates)
    .where(and(inArray(episodeUpdates.podcastId, ids), isShown))
    .orderBy(episodeUpdates.podcastId, desc(episodeUpdates.readyAt));
  const homeOf = new Map(homes.map((home) => [home.podcastId, home]));
  return rows.flatMap((row) => {
    const { podcastId, audioUrl, episode } = row;
    const home = homeOf.get(podcastId);
    if (!home || !audioUrl || !episode || !isStillTrue(row, home, listingDay(home, ctx.now()))) return [];
    return [{ row, home, audioUrl, episode }];
  });
}

export type HeldUpdate = UpdateView & {
  podcastId: string;
  home: string;
  reason: string;
  openedAt: Date;
  /** Otherwise it wouldn't be shown, even if someone approved it. */
  isStillTrue: boolean;
};

/** Updates of published homes that someone has to listen to first, longest-waiting first. */
export async function listHeldUpdates(
  ctx: Ctx,
  { podcastId, limit = MAX_UPDATES }: { podcastId?: string; limit?: number },
): Promise<HeldUpdate[]> {
  const rows = await ctx.db
    .select({ row: episodeUpdates, podcast: podcasts, listing: listings })
    .from(episodeUpdates)
    .innerJoin(podcasts, eq(podcasts.id, episodeUpdates.podcastId))
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(
      and(
        eq(episodeUpdates.state, 'in_review'),
        isNull(episodeUpdates.removedAt),
        eq(podcasts.status, 'completed'),
        isNull(podcasts.takenDownAt),
        podcastId === undefined ? undefined : eq(podcasts.id, podcastId),
      ),
    )
    .orderBy(asc(episodeUpdates.readyAt), asc(episodeUpdates.id))
    .limit(limit);
  return rows.map(({ row, podcast, listing }) => ({
    ...viewOf(row),
    podcastId: podcast.id,
    home: nameHome(listing, podcast.listingUrl),
    reason: row.reason ?? '',
    openedAt: row.readyAt ?? row.createdAt,
    isStillTrue: isStillTrue(row, listing, listingDay(listing, ctx.now())),
  }));
}

/** The chapters of an update that can be heard in feeds, and the podcast it belongs to. */
export async function findUpdateChapters(
  ctx: Pick<Context, 'db'>,
  updateId: string,
): Promise<{ podcastId: string; chapters: EpisodeChapter[] } | undefined> {
  const [row] = await ctx.db
    .select({ podcastId: episodeUpdates.podcastId, episode: episodeUpdates.episode })
    .from(episodeUpdates)
    .where(
      and(
        eq(episodeUpdates.id, updateId),
        eq(episodeUpdates.state, 'ready'),
        isNull(episodeUpdates.removedAt),
      ),
    );
  return row && { podcastId: row.podcastId, chapters: row.episode?.chapters ?? [] };
}

/** Whether an update agrees with the listing on a given day. */
export function isStillTrue(
  { kind, openHouse, sheet }: Pick<EpisodeUpdate, 'kind' | 'openHouse' | 'sheet'>,
  { price, saleStatus }: Pick<Listing, 'price' | 'saleStatus'>,
  today: string,
): boolean {
  if (kind === 'sold') return saleStatus === 'sold';
  if (kind === 'under-contract') return saleStatus === 'pending' || saleStatus === 'contingent';
  if (/^(?:sold|pending|contingent|off market)$/.test(saleStatus ?? '')) return false;
  if (kind === 'open-house') return (openHouse?.date ?? '') >= today;
  const said = FactSheet.safeParse(sheet).data?.facts.find(({ field }) => field === 'price');
  const told = said?.value.replace(/ a month$/, '') ?? null;
  return parsePrice(told) === parsePrice(price);
}
