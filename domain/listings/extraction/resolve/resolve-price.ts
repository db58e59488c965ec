import type { Candidate, ListingStatus, PageFact } from '../facts.ts';
import { decide, unknownFact, votesFor } from './vote.ts';

const newestFirst: ListingStatus[] = [
  'sold',
  'pending',
  'contingent',
  'coming soon',
  'off market',
  'for rent',
  'active',
];

export function resolveStatus(candidates: Candidate[]): PageFact<ListingStatus> {
  const votes = votesFor(candidates, 'status', ({ value }) =>
    newestFirst.includes(value as ListingStatus)
      ? { value: value as ListingStatus, key: String(value) }
      : null,
  );
  const fact = decide(votes);
  if (fact.value !== null) return fact;
  // If a page says both, "active" is a leftover from the feed.
  const later = decide(votes.filter((vote) => vote.value !== 'active'));
  return later.value === null ? fact : { ...later, confidence: Math.min(later.confidence, 0.5) };
}

function isPlausiblePrice(amount: unknown, unit: string | undefined): amount is number {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return false;
  return unit === 'month' ? amount >= 200 && amount <= 100_000 : amount >= 1_000 && amount <= 600_000_000;
}

/** Off the market, a single "price" is an estimate or the last sale. */
function isAgreed(candidates: Candidate[], price: number): boolean {
  const sources = candidates
    .filter((one) => one.field === 'price' && one.unit === undefined && one.value === price)
    .map((one) => one.source);
  return new Set(sources).size > 1;
}

/** The asking price; the rent if the home is for rent, or the sale price if it is sold and no other is stated. */
export function resolvePrice(candidates: Candidate[], status: ListingStatus | null): PageFact<number> {
  const vote = (
    accepts: (unit: string | undefined) => boolean,
    smallest: number,
    from = candidates,
  ): PageFact<number> =>
    decide(
      votesFor(from, 'price', ({ value, unit }) =>
        accepts(unit) && isPlausiblePrice(value, unit) && value >= smallest
          ? { value: Math.round(value), key: String(Math.round(value)) }
          : null,
      ),
    );
  const asking = vote((unit) => unit === undefined, status === 'for rent' ? 200 : 5_000);
  const rent = vote((unit) => unit === 'month' || (status === 'for rent' && unit === undefined), 200);
  if (status === 'for rent' && rent.value !== null) return rent;
  if (status === 'sold') {
    const paid = candidates.map((one) =>
      one.unit === 'sold' ? { ...one, weight: Math.min(0.95, one.weight * 2) } : one,
    );
    const sold = vote((unit) => unit === 'sold', 5_000, paid);
    if (sold.value !== null) return sold;
  }
  if (asking.value !== null && status === 'off market' && !isAgreed(candidates, asking.value)) {
    return { value: null, confidence: 0, source: null, alternatives: asking.alternatives };
  }
  if (asking.value !== null) return asking;
  if (asking.alternatives.length > 0) return asking;
  return status === null && rent.value !== null ? rent : asking;
}

/** How far the price fell: as stated, or from a stated earlier price. */
export function resolvePriceCut(candidates: Candidate[], price: number | null): PageFact<number> {
  if (price === null) return unknownFact;
  return decide(
    votesFor(candidates, 'priceCut', ({ value, unit }) => {
      if (typeof value !== 'number') return null;
      const cut = unit === 'original' ? value - price : value;
      return cut > 0 && cut < price * 0.6 ? { value: Math.round(cut), key: String(Math.round(cut)) } : null;
    }),
  );
}

export function resolveCurrency(
  candidates: Candidate[],
  country: string | null,
  price: number | null,
): PageFact<string> {
  if (price === null) return unknownFact;
  const fact = decide(
    votesFor(candidates, 'currency', ({ value }) => {
      if (value !== 'USD' && value !== 'CAD') return null;
      // US software puts USD on every home; in Canada, trust only CAD.
      return country === 'CA' && value === 'USD' ? null : { value: String(value), key: String(value) };
    }),
  );
  if (fact.value !== null) return fact;
  const local = country === 'CA' ? 'CAD' : country === 'US' ? 'USD' : null;
  return local ? { value: local, confidence: 0.7, source: 'derived', alternatives: fact.alternatives } : fact;
}
