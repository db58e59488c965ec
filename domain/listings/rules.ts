import type { ListingWorkStatus } from '#db/column-values.ts';
import { groupDigits } from '../english/figures/rules.ts';
import { isAddressPlaceholder } from './address/rules.ts';

/** The listing behind "Experience A Podcast" and the player of the home page. */
export const SAMPLE_LISTING_SLUG = '14-heron-point-road-larkmere';

/** "$1,234,500" from a text with one amount; a text without digits is shown as is. */
export function formatPrice(price: string | null): string | undefined {
  if (isAddressPlaceholder(price)) return undefined;
  const dollars = parsePrice(price);
  return dollars === undefined ? price?.trim() : `$${groupDigits(dollars)}`;
}

/** Larger values are typing errors. */
const MAX_DOLLARS = 10_000_000_000;
const MAX_SQFT = 10_000_000;
const amountPattern = /(\d[\d,]*(?:\.\d+)?)\s*([km]\b)?/i;
const magnitudes: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** Whole dollars ("$1.2M" too), or undefined if the text has no amount or several. */
export function parsePrice(price: string | null): number | undefined {
  const text = price ?? '';
  const amount = amountPattern.exec(text);
  if (!amount || /\d/.test(text.slice(amount.index + amount[0].length))) return undefined;
  const magnitude = magnitudes[amount[2]?.toLowerCase() ?? ''] ?? 1;
  const dollars = Math.round(Number(amount[1]?.replaceAll(',', '')) * magnitude);
  return dollars > 0 && dollars <= MAX_DOLLARS ? dollars : undefined;
}

/** 4.5 stays 4.5, 4.0 becomes 4. */
export function formatCount(count: number | null): string | undefined {
  return count === null ? undefined : String(Number(count));
}

/** Square feet with thousands separators; the unit is on the label. */
export function formatSqft(sqft: string | null): string | undefined {
  const size = Number(/\d[\d,]*/.exec(sqft ?? '')?.[0].replaceAll(',', '') ?? '');
  return size > 0 && size <= MAX_SQFT ? groupDigits(size) : undefined;
}

export type Place = { address: string; city: string; state: string; zipCode: string };

/** "Larkmere, VT 05852" without empty and placeholder parts. */
export function formatCityLine({ city, state, zipCode }: Omit<Place, 'address'>): string | undefined {
  const place = [city, state].filter((part) => !isAddressPlaceholder(part)).join(', ');
  if (place === '') return undefined;
  return isAddressPlaceholder(zipCode) ? place : `${place} ${zipCode}`;
}

/** The text, unless it is a placeholder. */
export function knownText(text: string | null): string | undefined {
  return isAddressPlaceholder(text) ? undefined : (text?.trim() ?? undefined);
}

export function hasStreet(address: string): boolean {
  return !isAddressPlaceholder(address);
}

/** Shown instead of an unknown street. */
export function formatAddress(place: Place): string {
  return hasStreet(place.address) ? place.address : (formatCityLine(place) ?? 'Property');
}

/** The home's name for people: street and town, or the link's site until the address is known. */
export function nameHome(
  place: { address: string; city: string; state: string } | null,
  listingUrl: string,
): string {
  if (!place || !hasStreet(place.address)) return nameLink(listingUrl);
  const parts = { ...place, zipCode: '' };
  return [formatAddress(parts), formatCityLine(parts)].filter(Boolean).join(', ');
}

function nameLink(listingUrl: string): string {
  const host = URL.parse(listingUrl)?.hostname.replace(/^www\./, '');
  return host ? `Listing on ${host}` : 'Your listing';
}

export const listingStatusLabels: Record<ListingWorkStatus, string> = {
  pending: 'Pending Data',
  data_populated: 'Ready for Approval',
  active: 'Active',
};

/** What a page says about a home's status; statuses not listed here are left out. */
export const saleStatusNames: Record<string, string | undefined> = {
  active: 'For sale',
  'coming soon': 'Coming soon',
  contingent: 'Contingent',
  pending: 'Pending',
  sold: 'Sold',
  'off market': 'Off the market',
  'for rent': 'For rent',
};

/** Illustrations for listings without photos. */
export const placeholderPhotos = ['/placeholder-1.jpg', '/placeholder-2.jpg', '/placeholder-3.jpg'] as const;

const stockSites =
  /(?:^|\.)(?:unsplash\.com|pexels\.com|pixabay\.com|shutterstock\.com|istockphoto\.com|gettyimages\.com|stock\.adobe\.com|picsum\.photos|placehold\.co|placeholder\.com|dummyimage\.com|placeimg\.com|loremflickr\.com)$/i;

/** Whether a photo is from a stock library and so cannot show this home. */
export function isStockPhoto(url: string): boolean {
  return URL.canParse(url) && stockSites.test(new URL(url).hostname);
}

export type ShownPhotos<Photo> =
  | { kind: 'hosted'; photos: Photo[] }
  | { kind: 'external' | 'stock' | 'placeholder'; urls: readonly string[] };

/** The photos a page shows: ours, else the listing's own, else stock photos, else illustrations. */
export function shownPhotos<Photo>(listing: { localImages: Photo[]; images: string[] }): ShownPhotos<Photo> {
  if (listing.localImages.length > 0) return { kind: 'hosted', photos: listing.localImages };
  const own = listing.images.filter((url) => !isStockPhoto(url));
  if (own.length > 0) return { kind: 'external', urls: own };
  if (listing.images.length > 0) return { kind: 'stock', urls: listing.images };
  return { kind: 'placeholder', urls: placeholderPhotos };
}

/** Whether a view should trigger a refresh: stock photos, none at all, or none hosted yet. */
export function needsPhotoRefresh(listing: {
  localImages: unknown[];
  images: string[];
  sourceUrl: string | null;
}): boolean {
  return listing.localImages.length === 0 && (listing.images.length > 0 || listing.sourceUrl !== null);
}

/** A bookmarklet that sends us the page the agent is on, in a new tab. */
export function bookmarklet(siteUrl: string): string {
  const script = [
    "const f=document.createElement('form');",
    `f.method='POST';f.enctype='multipart/form-data';f.target='_blank';f.action=${JSON.stringify(`${siteUrl}/listing-drafts`)};`,
    'for(const [n,v] of [["url",location.href],["html",document.documentElement.outerHTML]])',
    "{const i=document.createElement('textarea');i.name=n;i.value=v;f.append(i)}",
    "f.style.display='none';document.body.append(f);f.submit();f.remove()",
  ];
  return `javascript:${encodeURIComponent(`(()=>{${script.join('')}})()`)}`;
}

/** The message for a text that is not a web link; an example may follow. */
export const INVALID_URL = 'Please enter a valid URL';
export const NO_DATA_YET = 'This listing has no data yet. Please auto-populate it first.';
export const NOT_A_LINK = `${INVALID_URL}. It should start with https://.`;

/** Tracking parameters. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|_ga|_gl|yclid|twclid|ref_src)$/i;

/** A listing link in canonical form, to recognize the same page; undefined if it is not a web link. */
export function toListingUrl(text: string): string | undefined {
  const given = text.trim();
  if (given === '' || given.length > 2048 || /\s/.test(given)) return undefined;
  const link = /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!url.hostname.includes('.') && url.hostname !== 'localhost') return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  return url.href.length <= 2048 ? url.href : undefined;
}
