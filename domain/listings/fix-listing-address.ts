import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { type ParsedAddress, parseAddress } from './address/parse-address.ts';
import { repairAddress } from './address/repair-address.ts';
import { isAddressPlaceholder } from './address/rules.ts';
import { slugAddress } from './address/slug-address.ts';
import { cleanLine } from './content/clean-text.ts';
import { pageTexts } from './content/page-texts.ts';
import type { Actor } from './fill-listing.ts';
import { lacksPlace } from './locate-listing.ts';
import { mergeColumns } from './merge-columns.ts';
import type { Listing } from './queries.ts';
import { formatCityLine } from './rules.ts';
import { storedFacts } from './stored-facts.ts';

/** Fills missing and placeholder parts of a listing's address from its other data. Repeating it changes nothing. */
export function fixListingAddress(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  input: { listingId: string; actor?: Actor },
): Promise<{ message: string }> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(listings).where(eq(listings.id, input.listingId)).for('update');
    if (!row) throw new AppError('not_found', 'Listing not found');
    const repaired = repairedAddress(row);
    const isSame = (Object.keys(repaired) as (keyof typeof repaired)[]).every(
      (part) => repaired[part] === row[part],
    );
    const missing = Object.entries({
      street: repaired.address,
      city: repaired.city,
      state: repaired.state,
      ZIP: repaired.zipCode,
    })
      .filter(([, value]) => value === '')
      .map(([part]) => part);
    const still = missing.length > 0 ? ` Still unknown: ${missing.join(', ')}.` : '';
    const text = [repaired.address, formatCityLine(repaired)].filter(Boolean).join(', ');
    if (isSame) {
      return {
        message:
          missing.length > 0
            ? `Nothing more is known about this address.${still}`
            : `The address is complete: ${text}`,
      };
    }
    const page = { slug: row.slug, siteName: ctx.site.name, siteUrl: ctx.site.url };
    const texts = mergeColumns(row, row.filledColumns, pageTexts({ ...row, ...repaired }, page), {
      isProvisional: false,
    });
    await tx.db
      .update(listings)
      .set({ ...repaired, ...texts.changes, filledColumns: { ...texts.filled, ...repaired } })
      .where(eq(listings.id, row.id));
    if (lacksPlace({ ...row, ...repaired })) {
      await tx.queue.send('locate-listing', { listingId: row.id }, { key: row.id });
    }
    if (input.actor) {
      const details = {
        before: [row.address, row.city, row.state, row.zipCode],
        after: Object.values(repaired),
      };
      await recordAudit(tx, { ...input.actor, action: 'listing.address_fixed', subject: row.id, details });
    }
    return { message: `Address fixed: ${text || 'placeholders removed'}.${still}` };
  });
}

type AddressColumns = Pick<Listing, 'address' | 'city' | 'state' | 'zipCode'>;

function repairedAddress(row: Listing): AddressColumns {
  const facts = storedFacts(row);
  const line = { street: row.address, city: row.city, state: row.state, zip: row.zipCode };
  // People type whole addresses into the street field; use their parts.
  const whole = parseAddress(
    [row.address, row.city, row.state, row.zipCode].filter((part) => !isAddressPlaceholder(part)).join(', '),
  );
  const read = facts && {
    street: facts.street.value,
    city: facts.city.value,
    state: facts.state.value,
    zip: facts.zip.value,
  };
  const link = row.sourceUrl ? slugAddress(row.sourceUrl) : null;
  const known = [whole, line, read, link].filter((one) => one !== null && one !== undefined);
  const first = (part: keyof ParsedAddress) =>
    known.map((address) => address[part]).find((text) => !isAddressPlaceholder(text)) ?? null;
  const at =
    row.latitude !== null && row.longitude !== null
      ? { latitude: row.latitude, longitude: row.longitude }
      : null;
  const { street, city, state, zip } = repairAddress(
    { street: first('street'), city: first('city'), state: first('state'), zip: first('zip') },
    at,
  );
  return {
    address: cleanLine(street ?? '', 120),
    city: cleanLine(city ?? '', 60),
    state: cleanLine(state ?? '', 20),
    zipCode: cleanLine(zip ?? '', 10),
  };
}
