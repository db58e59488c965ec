import type { Candidate, ListingStatus, PageFact, PageFacts, Term } from '../facts.ts';
import { type Fee, readFee, readFeePeriod, writeFee } from '../values/fee.ts';
import { decide, round, unknownFact, votesFor } from './vote.ts';

const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function text(candidates: Candidate[], field: 'auctionDate' | 'percTest'): PageFact<string> {
  return decide(
    votesFor(candidates, field, ({ value }) =>
      typeof value === 'string' ? { value, key: keyOf(value) } : null,
    ),
  );
}

function number(candidates: Candidate[], field: 'daysOnMarket' | 'stories'): PageFact<number> {
  return decide(
    votesFor(candidates, field, ({ value }) =>
      typeof value === 'number' ? { value, key: String(value) } : null,
    ),
  );
}

function isTerm(value: unknown): value is Term {
  return typeof value === 'object' && value !== null && 'kind' in value && 'text' in value;
}

/** "Pets allowed" and "Cats and dogs allowed" agree; "No pets" contradicts both. */
function meaningKey({ kind, text }: Term): string {
  if (kind === 'water' || kind === 'sewer') return keyOf(text);
  return /^no\b/i.test(text)
    ? 'no'
    : kind === 'pets' || kind === 'land lease' || kind === 'utilities'
      ? kind
      : keyOf(text);
}

/** One term of each kind. If two contradict each other ("Pets allowed", "No pets"), the vote drops both. */
function terms(candidates: Candidate[], field: 'policies' | 'rentTerms' | 'utilities'): PageFact<Term[]> {
  const votes = votesFor(candidates, field, ({ value }) =>
    isTerm(value) ? { value, key: meaningKey(value) } : null,
  );
  const kinds = [...new Set(votes.map(({ value }) => value.kind))].sort();
  const decided = kinds.map((kind) => decide(votes.filter(({ value }) => value.kind === kind)));
  const known = decided.filter((fact) => fact.value !== null);
  const [first] = known;
  if (!first) return unknownFact;
  return {
    value: known.map(({ value }) => value as Term),
    confidence: round(Math.min(...known.map(({ confidence }) => confidence))),
    source: first.source,
    alternatives: [],
  };
}

/** The association fee by its amount, with the period given by any source of the same amount. */
export function resolveHoa(candidates: Candidate[]): PageFact<string> {
  const stated = candidates.filter(({ field, unit }) => field === 'hoa' && unit !== 'period');
  const fees = votesFor(stated, 'hoa', ({ value }) => {
    const fee = typeof value === 'string' ? readFee(value) : null;
    if (!fee) return null;
    return { value: fee, key: String(Math.round(fee.dollars)) };
  });
  const fee = decide(fees);
  if (fee.value === null) return { ...fee, value: null, alternatives: fee.alternatives.map(asText) };
  const amount = Math.round(fee.value.dollars);
  const own = fees.filter(({ key, value }) => key === String(amount) && value.period);
  const labeled = votesFor(candidates, 'hoa', ({ value, unit }) =>
    unit === 'period' && typeof value === 'string' && readFeePeriod(value) ? { value, key: value } : null,
  );
  const periods = own.map((vote) => ({
    ...vote,
    value: vote.value.period ?? '',
    key: vote.value.period ?? '',
  }));
  const period = decide([...periods, ...labeled]).value;
  return {
    ...fee,
    value: writeFee({ dollars: fee.value.dollars, period }),
    alternatives: fee.alternatives.map(asText),
  };
}

function asText<Other extends { value: Fee }>(alternative: Other): Other & { value: never } {
  return { ...alternative, value: writeFee(alternative.value) as never };
}

/** Conditions and policies: days on the market, stories, pets, leases, auctions, rent, land. */
export function resolveTerms(
  candidates: Candidate[],
  { status, hasParking }: { status: ListingStatus | null; hasParking: boolean },
): Pick<
  PageFacts,
  'daysOnMarket' | 'stories' | 'policies' | 'rentTerms' | 'utilities' | 'auctionDate' | 'percTest'
> {
  // "No parking" on a page with a garage is about the street or about guests.
  const own = hasParking
    ? candidates.filter(({ value }) => !isTerm(value) || value.kind !== 'parking')
    : candidates;
  return {
    daysOnMarket: number(candidates, 'daysOnMarket'),
    stories: number(candidates, 'stories'),
    policies: terms(own, 'policies'),
    // A home for sale has no rent for these terms to apply to.
    rentTerms: status === 'for rent' ? terms(candidates, 'rentTerms') : unknownFact,
    utilities: terms(candidates, 'utilities'),
    auctionDate: text(candidates, 'auctionDate'),
    percTest: text(candidates, 'percTest'),
  };
}
