import type { Candidate, FieldName, PageFact, PageFacts } from '../facts.ts';
import { resolveAddress } from './resolve-address.ts';
import { resolveAgent, resolveAgentPhone, resolveBrokerage, resolveMls } from './resolve-people.ts';
import { resolveCurrency, resolvePrice, resolvePriceCut, resolveStatus } from './resolve-price.ts';
import { resolveRooms } from './resolve-rooms.ts';
import { resolveLot, resolveSqft } from './resolve-size.ts';
import { resolveSurroundings } from './resolve-surroundings.ts';
import { resolveHoa, resolveTerms } from './resolve-terms.ts';
import { decide, minConfidence, round, unknownFact, votesFor } from './vote.ts';

function texts(candidates: Candidate[], field: FieldName): PageFact<string> {
  return decide(
    votesFor(candidates, field, ({ value }) =>
      typeof value === 'string' && value.trim() !== ''
        ? { value: value.trim(), key: value.toLowerCase().replace(/[^a-z0-9]/g, '') }
        : null,
    ),
  );
}

function coordinate(
  candidates: Candidate[],
  field: 'latitude' | 'longitude',
  from: number,
  to: number,
): PageFact<number> {
  return decide(
    votesFor(candidates, field, ({ value }) =>
      typeof value === 'number' && value >= from && value <= to ? { value, key: value.toFixed(2) } : null,
    ),
  );
}

/** The longest of the well-placed texts; shortened copies elsewhere support it. */
function longest(candidates: Candidate[], field: 'description' | 'disclaimer'): PageFact<string> {
  const own = candidates.filter((one) => one.field === field && typeof one.value === 'string');
  const rank = (one: Candidate): number => one.weight + Math.min(String(one.value).length, 1_500) / 4_000;
  const best = [...own].sort(
    (a, b) => rank(b) - rank(a) || String(a.value).localeCompare(String(b.value)),
  )[0];
  if (!best) return unknownFact;
  const { source, where } = best;
  const [value, confidence] = [String(best.value), round(Math.min(0.95, best.weight + 0.1))];
  return confidence < minConfidence
    ? { ...unknownFact, alternatives: [{ value, source, where, confidence }] }
    : { value, confidence, source, alternatives: [] };
}

/** Merges lists by weight, each entry once. */
function union(candidates: Candidate[], field: 'features' | 'schools', max: number): PageFact<string[]> {
  const own = candidates
    .filter((one) => one.field === field && Array.isArray(one.value) && one.weight >= 0.25)
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        a.where.localeCompare(b.where) ||
        String(a.value).localeCompare(String(b.value)),
    );
  const entries = new Map<string, string>();
  for (const { value } of own) {
    for (const entry of value as string[]) {
      const key = entry.toLowerCase().replace(/[^a-z0-9]/g, '');
      if (key && !entries.has(key)) entries.set(key, entry);
    }
  }
  const first = own[0];
  if (!first || first.weight < minConfidence || entries.size === 0) return unknownFact;
  return {
    value: [...entries.values()].slice(0, max),
    confidence: round(first.weight),
    source: first.source,
    alternatives: [],
  };
}

/** The longest caption of each photo. */
function captions(candidates: Candidate[]): PageFact<Record<string, string>> {
  const own = candidates.filter((one) => one.field === 'photoCaptions');
  const found: Record<string, string> = {};
  for (const { value } of own) {
    for (const [url, caption] of Object.entries(value as Record<string, string>))
      if (caption.length > (found[url]?.length ?? 0)) found[url] = caption;
  }
  const [first] = own;
  if (!first || Object.keys(found).length === 0) return unknownFact;
  return { value: found, confidence: first.weight, source: first.source, alternatives: [] };
}

/** Any of several tours will do, so we take the best-placed one. */
function tour(candidates: Candidate[]): PageFact<string> {
  const [best] = candidates
    .filter((one) => one.field === 'virtualTour')
    .sort((a, b) => b.weight - a.weight || String(a.value).localeCompare(String(b.value)));
  if (!best || best.weight < minConfidence) return unknownFact;
  return { value: String(best.value), confidence: round(best.weight), source: best.source, alternatives: [] };
}

function year(candidates: Candidate[]): PageFact<number> {
  const latest = new Date().getFullYear() + 3;
  return decide(
    votesFor(candidates, 'yearBuilt', ({ value }) =>
      typeof value === 'number' && value >= 1600 && value <= latest ? { value, key: String(value) } : null,
    ),
  );
}

/** Resolves all candidates into facts. Deterministic: neither order nor implausible candidates matter. */
export function resolveFacts(candidates: Candidate[], photos: PageFact<string[]>): PageFacts {
  const latitude = coordinate(candidates, 'latitude', 17, 72);
  const longitude = coordinate(candidates, 'longitude', -180, -52);
  const isPlaced = latitude.value !== null && longitude.value !== null;
  const address = resolveAddress(candidates, { latitude: latitude.value, longitude: longitude.value });
  const status = resolveStatus(candidates);
  const price = resolvePrice(candidates, status.value);
  const rooms = resolveRooms(candidates);
  const agent = resolveAgent(candidates);
  const parking = texts(candidates, 'parking');
  return {
    ...address,
    price,
    priceCut: resolvePriceCut(candidates, price.value),
    currency: resolveCurrency(candidates, address.country.value, price.value),
    status,
    ...rooms,
    sqft: resolveSqft(candidates, rooms.beds.value),
    lot: resolveLot(candidates),
    yearBuilt: year(candidates),
    type: texts(candidates, 'type'),
    mls: resolveMls(candidates),
    originatingMls: texts(candidates, 'originatingMls'),
    agent,
    agentPhone: resolveAgentPhone(candidates, agent.value),
    brokerage: resolveBrokerage(candidates),
    disclaimer: longest(candidates, 'disclaimer'),
    description: longest(candidates, 'description'),
    features: union(candidates, 'features', 60),
    latitude: isPlaced ? latitude : unknownFact,
    longitude: isPlaced ? longitude : unknownFact,
    photos,
    hoa: resolveHoa(candidates),
    taxes: texts(candidates, 'taxes'),
    parking,
    schools: union(candidates, 'schools', 20),
    schoolDistrict: texts(candidates, 'schoolDistrict'),
    county: texts(candidates, 'county'),
    subdivision: texts(candidates, 'subdivision'),
    ...resolveSurroundings(candidates, address.city.value),
    ...resolveTerms(candidates, { status: status.value, hasParking: parking.value !== null }),
    photoCaptions: captions(candidates),
    virtualTour: tour(candidates),
  };
}
