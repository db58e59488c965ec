import { and, desc, eq, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { oncePerDb } from '#db/once-per-db.ts';
import { rowAsJson } from '#db/row-as-json.ts';
import { listingDrafts, listings } from '#db/schema/listings.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import type { Context, SiteSettings } from '../context.ts';
import type { PageFacts } from './extraction/facts.ts';
import { completeFacts } from './stored-facts.ts';

export type Listing = typeof listings.$inferSelect;
export type { Faq, HostedPhoto, MarketStats, MlsDetails, NearbyAmenities } from '#db/schema/listings.ts';
export type { EpisodeDetails } from '#db/schema/podcasts.ts';

/** The columns a page shows, without the facts they were filled from. */
const shownListing = {
  id: listings.id,
  slug: listings.slug,
  status: listings.status,
  sourceUrl: listings.sourceUrl,
  address: listings.address,
  city: listings.city,
  state: listings.state,
  zipCode: listings.zipCode,
  price: listings.price,
  priceCut: listings.priceCut,
  beds: listings.beds,
  baths: listings.baths,
  sqft: listings.sqft,
  yearBuilt: listings.yearBuilt,
  propertyType: listings.propertyType,
  description: listings.description,
  features: listings.features,
  images: listings.images,
  localImages: listings.localImages,
  latitude: listings.latitude,
  longitude: listings.longitude,
  pageTitle: listings.pageTitle,
  metaDescription: listings.metaDescription,
  keywords: listings.keywords,
  canonicalUrl: listings.canonicalUrl,
  neighborhoodName: listings.neighborhoodName,
  neighborhoodDescription: listings.neighborhoodDescription,
  schoolDistrict: listings.schoolDistrict,
  schoolDistrictUrl: listings.schoolDistrictUrl,
  agentName: listings.agentName,
  agentPhone: listings.agentPhone,
  agentBrokerage: listings.agentBrokerage,
  agentMlsNumber: listings.agentMlsNumber,
  agentOriginatingMls: listings.agentOriginatingMls,
  agentDisclaimer: listings.agentDisclaimer,
  faqs: listings.faqs,
  podcastId: listings.podcastId,
  nearbyAmenities: listings.nearbyAmenities,
  marketStats: listings.marketStats,
  saleStatus: listings.saleStatus,
  mls: listings.mls,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
};

/** What visitors may know about an order: nothing about the customer. */
const publicPodcast = {
  id: podcasts.id,
  gcsFileUrl: podcasts.gcsFileUrl,
  podcastFileUrl: podcasts.podcastFileUrl,
  socialMediaImages: podcasts.socialMediaImages,
  episode: podcasts.episode,
  updatedAt: podcasts.updatedAt,
};

export type ShownListing = Pick<Listing, keyof typeof shownListing>;
export type PublicPodcast = Pick<typeof podcasts.$inferSelect, keyof typeof publicPodcast>;
/** A listing as visitors see it, with its episode when there is one. */
export type PublicListing = {
  listing: ShownListing;
  podcast: PublicPodcast | null;
  /** The order was refunded: its page says that it is gone. */
  isWithdrawn?: boolean;
};

const isWithdrawnRow = sql<boolean>`coalesce(${isWithdrawnPodcast(podcasts)}, false)`;

/** What to read from a listing and its podcast, for a query that reads more than these. */
export const publicRow = {
  listing: rowAsJson(shownListing),
  podcast: rowAsJson(publicPodcast, podcasts.id),
  isWithdrawn: isWithdrawnRow,
};

/** Whether a refund or a takedown took everything made for this podcast offline. */
export async function isWithdrawn(ctx: Pick<Context, 'db'>, podcastId: string): Promise<boolean> {
  const condition = and(eq(podcasts.id, podcastId), isWithdrawnPodcast(podcasts));
  return (await ctx.db.$count(podcasts, condition)) > 0;
}

/** The same by listing. */
export async function isWithdrawnListing(ctx: Pick<Context, 'db'>, listingId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ isWithdrawn: isWithdrawnRow })
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(eq(listings.id, listingId));
  return row?.isWithdrawn ?? false;
}

export async function findActiveListing(
  ctx: Pick<Context, 'db'>,
  slug: string,
): Promise<PublicListing | undefined> {
  const [row] = await activeListing(ctx.db).execute({ slug });
  return row;
}

const activeListing = oncePerDb((db) =>
  db
    .select(publicRow)
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(and(eq(listings.slug, sql.placeholder('slug')), eq(listings.status, 'active')))
    .prepare(''),
);

/**
 * The listing at a public URL: the active one with that slug, else the one whose podcast was given that page.
 * Staff share such a page before approval, so any status will do.
 */
export async function findPublicListing(
  ctx: Pick<Context, 'db' | 'site'>,
  slug: string,
): Promise<PublicListing | undefined> {
  const active = await findActiveListing(ctx, slug);
  if (active) return active;
  const [row] = await ctx.db
    .select(publicRow)
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(hasPage(ctx.site, slug))
    .orderBy(desc(podcasts.createdAt))
    .limit(1);
  return row;
}

/** Whether a podcast was given the page at that URL. */
export function hasPage(site: Pick<SiteSettings, 'url'>, slug: string): SQL {
  const paths = [`/listings/${slug}`, `/listing/${slug}`];
  return inArray(podcasts.listingPageUrl, [...paths, ...paths.map((path) => site.url + path)]);
}

/** A listing by id, with any status; for staff. */
export async function findListing(ctx: Pick<Context, 'db'>, listingId: string): Promise<Listing | undefined> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  return row;
}

export type ListingDraft = Omit<typeof listingDrafts.$inferSelect, 'facts'> & { facts: PageFacts | null };

/** What is known about a home before it is ordered. The id is the key: whoever has it may see and edit the draft. */
export async function findListingDraft(
  ctx: Pick<Context, 'db'>,
  draftId: string,
): Promise<ListingDraft | undefined> {
  const [draft] = await ctx.db.select().from(listingDrafts).where(eq(listingDrafts.id, draftId));
  return draft && readDraftRow(draft);
}

export function readDraftRow(row: typeof listingDrafts.$inferSelect): ListingDraft {
  return { ...row, facts: row.facts && completeFacts(row.facts as Partial<PageFacts>) };
}

const homeCard = {
  id: listings.id,
  slug: listings.slug,
  address: listings.address,
  city: listings.city,
  state: listings.state,
  zipCode: listings.zipCode,
  price: listings.price,
  saleStatus: listings.saleStatus,
  propertyType: listings.propertyType,
  beds: listings.beds,
  baths: listings.baths,
};
export type HomeCard = Pick<Listing, keyof typeof homeCard>;

/** Their pages stay up, but these homes can't be bought anymore. */
const offTheMarket = ['sold', 'off market'];

/** The newest homes for sale in a city that have a page; the state may be a name or a two-letter code. */
export async function listHomesIn(
  ctx: Pick<Context, 'db'>,
  { city, states, limit }: { city: string; states: string[]; limit: number },
): Promise<HomeCard[]> {
  return ctx.db
    .select(homeCard)
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(
      and(
        eq(listings.status, 'active'),
        not(isWithdrawnRow),
        inArray(listings.state, states),
        // As written and in capitals; other spellings could not use the index.
        inArray(listings.city, [city, city.toUpperCase(), city.toLowerCase()]),
        or(isNull(listings.saleStatus), notInArray(listings.saleStatus, offTheMarket)),
      ),
    )
    .orderBy(desc(listings.createdAt))
    .limit(limit);
}
