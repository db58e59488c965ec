import type { Home } from '../home.ts';
import { renewalOf } from './renewal.ts';
import type { Telling } from './telling.ts';

/** What the page adds to the description: the year, the lot. */
export function tellPageFact(home: Home, field: 'yearBuilt' | 'lot'): Telling[] {
  const fact = home.fact(field);
  if (!fact) return [];
  const renewal = field === 'yearBuilt' ? renewalOf(home) : undefined;
  if (renewal)
    return [{ opener: 'open-year', parts: ['year-note-renewed'], words: { renewal }, features: [] }];
  return [
    {
      opener: field === 'yearBuilt' ? 'open-year' : 'open-lot',
      parts: [field === 'yearBuilt' ? 'tell-year' : 'tell-lot'],
      words: { statement: { text: fact.value, factIds: [fact.id] } },
      features: [],
    },
  ];
}
