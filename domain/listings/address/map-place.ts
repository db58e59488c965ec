import type { Maps, Place } from '#adapters/maps/contract.ts';
import { knownText } from '../rules.ts';
import { coordinatesOfAddress } from './repair-address.ts';
import { toStateCode } from './states.ts';

/** The map of a place: of the home if the service finds it, otherwise of its ZIP code area, otherwise of its town. */
export function mapPlaceUrl(maps: Maps, place: Place): { embedUrl: string | null; isApproximate: boolean } {
  const embedUrl = maps.embedUrl(place);
  if (embedUrl !== null) return { embedUrl, isApproximate: false };
  const zipCode = /^\d{5}/.exec(knownText(place.zipCode ?? null) ?? '')?.[0] ?? '';
  // A ZIP code may be newer than our table; the town is still nearby.
  const city = knownText(place.city ?? null) ?? '';
  const state = toStateCode(knownText(place.state ?? null) ?? '') ?? '';
  const middle = coordinatesOfAddress({ zipCode, city, state });
  return middle
    ? { embedUrl: maps.embedUrl({ ...middle, isApproximate: true }), isApproximate: true }
    : { embedUrl: null, isApproximate: false };
}
