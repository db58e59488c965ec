import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { findBrandOfPodcast } from '../brands/queries.ts';
import { type Brand, presentAgent, type ShownAgent } from '../brands/rules.ts';
import type { Context } from '../context.ts';
import { findWordings } from '../disclosure/queries.ts';
import { type WrittenChannel, writtenTexts } from '../disclosure/rules.ts';
import { AppError } from '../errors.ts';
import { bestPhoto } from '../listings/photos/best-photo.ts';
import { isAltered } from '../listings/photos/rules.ts';
import type { Listing } from '../listings/queries.ts';
import { ensureShortLinks } from '../listings/sharing/ensure-short-links.ts';
import { shortLinkPath } from '../listings/sharing/rules.ts';
import { photosOfEmail } from './email-photos.ts';
import { type HomeFacts, hashFacts, hashOf, homeFacts } from './facts/home-facts.ts';
import { findMarketDays, type MarketDays } from './facts/market-days.ts';
import { networks, type PartName } from './rules.ts';

export type Home = {
  podcast: typeof podcasts.$inferSelect;
  listing: Listing;
  facts: HomeFacts;
  /** Who presents the home, with the brand of the person who ordered it. */
  agent: ShownAgent;
  factsHash: string;
  /** The current wording about the AI voices, by channel. */
  disclosure: Record<WrittenChannel, string>;
  /** The full URL of the home's public page. */
  pageUrl: string;
  /** The short link to that page for text messages. */
  textLink: string;
  /** The Threads posts for the latest other homes ordered by the same person. */
  askedBefore: readonly string[];
};

type PresentedHome = Pick<Home, 'podcast' | 'listing'> & ReturnType<typeof presentHome>;

/** Everything a kit is made from, read from the database each time. The caller has checked access. */
export async function loadHome(ctx: Pick<Context, 'db' | 'site'>, podcastId: string): Promise<Home> {
  const presented = await findPresentedHome(ctx, podcastId);
  const { podcast, listing } = presented;
  const textLink = await findTextLink(ctx, listing.id);
  const disclosure = writtenTexts((await findWordings(ctx)).wordings);
  const askedBefore = await findOtherThreads(ctx, podcast);
  const page = pageUrl(ctx, podcast, listing);
  return { ...presented, disclosure, pageUrl: page, textLink, askedBefore };
}

/** A home with its facts and presenter, without what only a kit needs. */
export async function findPresentedHome(ctx: Pick<Context, 'db'>, podcastId: string): Promise<PresentedHome> {
  const [row] = await ctx.db
    .select({ podcast: podcasts, listing: listings })
    .from(podcasts)
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(eq(podcasts.id, podcastId));
  if (!row) throw new AppError('not_found', 'Podcast not found');
  const { podcast, listing } = row;
  if (!listing) throw new AppError('conflict', 'We haven’t read this podcast’s listing yet.');
  const brand = await findBrandOfPodcast(ctx, podcastId);
  return { podcast, listing, ...presentHome(listing, brand, await findMarketDays(ctx, listing)) };
}

const maxOthers = 20;

async function findOtherThreads(ctx: Pick<Context, 'db'>, podcast: Home['podcast']): Promise<string[]> {
  const { id, userId, customerEmail } = podcast;
  const rows = await ctx.db
    .select({ posts: podcasts.socialMediaContent })
    .from(podcasts)
    .where(
      and(
        userId ? eq(podcasts.userId, userId) : eq(podcasts.customerEmail, customerEmail),
        ne(podcasts.id, id),
        isNotNull(podcasts.socialMediaContent),
      ),
    )
    .orderBy(desc(podcasts.createdAt))
    .limit(maxOthers);
  return rows.flatMap(({ posts }) => posts?.threads ?? []);
}

/** Every character of a text message counts, so it gets a short link. */
async function findTextLink(ctx: Pick<Context, 'db' | 'site'>, listingId: string): Promise<string> {
  const links = await ensureShortLinks(ctx, listingId);
  const found = links.find(({ source }) => source === 'text');
  if (!found) throw new Error(`listing ${listingId} has no short link for text messages`);
  return new URL(shortLinkPath(found.code), ctx.site.url).href;
}

/** What a kit may say about a home and its agent. */
export function presentHome(
  listing: Listing,
  brand: Brand | null,
  days: MarketDays = {},
): Pick<Home, 'facts' | 'agent' | 'factsHash'> {
  const listed = homeFacts(listing, days);
  const { agentName: name, brokerage, agentPhone: phone } = listed;
  const agent = presentAgent(brand, { name, brokerage, phone });
  const facts = { ...listed, agentName: agent.name, brokerage: agent.brokerage, agentPhone: agent.phone };
  return { facts, agent, factsHash: hashFacts(facts) };
}

/** Changes whenever anything this part of the kit says or shows changes. */
export function hashOfPart(
  part: PartName,
  { factsHash, listing, agent }: Pick<Home, 'factsHash' | 'listing' | 'agent'>,
): string {
  const photos = part === 'image' ? [bestPhoto(listing)] : part === 'email' ? photosOfEmail(listing) : [];
  const posted = (networks as readonly string[]).includes(part) ? [bestPhoto(listing)] : photos;
  const files = [
    ...photos.flatMap((photo) => photo?.variants.map(({ url }) => url) ?? []),
    // A photo's description may arrive after the photo.
    ...posted.flatMap((photo) => (photo && isAltered(photo) ? [JSON.stringify(photo.origin)] : [])),
  ];
  const isDrawn = part === 'image' || part === 'email';
  const { website, license, introLine, photo, logo, color } = agent;
  const look = isDrawn ? [website, license, introLine, photo?.url, logo?.url, color].filter(Boolean) : [];
  return files.length + look.length === 0 ? factsHash : hashOf([factsHash, ...files, ...look]);
}

export function pageUrl(
  ctx: Pick<Context, 'site'>,
  podcast: { listingPageUrl: string | null },
  listing: { slug: string },
): string {
  return new URL(podcast.listingPageUrl ?? `/listings/${listing.slug}`, ctx.site.url).href;
}
