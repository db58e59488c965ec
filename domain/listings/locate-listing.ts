import { and, eq, isNull, sql } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { isAddressPlaceholder } from './address/rules.ts';
import { splitUnit } from './address/street-key.ts';

/** Geocodes a listing without coordinates, if a geocoder is configured. Repeating it changes nothing. */
export async function locateListing(ctx: Pick<Context, 'db' | 'geocoder'>, listingId: string): Promise<void> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (!ctx.geocoder || !row || !lacksPlace(row)) return;
  const { street } = splitUnit(row.address);
  const place = await ctx.geocoder.locate({ street, city: row.city, state: row.state, zip: row.zipCode });
  if (!place) return;
  await ctx.db
    .update(listings)
    // Coordinates are not a change to the home, so an open edit or approval stays valid.
    .set({ ...place, updatedAt: sql`${listings.updatedAt}` })
    .where(and(eq(listings.id, listingId), eq(listings.address, row.address), isNull(listings.latitude)));
}

/** Whether geocoding can help: a full street address and no coordinates. */
export function lacksPlace(row: {
  address: string;
  city: string;
  state: string;
  zipCode: string;
  latitude: number | null;
}): boolean {
  const isComplete =
    ![row.address, row.state].some(isAddressPlaceholder) && (row.city !== '' || row.zipCode !== '');
  return row.latitude === null && isComplete && /^\d/.test(row.address);
}
