import { asc, eq } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import { agentQuestions } from '#db/schema/production.ts';
import { findBrandOfPodcast } from '../../brands/queries.ts';
import type { Context } from '../../context.ts';
import { ensurePodcastListing } from '../../listings/ensure-podcast-listing.ts';
import { fillListing } from '../../listings/fill-listing.ts';
import type { Listing } from '../../listings/queries.ts';
import { readListingLink } from '../../listings/read-listing-link.ts';
import { hashValue } from '../run/hash-value.ts';
import { NeedsReview } from '../run/needs-review.ts';
import type { Podcast, Step, Work } from '../run/step.ts';
import { SnapshotColumns, type StepData } from '../run/step-data.ts';

type Snapshot = StepData['read-listing'];

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

/** Reads the listing's page into its row, unless it has data already, and takes a snapshot of what is known. */
export const readListing: Step<'read-listing'> = {
  name: 'read-listing',
  limitSeconds: 120,
  from: [],
  input: ({ ctx, podcast }) => findSnapshot(ctx, podcast),
  async run(work) {
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
    const { facts, url, mls } = reading;
    const fill = { facts, sourceUrl: url, ...(mls && { mls }), action: 'listing.populated' };
    await write((tx) => fillListing(tx, listingId, fill));
    return;
  }
  if (reading.isTemporary) throw new Unavailable('listing page', reading.reason);
  throw new NeedsReview([
    {
      reason: 'thin_listing',
      subjectHash: hashValue([podcast.listingUrl, reading.reason]),
      canApprove: false,
      evidence: { listingUrl: podcast.listingUrl, unreadable: reading.reason },
    },
  ]);
}

async function findListing(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Listing | undefined> {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  return listing;
}

/** What is known about the home right now. */
export async function takeSnapshot(ctx: Pick<Context, 'db'>, podcast: Podcast): Promise<Snapshot> {
  const snapshot = await findSnapshot(ctx, podcast);
  if (!snapshot) throw new Error('the listing of this podcast is gone');
  return snapshot;
}

export async function findSnapshot(
  ctx: Pick<Context, 'db'>,
  podcast: Podcast,
): Promise<Snapshot | undefined> {
  const listing = await findListing(ctx, podcast.id);
  if (!listing) return undefined;
  const columns = SnapshotColumns.parse(listing);
  // Shows which values someone typed.
  const filledColumns = Object.fromEntries(
    readColumns.map((name) => [name, listing.filledColumns[name] ?? null]),
  );
  const { id, listingUrl, agentName, additionalDetails, chatgptData } = podcast;
  // People with a brand don't need to type their name with every order.
  const brandName = (await findBrandOfPodcast(ctx, id))?.name ?? '';
  const answered = await ctx.db
    .select({ question: agentQuestions.question, answer: agentQuestions.answer })
    .from(agentQuestions)
    .where(eq(agentQuestions.podcastId, podcast.id))
    .orderBy(asc(agentQuestions.field));
  return {
    listing: { ...columns, filledColumns },
    podcast: { id, listingUrl, agentName: agentName || brandName, additionalDetails, chatgptData },
    answers: answered.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : [])),
  };
}
