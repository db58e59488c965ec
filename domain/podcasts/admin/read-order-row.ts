import { NOT_A_LINK, toListingUrl } from '../../listings/rules.ts';
import { StaffOrder } from './schema.ts';

export type RowReading = { order: StaffOrder; problem?: never } | { order?: never; problem: string };

/** The order of a file's row, with its link normalized, or what is wrong with it. */
export function readOrderRow(given: Record<string, unknown>): RowReading {
  const reading = StaffOrder.safeParse(given);
  if (!reading.success) return { problem: reading.error.issues[0]?.message ?? 'We can’t read this row' };
  const listingUrl = toListingUrl(reading.data.listing_url);
  return listingUrl ? { order: { ...reading.data, listing_url: listingUrl } } : { problem: NOT_A_LINK };
}
