import { knownText } from '#domain/listings/rules.ts';
import type { SiteContext } from '../site-context.ts';

/** What a map can show of a place: the home, the area of its ZIP code, its town, or nothing. */
export type MapKind = 'home' | 'area' | 'town' | 'none';

type Place = Parameters<SiteContext['maps']['embedUrl']>[0];

export function mapKind(maps: SiteContext['maps'], place: Place): MapKind {
  if (maps.embedUrl(place) !== null) return 'home';
  if (/^\d{5}/.test(place.zipCode ?? '')) return 'area';
  return isKnown(place.city) && isKnown(place.state) ? 'town' : 'none';
}

const isKnown = (text: string | null | undefined) => knownText(text ?? null) !== undefined;
