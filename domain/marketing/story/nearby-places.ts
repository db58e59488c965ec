import type { Feature } from '../../features/feature.ts';
import { cityNeighborhoods } from '../facts/data/city-neighborhoods.ts';

/** Roads are on every map, and another neighborhood is where other people live. */
const noPlace =
  /\b(?:Road|Rd|Avenue|Ave|Street|St|Boulevard|Blvd|Tollway|Expressway|Highway|Hwy|Freeway|Turnpike|Drive|Dr|Parkway|Elementary|School|Academy|District|Heights|University|College|I-\d+|George Bush|Church|Temple|Synagogue|dining|shopping|restaurants?)\b/i;
const shouted = /\p{Lu}{4,}/u;
const maxWords = 5;
const max = 4;

/** Named places that the listing says are close, in its order: parks, shops, lines and sights. */
export function nearbyPlaces(
  features: readonly Feature[],
  neighborhood: string | null,
  city: string | null,
): string[] {
  const areas = new Set(cityNeighborhoods[city ?? ''] ?? []);
  const named = features
    .filter(({ id, qualifiers }) => id === 'named-place' && qualifiers.every((one) => one === 'nearby'))
    .map(({ phrase }) => phrase.trim())
    .filter(
      (place) =>
        /\p{Lu}/u.test(place) &&
        !noPlace.test(place) &&
        !shouted.test(place) &&
        !areas.has(place.replace(/^the /, '')) &&
        place.split(' ').length <= maxWords &&
        !(neighborhood ?? '').includes(place.replace(/^the /, '')),
    );
  return [...new Set(named)].slice(0, max);
}
