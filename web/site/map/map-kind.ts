import type { SiteContext } from '../site-context.ts';

/** What a map can show of a place: the home, the area of its ZIP code, or nothing. */
export type MapKind = 'home' | 'area' | 'none';

type Place = Parameters<SiteContext['maps']['embedUrl']>[0];

export function mapKind(maps: SiteContext['maps'], place: Place): MapKind {
  if (maps.embedUrl(place) !== null) return 'home';
  return /^\d{5}/.test(place.zipCode ?? '') ? 'area' : 'none';
}
