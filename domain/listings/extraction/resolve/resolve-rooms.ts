import type { Candidate, PageFact } from '../facts.ts';
import { type Baths, totalOf } from '../values/baths.ts';
import { decide, groupVotes, type Vote, votesFor } from './vote.ts';

export type RoomFacts = {
  beds: PageFact<number>;
  baths: PageFact<number>;
  bathsFull: PageFact<number>;
  bathsHalf: PageFact<number>;
  bathsStated: PageFact<number>;
};

function isBaths(value: unknown): value is Baths {
  return typeof value === 'object' && value !== null && 'threeQuarter' in value;
}

function count(
  candidates: Candidate[],
  field: 'beds' | 'bathsFull' | 'bathsHalf',
  max: number,
): PageFact<number> {
  return decide(
    votesFor(candidates, field, ({ value }) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
        ? { value, key: String(value) }
        : null,
    ),
  );
}

/** Full and half baths in combined values ("2 full, 1 half"). */
function withParts(candidates: Candidate[]): Candidate[] {
  return candidates.flatMap((candidate) => {
    if (candidate.field !== 'baths' || !isBaths(candidate.value)) return [candidate];
    const { full, half } = candidate.value;
    const parts: Candidate[] = [candidate];
    if (full !== null) parts.push({ ...candidate, field: 'bathsFull', value: full });
    if (half !== null) parts.push({ ...candidate, field: 'bathsHalf', value: half });
    return parts;
  });
}

export function resolveRooms(given: Candidate[]): RoomFacts {
  const candidates = withParts(given);
  const beds = count(candidates, 'beds', 40);
  const bathsFull = count(candidates, 'bathsFull', 30);
  const bathsHalf = count(candidates, 'bathsHalf', 15);
  const threeQuarter = decide(
    votesFor(candidates, 'baths', ({ value, unit }) =>
      unit === 'three-quarter' && typeof value === 'number' && value > 0 && value < 15
        ? { value, key: String(value) }
        : null,
    ),
  );
  const baths = resolveBaths(candidates, bathsFull, bathsHalf, threeQuarter.value ?? 0);
  return { beds, bathsFull, bathsHalf, baths, bathsStated: resolveStated(candidates, baths.value) };
}

/** "2.75" as written on the page, if it is the same count. */
function resolveStated(candidates: Candidate[], baths: number | null): PageFact<number> {
  return decide(
    votesFor(candidates, 'baths', ({ value, unit }) => {
      const stated = isBaths(value) && unit !== 'three-quarter' ? value.total : null;
      const isSame = stated !== null && stated % 0.5 !== 0 && Math.ceil(stated * 2) / 2 === baths;
      return isSame && stated % 0.25 === 0 ? { value: stated, key: String(stated) } : null;
    }),
  );
}

/**
 * In halves: 1.75 is one full and one three-quarter bath, which counts as a whole one. Some sites count a half bath as
 * whole, so a total that is the plain sum of full and half baths is read as full + 0.5 × half.
 */
function resolveBaths(
  candidates: Candidate[],
  full: PageFact<number>,
  half: PageFact<number>,
  threeQuarter: number,
): PageFact<number> {
  const halves = half.value ?? 0;
  const sum = full.value === null ? null : full.value + halves + threeQuarter;
  const exact = full.value === null ? null : full.value + 0.5 * halves + threeQuarter;
  const votes: Vote<number>[] = votesFor(candidates, 'baths', ({ value, unit }) => {
    if (!isBaths(value) || unit === 'three-quarter') return null;
    const stated = totalOf(value);
    if (stated === null || !(stated > 0 && stated <= 30)) return null;
    const total =
      exact !== null &&
      (stated === sum ||
        (value.full !== null && value.full === full.value && value.half === null && halves > 0))
        ? exact
        : Math.ceil(stated * 2) / 2;
    return { value: total, key: String(total) };
  });
  // "3 Baths" next to "1 Half Bath", with no mention of full ones: the three are the full ones.
  if (full.value === null && halves > 0) {
    for (const vote of [...votes]) {
      if (vote.value % 1 === 0)
        votes.push({
          ...vote,
          value: vote.value + 0.5 * halves,
          key: String(vote.value + 0.5 * halves),
          weight: vote.weight * 0.9,
        });
    }
    return decide(votes.filter((vote) => vote.value % 1 !== 0));
  }
  if (exact !== null && exact > 0) {
    const isWhole = half.value !== null || votes.some((vote) => vote.value === exact) || votes.length === 0;
    const weight = Math.min(full.confidence, half.value !== null ? half.confidence : 1) * (isWhole ? 1 : 0.4);
    votes.push({
      value: exact,
      key: String(exact),
      source: full.source ?? 'label',
      where: 'full and half baths',
      weight: Math.min(weight, 0.95),
    });
  }
  return decide(preferHalves(votes));
}

/** "3" next to "2.5" is the same count with its half bath rounded up. */
function preferHalves(votes: Vote<number>[]): Vote<number>[] {
  const halves = groupVotes(votes.filter((vote) => vote.value % 1 !== 0))[0];
  if (!halves || halves.support < 0.45) return votes;
  const up = Math.ceil(halves.value);
  return votes.map((vote) =>
    vote.value === up ? { ...vote, value: halves.value, key: halves.key, weight: vote.weight * 0.5 } : vote,
  );
}
