import { formatAddress, formatCityLine, hasStreet } from '#domain/listings/rules.ts';
import type { OwnPodcast } from '#domain/podcasts/schema.ts';

/** The home's street and town, or its link until the address is known. */
export function nameOrder({ listing, listingUrl }: Pick<OwnPodcast, 'listing' | 'listingUrl'>): {
  title: string;
  place: string;
  full: string;
} {
  if (listing && hasStreet(listing.address)) {
    const parts = { ...listing, zipCode: '' };
    const [title, place] = [formatAddress(parts), formatCityLine(parts) ?? ''];
    return { title, place, full: [title, place].filter(Boolean).join(', ') };
  }
  const url = URL.parse(listingUrl);
  const link = url
    ? `${url.host.replace(/^www\./, '')}${url.pathname === '/' ? '' : url.pathname}`
    : listingUrl;
  return { title: link, place: '', full: link };
}
