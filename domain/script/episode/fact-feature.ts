import type { Feature } from '#domain/features/feature.ts';
import type { Home } from '../home.ts';

/** A fact that scenes can pick up like a feature. */
export function factFeature(home: Home, id: string, field: string): Feature | undefined {
  const fact = home.fact(field);
  if (!fact) return undefined;
  return {
    id,
    topic: 'policies',
    notability: 3,
    phrase: fact.value,
    noun: id,
    number: 'mass',
    qualifiers: [],
    factId: fact.id,
    matched: fact.value,
  };
}
