import { formatCityLine, hasStreet } from '#domain/listings/rules.ts';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';

type Customer = Pick<AdminPodcast, 'customerFirstName' | 'customerLastName' | 'customerEmail'>;

/** Staff can upload audio for a listing that nobody ordered. */
export const NO_CUSTOMER_NAME = 'No customer';

export function customerName(order: Customer): string {
  const name = [order.customerFirstName, order.customerLastName].filter(Boolean).join(' ');
  return name || order.customerEmail || NO_CUSTOMER_NAME;
}

/** The home's address, or its link until the page is read. */
export function homeName({ listing, listingUrl }: Pick<AdminPodcast, 'listing' | 'listingUrl'>): string {
  if (listing && hasStreet(listing.address)) return listing.address;
  return linkName(listingUrl);
}

export function placeName({ listing }: Pick<AdminPodcast, 'listing'>): string | undefined {
  return listing ? formatCityLine({ ...listing, zipCode: '' }) : undefined;
}

/** A link without scheme and "www". */
export function linkName(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
