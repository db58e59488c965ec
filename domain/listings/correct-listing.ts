import { eq } from 'drizzle-orm';
import { type FactCorrections, listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { FieldName } from './extraction/facts.ts';
import { type Actor, fillListing } from './fill-listing.ts';
import type { Listing } from './queries.ts';
import { factColumnNames, pageFactsOf } from './sheet/listing-facts.ts';
import { type SheetField, sheetLabels } from './sheet/rules.ts';
import type { CorrectFacts } from './sheet/schema.ts';

export const NOT_READ = 'We’re still reading your listing. Please try again in a few minutes.';

/** Without these, a page would have no address. */
const required: readonly SheetField[] = ['street', 'city', 'state'];
const placeFields: readonly SheetField[] = [...required, 'zip'];

/**
 * Saves what a customer corrects after ordering, with who and when, in the caller's transaction. The row, the page's
 * texts and the stored facts are updated at once, and it overrides every later reading, like a correction before paying.
 * May be repeated. The API has checked the values.
 */
export async function correctListing(
  tx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  {
    podcastId,
    values,
    wasPriceWrong,
    by,
    actor,
  }: CorrectFacts & { podcastId: string; by: string; actor: Actor },
): Promise<Listing> {
  const [listing] = await tx.db
    .select()
    .from(listings)
    .where(eq(listings.podcastId, podcastId))
    .for('update');
  // A row with data isn't read again, so a correction would prevent the first reading.
  if (!listing || listing.status === 'pending') throw new AppError('conflict', NOT_READ);
  const page = pageFactsOf(listing);
  const edits = Object.entries(values).filter(([, value]) => value !== undefined) as [SheetField, unknown][];
  for (const [field, value] of edits) {
    if (value !== null || !required.includes(field)) continue;
    const message = `${sheetLabels[field]} can’t be empty`;
    throw new AppError('invalid', message, { fields: { [`values.${field}`]: message } });
  }
  const at = tx.now().toISOString();
  const corrections: FactCorrections = Object.fromEntries(
    edits.map(([field, value]) => [
      field,
      { value, by, at, pageSaid: page[field as FieldName].value ?? null },
    ]),
  );
  const filled = await fillListing(tx, listing.id, {
    facts: page,
    corrections,
    overwrites: columnsOf(edits.map(([field]) => field)),
    wasPriceWrong,
    action: 'listing.corrected',
    actor,
  });
  return filled.listing;
}

function columnsOf(fields: SheetField[]): Set<string> {
  const columns = fields.flatMap((field) => {
    if (field === 'features') return ['features'];
    // Features are also found in the remarks.
    if (field === 'description') return ['features', 'description'];
    return factColumnNames[field as keyof typeof factColumnNames] ?? [];
  });
  const isMoved = fields.some((field) => placeFields.includes(field));
  return new Set(isMoved ? [...columns, 'latitude', 'longitude'] : columns);
}
