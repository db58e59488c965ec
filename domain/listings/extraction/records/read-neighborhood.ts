import type { FoundValue } from '../facts.ts';
import { nearbyPlace, readPlaceName } from '../values/places.ts';
import type { JsonObject } from './record-address.ts';

const maxPlaces = 12;

/** A neighborhood in data: a name, or an object with its description and places. */
export function readNeighborhood({ name, description, dining, recreation }: JsonObject): FoundValue[] {
  const text = typeof description === 'string' && description.length >= 40 ? description : null;
  const places = [
    ...namesIn(dining).map((place) => nearbyPlace(place, 'dining')),
    ...namesIn(recreation).map((place) => nearbyPlace(place, 'recreation')),
  ].filter((place) => place !== null);
  const value = readPlaceName(name);
  // With this much detail, it's the page's own neighborhood, however little else the record says.
  const factor = value !== null && (text !== null || places.length > 0) ? 2 : 1;
  return [
    { field: 'neighborhood', value, factor },
    { field: 'neighborhoodDescription', value: text, factor },
    { field: 'nearby', value: places.length > 0 ? places : null, factor },
  ];
}

function namesIn(value: unknown): string[] {
  const entries = Array.isArray(value) ? value.slice(0, maxPlaces) : [];
  return entries.flatMap((entry) => {
    const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry;
    return typeof name === 'string' ? [name] : [];
  });
}
