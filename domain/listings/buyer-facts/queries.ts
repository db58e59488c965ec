import { desc, eq } from 'drizzle-orm';
import { listingChanges, listings } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { readTourUrl } from '../extraction/values/read-tour-url.ts';
import { listingDues } from '../monthly-cost/listing-dues.ts';
import type { ShownListing } from '../queries.ts';
import { storedFacts } from '../stored-facts.ts';
import { groupFacts } from './group-facts.ts';
import { lotOf } from './lot.ts';
import { marketSteps, maxChanges } from './market-steps.ts';
import type { BuyerFacts } from './rules.ts';

/** What a listing page says beyond the listing's own columns. */
export async function findBuyerFacts(ctx: Pick<Context, 'db'>, listing: ShownListing): Promise<BuyerFacts> {
  const isThis = eq(listings.id, listing.id);
  const [[row], changes] = await Promise.all([
    ctx.db.select({ aiEnhancedDescription: listings.aiEnhancedDescription }).from(listings).where(isThis),
    ctx.db
      .select()
      .from(listingChanges)
      .where(eq(listingChanges.listingId, listing.id))
      .orderBy(desc(listingChanges.seenAt))
      .limit(maxChanges),
  ]);
  const page = row && storedFacts(row);
  return {
    groups: groupFacts(listing, page),
    lot: lotOf(listing, page),
    dues: listingDues(page, listing),
    history: marketSteps(changes, listing),
    tourUrl: readTourUrl(page?.virtualTour.value),
  };
}
