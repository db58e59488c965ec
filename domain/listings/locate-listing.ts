import { and, eq, isNull, sql } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { isAddressPlaceholder } from './address/rules.ts';
import { splitUnit } from './address/street-key.ts';

/** Finds the coordinates of a listing that has none, where a geocoder is in use. Repeating it changes nothing. */
export async function locateListing(ctx: Pick<Context, 'db' | 'geocoder'>, listingId: string): Promise<void> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (!ctx.geocoder || !row || !lacksPlace(row)) return;
  const { street } = splitUnit(row.address);
  const place = await ctx.geocoder.locate({ street, city: row.city, state: row.state, zip: row.zipCode });
  if (!place) return;
  await ctx.db
    .update(listings)
    // A place on the map is no news about a home: whoever decides about it need not look again.
    .set({ ...place, updatedAt: sql`${listings.updatedAt}` })
    .where(and(eq(listings.id, listingId), eq(listings.address, row.address), isNull(listings.latitude)));
}

/** Whether a geocoder could help: an address that names one house, and no coordinates. */
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
