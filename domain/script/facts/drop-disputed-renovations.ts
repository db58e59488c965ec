import type { Fact } from '../schema.ts';
import { datedRenovations, withoutRenovation } from './dated-renovations.ts';
import { type FactSources, writtenTexts } from './fact-sources.ts';

const trustOrder: readonly Fact['source']['kind'][] = ['answer', 'staff', 'description', 'order'];

/** If two texts date the same roof or kitchen differently, we use only one. */
export function dropDisputedRenovations(facts: readonly Fact[], sources: FactSources): Fact[] {
  const first = new Map<string, { years: Set<number>; rank: number }>();
  for (const { kind, text } of writtenTexts(sources)) {
    const rank = trustOrder.indexOf(kind);
    for (const { thing, year } of datedRenovations(text.slice(0, 24_000))) {
      const known = first.get(thing);
      if (!known) first.set(thing, { years: new Set([year]), rank });
      else if (known.rank === rank) known.years.add(year);
    }
  }
  return facts.flatMap((fact) => {
    const wrong = datedRenovations(fact.value).filter(
      ({ thing, year }) => first.get(thing)?.years.has(year) === false,
    );
    const value = wrong.reduce(
      (text, { thing }) => (text === '' ? '' : withoutRenovation(text, thing)),
      fact.value,
    );
    if (value === '' || isSaidBetter(fact, facts)) return [];
    return [value === fact.value ? fact : { ...fact, value }];
  });
}

const minOwnWords = 9;

/** "The roof is new in 2024" from the order is redundant next to an answer that says the same. */
function isSaidBetter(fact: Fact, facts: readonly Fact[]): boolean {
  const [renovation, ...more] = datedRenovations(fact.value);
  if (!renovation || more.length > 0 || fact.value.split(' ').length >= minOwnWords) return false;
  return facts.some(
    (other) =>
      rankOf(other) < rankOf(fact) &&
      datedRenovations(other.value).some(
        ({ thing, year }) => thing === renovation.thing && year === renovation.year,
      ),
  );
}

function rankOf({ source }: Fact): number {
  return trustOrder.indexOf(source.kind);
}
