import type { Candidate, PageFact } from '../facts.ts';
import { type Area, describeLot, toSquareFeet } from '../values/area.ts';
import { decide, votesFor } from './vote.ts';

function isArea(value: unknown): value is Area {
  return typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value;
}

function lotSizes(candidates: Candidate[]): number[] {
  return candidates.flatMap((candidate) =>
    candidate.field === 'lot' && isArea(candidate.value) ? [toSquareFeet(candidate.value)] : [],
  );
}

/** Whether a home can have this size: not too small, not too large for its beds, not the lot's. */
function isPlausibleSize(sqft: number, beds: number | null, lots: number[], otherSizes: number[]): boolean {
  if (!Number.isFinite(sqft) || sqft < 120 || sqft > 80_000) return false;
  if (beds !== null && beds >= 1 && sqft > 3_500 + beds * 3_200) return false;
  if (beds !== null && beds >= 3 && sqft < beds * 110) return false;
  const isLot = lots.some((lot) => Math.abs(lot - sqft) <= Math.max(2, lot * 0.002));
  return !isLot || (sqft < 6_000 && !otherSizes.some((other) => other !== sqft && other < sqft));
}

export function resolveSqft(candidates: Candidate[], beds: number | null): PageFact<number> {
  const lots = lotSizes(candidates);
  const sizes = candidates.flatMap((candidate) =>
    candidate.field === 'sqft' && typeof candidate.value === 'number' && candidate.value >= 300
      ? [candidate.value]
      : [],
  );
  return decide(
    votesFor(candidates, 'sqft', ({ value }) => {
      if (typeof value !== 'number' || !isPlausibleSize(value, beds, lots, sizes)) return null;
      return { value: Math.round(value), key: String(Math.round(value)) };
    }),
  );
}

export function resolveLot(candidates: Candidate[]): PageFact<string> {
  return decide(
    votesFor(candidates, 'lot', ({ value }) => {
      if (typeof value === 'string' && value !== '') return { value, key: value };
      if (!isArea(value)) return null;
      const feet = toSquareFeet(value);
      if (feet < 200 || feet > 43_560 * 200_000) return null;
      return { value: describeLot(value), key: String(Math.round(Math.log(feet) * 50)) };
    }),
  );
}
