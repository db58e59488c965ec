import { and, desc, eq, inArray } from 'drizzle-orm';
import { partNames } from '#db/column-values.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { findBrandOfPodcast } from '../brands/queries.ts';
import type { Context } from '../context.ts';
import { fileUrl } from '../files/rules.ts';
import { listingDay } from '../listings/listing-day.ts';
import { bestPhoto } from '../listings/photos/best-photo.ts';
import { formatAddress, formatCityLine, hasStreet } from '../listings/rules.ts';
import { listSignedFiles } from '../signed-files/queries.ts';
import { listClips } from './clips/queries.ts';
import type { CheckClaims } from './facts/find-unbacked.ts';
import { knownOpenHouse } from './facts/known-open-house.ts';
import { findMarketDays } from './facts/market-days.ts';
import { possibleOccasions } from './facts/occasions.ts';
import { hashOfPart, pageUrl, presentHome } from './load-home.ts';
import type { PartName } from './rules.ts';
import type { MarketingKit, PartContents } from './schema.ts';
import { unbackedClaims } from './unbacked-claims.ts';

export type StoredPart<Name extends PartName = PartName> = Omit<
  typeof marketingParts.$inferSelect,
  'content' | 'part'
> & { part: Name; content: PartContents[Name] };

/** The current version of a part. */
export async function findPart<Name extends PartName>(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  part: Name,
): Promise<StoredPart<Name> | undefined> {
  const rows = await listParts(ctx, podcastId);
  return rows.find((row) => row.part === part && row.state === 'current') as StoredPart<Name> | undefined;
}

/** The current and the offered version of every part. */
export async function listParts(ctx: Pick<Context, 'db'>, podcastId: string): Promise<StoredPart[]> {
  const rows = await ctx.db
    .select()
    .from(marketingParts)
    .where(
      and(eq(marketingParts.podcastId, podcastId), inArray(marketingParts.state, ['current', 'offered'])),
    )
    .orderBy(desc(marketingParts.version));
  return rows as StoredPart[];
}

type Parts = MarketingKit['parts'];

/** Everything the screen shows; undefined if there's no such podcast. The caller has checked access. */
export async function findMarketingKit(
  ctx: Pick<Context, 'db' | 'site' | 'video' | 'now'>,
  podcastId: string,
  checkClaims?: CheckClaims,
): Promise<MarketingKit | undefined> {
  const [row] = await ctx.db
    .select({ podcast: podcasts, listing: listings })
    .from(podcasts)
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(eq(podcasts.id, podcastId));
  if (!row) return undefined;
  const { podcast, listing } = row;
  const today = listingDay(listing, ctx.now());
  const home = listing && {
    listing,
    ...presentHome(listing, await findBrandOfPodcast(ctx, podcastId), await findMarketDays(ctx, listing)),
  };
  const facts = home?.facts;
  const stored = await listParts(ctx, podcastId);
  const signed = await listSignedFiles(ctx, podcastId);
  const shown = (name: PartName) => {
    const current = stored.find((part) => part.part === name && part.state === 'current');
    if (!current) return null;
    const offered = stored.find((part) => part.part === name && part.state === 'offered');
    return {
      version: current.version,
      content: current.content,
      isEdited: current.isEdited,
      isOutdated: !home || hashOfPart(name, home) !== current.factsHash,
      writtenBy: current.writtenBy,
      createdAt: current.createdAt.toISOString(),
      offered: offered ? { version: offered.version, content: offered.content } : null,
      unbacked: facts ? unbackedIn(current, { facts, checkClaims }) : [],
    };
  };
  const cityLine = listing && hasStreet(listing.address) ? formatCityLine(listing) : undefined;
  return {
    podcastId,
    address: listing ? formatAddress(listing) : podcast.listingUrl,
    cityLine: cityLine ?? null,
    pageUrl: listing && pageUrl(ctx, podcast, listing),
    photoUrl: (listing && smallPhoto(listing)) ?? null,
    agentName: facts?.agentName ?? null,
    hasEpisode: (podcast.gcsFileUrl ?? podcast.podcastFileUrl) !== null,
    canMakeClips: ctx.video !== null,
    occasions: facts ? possibleOccasions(facts, today) : [],
    knownOpenHouse: knownOpenHouse(textsAboutOpenHouses(podcast, listing), today) ?? null,
    clips: await listClips(ctx, podcastId),
    signedFiles: signed
      .filter(({ kind }) => kind !== 'photo' && kind !== 'cover')
      .map(({ fileKey, isTestCertificate }) => ({ url: fileUrl(fileKey), isTestCertificate })),
    parts: Object.fromEntries(partNames.map((name) => [name, shown(name)])) as Parts,
  };
}

function textsAboutOpenHouses(
  podcast: { additionalDetails: string; createdAt: Date },
  listing: typeof listings.$inferSelect | null,
) {
  const page = [listing?.description ?? '', ...(listing?.features ?? [])];
  return [
    { text: podcast.additionalDetails, written: listingDay(listing, podcast.createdAt) },
    ...page.map((text) => ({ text })),
  ];
}

/** Only an edited text can claim more than the facts say. */
function unbackedIn(part: StoredPart, sources: Parameters<typeof unbackedClaims>[1]): string[] {
  if (!part.isEdited) return [];
  const content = part.content as Partial<{ text: string; subject: string; heading: string; body: string }>;
  const isEmail = part.part === 'email';
  const text = isEmail ? [content.subject, content.heading, content.body].join('\n') : (content.text ?? '');
  const openHouse = (part.content as { openHouse?: never }).openHouse ?? null;
  return unbackedClaims(text, { ...sources, openHouse });
}

function smallPhoto(listing: Parameters<typeof bestPhoto>[0]): string | undefined {
  const variants = bestPhoto(listing)?.variants ?? [];
  return variants.toSorted((a, b) => a.width - b.width).find(({ type }) => type !== 'image/avif')?.url;
}
