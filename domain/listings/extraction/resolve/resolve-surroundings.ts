import type { Candidate, NearbyPlace, PageFact, PageFacts } from '../facts.ts';
import { decide, round, unknownFact, votesFor } from './vote.ts';

const maxPlaces = 12;
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The neighborhood, its description and the places named in it. */
export function resolveSurroundings(
  candidates: Candidate[],
  city: string | null,
): Pick<PageFacts, 'neighborhood' | 'neighborhoodDescription' | 'nearby' | 'medianSalePrice'> {
  const text = (field: 'neighborhood' | 'neighborhoodDescription' | 'subdivision') =>
    votesFor(candidates, field, ({ value }) =>
      typeof value === 'string' ? { value: value.trim(), key: keyOf(value) } : null,
    );
  // Some pages give the building or plat where others give the neighborhood.
  const plats = new Set(text('subdivision').map(({ key }) => key));
  const names = text('neighborhood').filter(({ key }) => key !== keyOf(city ?? ''));
  const own = names.filter(({ key }) => !plats.has(key));
  return {
    neighborhood: decide(own.length > 0 ? own : names),
    neighborhoodDescription: decide(text('neighborhoodDescription')),
    nearby: nearby(candidates),
    medianSalePrice: decide(
      votesFor(candidates, 'medianSalePrice', ({ value }) =>
        typeof value === 'number' && value >= 10_000 && value <= 100_000_000
          ? { value, key: String(value) }
          : null,
      ),
    ),
  };
}

function nearby(candidates: Candidate[]): PageFact<NearbyPlace[]> {
  const own = candidates
    .filter((one) => one.field === 'nearby' && Array.isArray(one.value) && one.weight >= 0.3)
    .sort((a, b) => b.weight - a.weight || a.where.localeCompare(b.where));
  const places = new Map<string, NearbyPlace>();
  for (const place of own.flatMap(({ value }) => value as NearbyPlace[])) {
    if (!places.has(keyOf(place.name))) places.set(keyOf(place.name), place);
  }
  const [first] = own;
  if (!first || places.size === 0) return unknownFact;
  return {
    value: [...places.values()].slice(0, maxPlaces),
    confidence: round(Math.min(0.95, first.weight)),
    source: first.source,
    alternatives: [],
  };
}
