import { formatOffer, type Offered } from '../offer/rules.ts';
import { formatAddress, formatCityLine, formatCount, formatSqft, hasStreet, type Place } from '../rules.ts';

type Titled = Place & Offered & { pageTitle: string | null };

/** The home's name in a browser tab and in a shared link. */
export function listingTitle(listing: Titled, siteName: string): string {
  if (listing.pageTitle) return listing.pageTitle;
  const parts = [formatAddress(listing), formatOffer(listing), 'Property Podcast', siteName];
  return parts.filter(Boolean).join(' · ');
}

export type Described = Place &
  Offered & {
    metaDescription: string | null;
    beds: number | null;
    baths: number | null;
    sqft: string | null;
  };

/** The home in a line, for search engines and shared links. */
export function listingDescription(listing: Described): string {
  if (listing.metaDescription) return listing.metaDescription;
  const facts = [
    formatOffer(listing),
    listing.beds === null ? undefined : listing.beds === 0 ? 'studio' : counted(listing.beds, 'bed'),
    listing.baths === null ? undefined : counted(listing.baths, 'bath'),
    formatSqft(listing.sqft) && `${formatSqft(listing.sqft)} sq ft`,
  ].filter(Boolean);
  const where = [formatAddress(listing), hasStreet(listing.address) ? formatCityLine(listing) : undefined];
  const about = facts.length > 0 ? `: ${facts.join(', ')}` : '';
  return `Listen to the podcast about ${where.filter(Boolean).join(', ')}${about}.`;
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${Number(count) === 1 ? '' : 's'}`;
}
