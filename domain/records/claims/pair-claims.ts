import type { ClaimPair, TracedClaim } from '../schema.ts';

/** The claims of a text, grouped by fact; those without a fact come first. */
export function pairClaims(claims: readonly TracedClaim[]): ClaimPair[] {
  const pairs = new Map<string, ClaimPair>();
  for (const { claim, fact } of claims) {
    const key = fact?.id ?? '';
    const pair = pairs.get(key) ?? { claims: [], fact };
    if (!pair.claims.includes(claim)) pair.claims.push(claim);
    pairs.set(key, pair);
  }
  return [...pairs.values()].toSorted((a, b) => Number(a.fact !== null) - Number(b.fact !== null));
}
