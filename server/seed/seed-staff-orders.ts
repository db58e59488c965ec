import { eq } from 'drizzle-orm';
import { findSamplePage } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '#domain/context.ts';
import { readListingPage } from '#domain/listings/extraction/read-listing-page.ts';
import { fillListing } from '#domain/listings/fill-listing.ts';
import { uploadPresets } from '#domain/podcasts/admin/rules.ts';
import type { StepName } from '#domain/production/rules.ts';
import { hashValue } from '#domain/production/run/hash-value.ts';
import type { ReviewIssue } from '#domain/production/run/needs-review.ts';
import { openReviews } from '#domain/production/run/open-reviews.ts';
import { beginStep, endStep } from '#domain/production/run/step-records.ts';
import { takeSnapshot } from '#domain/production/steps/read-listing.ts';
import { findThinListing } from '#domain/production/steps/thin-listing.ts';
import { writeScript } from '#domain/script/episode/write-script.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';

type Podcast = typeof podcasts.$inferSelect;
type Order = {
  key: string;
  link: string;
  /** Why production stopped; null if it never started. */
  issue: 'thin' | 'unread' | null;
  person: { first: string; last: string; email: string };
  status: 'processing' | 'pending';
  listing: typeof listings.$inferInsert & { id: string };
};

const [hurdleHill, foundryWalk] = uploadPresets;

/** Two orders that need a staff decision, and an unpaid one whose page was never read. */
const orders: Order[] = [
  {
    key: 'seed:hurdle-hill',
    link: '/listings/218-hurdle-hill-road-larkmere',
    issue: 'thin',
    person: { first: 'Orla', last: 'Whitcombe', email: 'orla.whitcombe@larkmere.example' },
    status: 'processing',
    listing: {
      id: hurdleHill.listingId,
      slug: '218-hurdle-hill-road-larkmere',
      status: 'active',
      address: '218 Hurdle Hill Road',
      city: 'Larkmere',
      state: 'VT',
      zipCode: '05852',
      price: '$489,000',
      beds: 3,
      baths: 2.5,
      sqft: '2,140',
      propertyType: 'Single family',
      description: 'Shown by appointment.',
      features: [],
      agentName: 'Orla Whitcombe',
      agentBrokerage: 'Larkmere & Vale',
    },
  },
  {
    key: 'seed:foundry-walk',
    link: '/samples/foundry-walk',
    issue: 'unread',
    person: { first: 'Dell', last: 'Okafor', email: 'dell.okafor@lakelight.example' },
    status: 'processing',
    listing: { id: foundryWalk.listingId, slug: 'home-5eedf0a1', status: 'pending' },
  },
  {
    key: 'seed:quillback-drive',
    link: '/samples/quillback-drive',
    issue: null,
    person: { first: 'Wren', last: 'Adeyemi', email: 'wren.adeyemi@quillback.example' },
    status: 'pending',
    listing: { id: '7c0de5a1-4f0b-4b6e-9a51-3d7f0e6b1a03', slug: 'home-5eedde5c', status: 'pending' },
  },
];

/** Seeds orders for the admin screens. Running it again changes nothing, even if an order was deleted. */
export async function seedStaffOrders(ctx: Context): Promise<void> {
  for (const order of orders) {
    await inTransaction(ctx, async (tx) => {
      const podcast = await insertOrder(tx, order);
      if (podcast && order.issue === 'thin') await waitForMore(tx, podcast);
      if (podcast && order.issue === 'unread') await waitForPage(tx, podcast, order.listing.id);
    });
  }
}

/** Undefined when it is there, or was. */
async function insertOrder(
  tx: Context,
  { key, link, person, status, listing }: Order,
): Promise<Podcast | undefined> {
  const known = await tx.db.select({ id: listings.id }).from(listings).where(eq(listings.id, listing.id));
  if (known.length > 0) return undefined;
  const listingUrl = `${tx.site.url}${link}`;
  const [podcast] = await tx.db
    .insert(podcasts)
    .values({
      orderKey: key,
      listingUrl,
      status,
      paymentMethod: status === 'pending' ? 'online' : 'staff',
      customerEmail: person.email,
      customerFirstName: person.first,
      customerLastName: person.last,
      customerPhone: '(555) 010-0118',
      listingPageUrl: listing.status === 'active' ? link : null,
    })
    .onConflictDoNothing()
    .returning();
  if (!podcast) return undefined;
  await tx.db
    .insert(listings)
    .values({ ...listing, sourceUrl: listingUrl, podcastId: podcast.id })
    .onConflictDoNothing();
  return podcast;
}

/** Too little is known about the home. Staff can upload a recording, accept a short one or add facts. */
async function waitForMore(tx: Context, podcast: Podcast): Promise<void> {
  const { listing } = await takeSnapshot(tx, podcast);
  const sheet = buildFactSheet({ listing, podcast });
  const { wordsPerMinute } = tx.speech;
  const issue = findThinListing(sheet, writeScript(sheet, { wordsPerMinute }), wordsPerMinute);
  if (!issue) throw new Error('the listing of the demo order is not thin');
  await waitForStaff(tx, podcast.id, 'write-script', issue);
}

/** The page timed out. It has been read since, so staff can approve it and retry. */
async function waitForPage(tx: Context, podcast: Podcast, listingId: string): Promise<void> {
  const reading = readListingPage(findSamplePage('/samples/foundry-walk') ?? '', { url: podcast.listingUrl });
  if (!reading.readable) throw new Error('the sample page cannot be read');
  await fillListing(tx, listingId, { facts: reading.facts, action: 'listing.populated' });
  const evidence = {
    step: 'read-listing',
    service: 'listing page',
    message: 'The page did not answer in time.',
  };
  await waitForStaff(tx, podcast.id, 'read-listing', {
    reason: 'provider_failure',
    subjectHash: hashValue(evidence),
    canApprove: false,
    evidence,
  });
}

async function waitForStaff(
  tx: Context,
  podcastId: string,
  step: StepName,
  issue: ReviewIssue,
): Promise<void> {
  const lease = { podcastId, attempt: 1, tries: 0, trace: {} };
  await tx.db.insert(productionRuns).values({ podcastId, state: 'in_review', attempt: lease.attempt });
  const outcome = issue.reason === 'provider_failure' ? 'failed' : 'review';
  await endStep(tx, await beginStep(tx, lease, step), outcome);
  await openReviews(tx, podcastId, step, [issue]);
}
