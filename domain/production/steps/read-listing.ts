import { asc, eq } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import { agentQuestions } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { ensurePodcastListing } from '../../listings/ensure-podcast-listing.ts';
import { fillListing } from '../../listings/fill-listing.ts';
import type { Listing } from '../../listings/queries.ts';
import { readListingLink } from '../../listings/read-listing-link.ts';
import type { AgentAnswer } from '../../script/schema.ts';
import { fingerprint } from '../run/hash-value.ts';
import { NeedsReview } from '../run/run-endings.ts';
import type { Podcast, Step, Work } from '../run/step.ts';

/** What a row says about the home itself; other jobs fill the rest meanwhile. */
const said = [
  'id',
  'slug',
  'address',
  'city',
  'state',
  'zipCode',
  'price',
  'priceCut',
  'beds',
  'baths',
  'sqft',
  'yearBuilt',
  'propertyType',
  'description',
  'aiEnhancedDescription',
  'features',
  'neighborhoodName',
  'neighborhoodDescription',
  'schoolDistrict',
  'agentName',
  'agentPhone',
  'agentBrokerage',
  'faqs',
  'nearbyAmenities',
  'marketStats',
  'saleStatus',
] as const satisfies (keyof Listing)[];

const readColumns = [
  'description',
  'price',
  'beds',
  'baths',
  'sqft',
  'yearBuilt',
  'neighborhoodDescription',
  'faqs',
] as const;

/** Everything an episode is made from, as it stood when the work began. */
export type ListingSnapshot = {
  listing: Pick<Listing, (typeof said)[number] | 'filledColumns'>;
  podcast: Pick<Podcast, 'id' | 'listingUrl' | 'agentName' | 'additionalDetails' | 'chatgptData'>;
  answers: AgentAnswer[];
};

/** Reads the listing's page into its row, unless it has data already, and keeps what is known about the home. */
export const readListing: Step = {
  name: 'read-listing',
  limitSeconds: 120,
  from: [],
  input: async ({ ctx, podcast }) => (await findListing(ctx, podcast.id)) && takeSnapshot(ctx, podcast),
  async make(work) {
    const { ctx, podcast } = work;
    const listing = await findListing(ctx, podcast.id);
    if (!listing || listing.status === 'pending') await fillFromPage(work);
    const snapshot = await takeSnapshot(ctx, podcast);
    return { data: snapshot, input: snapshot };
  },
};

async function fillFromPage({ ctx, podcast, write }: Work): Promise<void> {
  const listingId = await write((tx) => ensurePodcastListing(tx, podcast));
  const reading = await readListingLink(ctx, podcast.listingUrl, ctx);
  if (reading.readable) {
    const { facts, url } = reading;
    await write((tx) => fillListing(tx, listingId, { facts, sourceUrl: url, action: 'listing.populated' }));
    return;
  }
  if (reading.isTemporary) throw new Unavailable('listing page', reading.reason);
  throw new NeedsReview([
    {
      reason: 'thin_listing',
      subjectHash: fingerprint([podcast.listingUrl, reading.reason]),
      canApprove: false,
      evidence: { listingUrl: podcast.listingUrl, unreadable: reading.reason },
    },
  ]);
}

async function findListing(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Listing | undefined> {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  return listing;
}

/** What is known about the home at this moment. */
export async function takeSnapshot(ctx: Pick<Context, 'db'>, podcast: Podcast): Promise<ListingSnapshot> {
  const listing = await findListing(ctx, podcast.id);
  if (!listing) throw new Error('the listing of this podcast is gone');
  const columns = Object.fromEntries(said.map((name) => [name, listing[name]])) as Pick<
    Listing,
    (typeof said)[number]
  >;
  // Tells what somebody wrote by hand from what was read.
  const filledColumns = Object.fromEntries(
    readColumns.map((name) => [name, listing.filledColumns[name] ?? null]),
  );
  const { id, listingUrl, agentName, additionalDetails, chatgptData } = podcast;
  const answered = await ctx.db
    .select({ question: agentQuestions.question, answer: agentQuestions.answer })
    .from(agentQuestions)
    .where(eq(agentQuestions.podcastId, podcast.id))
    .orderBy(asc(agentQuestions.field));
  return {
    listing: { ...columns, filledColumns },
    podcast: { id, listingUrl, agentName, additionalDetails, chatgptData },
    answers: answered.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : [])),
  };
}
