import type { PageFacts } from './facts.ts';

/** Facts found only on the page of a single home. */
export function countDetails(facts: PageFacts): number {
  const stated = [
    facts.yearBuilt,
    facts.lot,
    facts.mls,
    facts.hoa,
    facts.taxes,
    facts.parking,
    facts.county,
    facts.features,
  ];
  const isDescribed = (facts.description.value?.length ?? 0) >= 200 && facts.description.confidence >= 0.6;
  return stated.filter(({ value }) => value !== null).length + (isDescribed ? 1 : 0);
}
