import { eq, sql } from 'drizzle-orm';
import { oncePerDb } from '#db/once-per-db.ts';
import { listings } from '#db/schema/listings.ts';
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
  const [row] = await factsAndChanges(ctx.db).execute({ id: listing.id });
  return readBuyerFacts(listing, row);
}

/** The same, from the row of `buyerFactsRow`. */
export function readBuyerFacts(listing: ShownListing, row: FactsRow | undefined): BuyerFacts {
  const page = row && storedFacts(row);
  const changes =
    row?.changes.map(({ seenAt, ...change }) => ({ ...change, seenAt: new Date(seenAt) })) ?? [];
  const dues = listingDues(page, listing);
  return {
    groups: groupFacts(listing, page, dues),
    lot: lotOf(listing, page),
    dues,
    history: marketSteps(changes, listing),
    tourUrl: readTourUrl(page?.virtualTour.value),
  };
}

type StoredChange = { field: string; before: string | null; after: string | null; seenAt: string };

// By name, because a query on a single table omits the table from its columns.
const newestChanges = sql<StoredChange[]>`(
  select coalesce(json_agg(json_build_object(
    'field', newest.field, 'before', newest.before, 'after', newest.after, 'seenAt', newest.seen_at
  ) order by newest.seen_at desc), '[]')
  from (
    select * from listing_changes where listing_changes.listing_id = listings.id
    order by listing_changes.seen_at desc limit ${sql.raw(String(maxChanges))}
  ) newest
)`;

type FactsRow = { aiEnhancedDescription: string | null; changes: StoredChange[] };
/** What to read from `listings`, for use in a larger query. */
export const buyerFactsRow = {
  aiEnhancedDescription: listings.aiEnhancedDescription,
  changes: newestChanges,
};

const factsAndChanges = oncePerDb((db) =>
  db
    .select(buyerFactsRow)
    .from(listings)
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare(''),
);
