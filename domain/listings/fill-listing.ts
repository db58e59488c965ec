import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { isUniqueViolation } from '#db/client.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { type FactCorrections, listings, type MlsDetails } from '#db/schema/listings.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { composeContent } from './content/compose-content.ts';
import { factColumns } from './content/fact-columns.ts';
import type { FoundColumns } from './content/listing-columns.ts';
import type { PageFacts } from './extraction/facts.ts';
import { findFreeSlug } from './find-free-slug.ts';
import { isProvisionalSlug } from './listing-slug.ts';
import { lacksPlace } from './locate-listing.ts';
import { type MarketChange, priceCutAfter, saveMarketHistory } from './market-history.ts';
import { mergeColumns } from './merge-columns.ts';
import type { Listing } from './queries.ts';
import { queueMarketingUpdate } from './queue-marketing-update.ts';
import { applyCorrections, currentCorrections } from './sheet/apply-corrections.ts';
import { storedFacts } from './stored-facts.ts';

export type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

export type ListingFill = {
  facts: PageFacts;
  /** Where the facts came from. The newest readable link is the one that is read again. */
  sourceUrl?: string | null;
  /** What the customer corrected. */
  corrections?: FactCorrections | undefined;
  /** Texts that someone wrote for this home; they replace our composed ones. */
  written?: FoundColumns;
  /** For a reading from an MLS feed: what its display must say, and the hosts' closing words. */
  mls?: { details: MlsDetails; spoken: string | null };
  /** Columns that a person is correcting right now: written whatever their value, even if the new one is empty. */
  overwrites?: ReadonlySet<string> | undefined;
  /** The old price was a mistake, so the new one isn't a price cut and the old one isn't history. */
  wasPriceWrong?: boolean | undefined;
  action: string;
  actor?: Actor | undefined;
};

type FillContext = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;
export type FilledListing = { listing: Listing; marketChanges: MarketChange[] };

/**
 * Writes the facts of a reading to a listing row with everything derived from them: page texts, price and sale history,
 * and the job that hosts its photos. The customer's corrections win. Pending becomes data_populated, any other status
 * stays. Repeating it with the same facts changes nothing.
 */
export async function fillListing(
  ctx: FillContext,
  listingId: string,
  fill: ListingFill,
): Promise<FilledListing> {
  try {
    return await fillOnce(ctx, listingId, fill);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another listing took the slug at the same moment. The retry sees it and takes the next one.
    return fillOnce(ctx, listingId, fill);
  }
}

function fillOnce(ctx: FillContext, listingId: string, fill: ListingFill): Promise<FilledListing> {
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(listings).where(eq(listings.id, listingId)).for('update');
    if (!before) throw new AppError('not_found', 'Listing not found');
    const isProvisional = before.status === 'pending';
    const corrections = currentCorrections({ ...before.corrections, ...fill.corrections }, fill.facts);
    const known = applyCorrections(withDescription(fill.facts, before), corrections);
    const found = factColumns(known);
    const merging = { isProvisional, overwrites: fill.overwrites };
    const facts = mergeColumns(before, before.filledColumns, found, merging);
    const priorPrice = fill.wasPriceWrong ? facts.row.price : before.price;
    const cut = priceCutAfter({ ...before, price: priorPrice }, facts.row, found.priceCut ?? null);
    const slug =
      isProvisional && isProvisionalSlug(before.slug)
        ? await findFreeSlug(tx, facts.row, fill.sourceUrl)
        : undefined;
    const page = { slug: slug ?? before.slug, siteName: ctx.site.name, siteUrl: ctx.site.url };
    const content = composeContent({ ...facts.row, priceCut: cut }, known, page);
    const texts = mergeColumns(facts.row, facts.filled, { ...content, ...fill.written }, merging);
    const sheet = JSON.stringify({
      source: fill.sourceUrl ?? before.sourceUrl,
      facts: known,
      ...(fill.mls?.spoken ? { spoken: fill.mls.spoken } : {}),
    });
    const changes = {
      ...facts.changes,
      ...texts.changes,
      ...(cut === before.priceCut ? {} : { priceCut: cut }),
      ...(slug ? { slug } : {}),
      ...(isProvisional ? { status: 'data_populated' as const } : {}),
      ...(!fill.sourceUrl || fill.sourceUrl === before.sourceUrl ? {} : { sourceUrl: fill.sourceUrl }),
      ...(sheet === before.aiEnhancedDescription ? {} : { aiEnhancedDescription: sheet }),
      ...(isDeepStrictEqual(corrections, before.corrections) ? {} : { corrections }),
    };
    const { details } = fill.mls ?? {};
    if (details && !isDeepStrictEqual(details, before.mls)) {
      // The MLS confirming its data doesn't change the home: an open edit or approval stays valid.
      await tx.db
        .update(listings)
        .set({ mls: details, updatedAt: sql`${listings.updatedAt}` })
        .where(eq(listings.id, listingId));
    }
    if (Object.keys(changes).length === 0) return { listing: before, marketChanges: [] };
    const [listing = before] = await tx.db
      .update(listings)
      .set({ ...changes, filledColumns: { ...texts.filled, ...(cut ? { priceCut: cut } : {}) } })
      .where(eq(listings.id, listingId))
      .returning();
    const marketChanges = await saveMarketHistory(tx, { ...before, price: priorPrice }, listing);
    await queueMarketingUpdate(tx, before, listing);
    if (listing.images.length > 0 && (facts.changes.images || listing.localImages.length === 0)) {
      await tx.queue.send('host-listing-photos', { listingId }, { key: listingId });
    }
    if (lacksPlace(listing)) await tx.queue.send('locate-listing', { listingId }, { key: listingId });
    if (fill.actor) {
      const details = { changed: Object.keys(changes), source: fill.sourceUrl ?? null };
      await recordAudit(tx, { ...fill.actor, action: fill.action, subject: listingId, details });
    }
    return { listing, marketChanges };
  });
}

/** A page that no longer describes the home, as often happens after a sale, doesn't remove the story from ours. */
function withDescription(facts: PageFacts, before: Listing): PageFacts {
  const told = storedFacts(before)?.description;
  return facts.description.value === null && told?.value ? { ...facts, description: told } : facts;
}
