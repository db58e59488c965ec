import { randomBytes } from 'node:crypto';
import { isAddressPlaceholder } from './address/rules.ts';
import { slugAddress } from './address/slug-address.ts';

type Place = { address: string; city: string; state: string; zipCode: string };

const maxSlugLength = 80;
const provisional = /^home-[0-9a-f]{8}$/;

/** A slug for a home without an address yet; replaced by a readable one before the page is public. */
export function provisionalSlug(): string {
  return `home-${randomBytes(4).toString('hex')}`;
}

export function isProvisionalSlug(slug: string): boolean {
  return provisional.test(slug);
}

/** An endless list of readable slugs, best first; the caller takes the first free one. */
export function* slugCandidates(place: Place, sourceUrl?: string | null): Generator<string> {
  const known = (part: string) => (isAddressPlaceholder(part) ? '' : part);
  const [street, city, state, zip] = [place.address, place.city, place.state, place.zipCode].map(known);
  const fromLink = street ? '' : (slugAddress(sourceUrl ?? '')?.words.join(' ') ?? '');
  const home = toSlug([street || fromLink || (city ? 'home in' : ''), city].filter(Boolean).join(' '));
  if (home.length < 3) return;
  const [withState, withZip] = [toSlug(`${home} ${state}`), toSlug(`${home} ${state} ${zip}`)];
  for (const slug of new Set([home, withState, withZip])) yield slug;
  for (let number = 2; number <= 50; number += 1) yield `${home}-${number}`;
}

function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '');
}
