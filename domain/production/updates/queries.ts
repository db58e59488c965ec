import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { episodeUpdates } from '#db/schema/updates.ts';
import type { Context } from '../../context.ts';
import { listingDay } from '../../listings/listing-day.ts';
import type { Listing } from '../../listings/queries.ts';
import { parsePrice } from '../../listings/rules.ts';
import { hostNames } from '../../script/rules.ts';
import { FactSheet, Script } from '../../script/schema.ts';
import { MAX_UPDATES, UPDATE_DAYS } from './rules.ts';
import type { UpdatesView, UpdateView } from './schema.ts';

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

/** How many updates were recorded or queued lately, removed ones too. */
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
};

/** The newest update on a home's page, as long as it is still true. An older one is no news any more. */
export async function findPublicUpdate(ctx: Ctx, listing: UpdatedListing): Promise<PublicUpdate | undefined> {
  if (!listing.podcastId) return undefined;
  const [row] = await ctx.db
    .select()
    .from(episodeUpdates)
    .where(
      and(
        eq(episodeUpdates.podcastId, listing.podcastId),
        eq(episodeUpdates.state, 'ready'),
        eq(episodeUpdates.isOnPage, true),
        isNull(episodeUpdates.removedAt),
      ),
    )
    .orderBy(desc(episodeUpdates.readyAt))
    .limit(1);
  if (!row?.audioUrl || !row.episode || !isStillTrue(row, listing, listingDay(listing, ctx.now())))
    return undefined;
  const title = Script.safeParse(row.script).data?.title ?? '';
  return { id: row.id, kind: row.kind, title, audioUrl: row.audioUrl, episode: row.episode };
}

/** Whether what an update says is what the listing says on a day. */
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
