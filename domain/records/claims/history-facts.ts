import type { MarketStep } from '../../listings/buyer-facts/rules.ts';
import { factId } from '../../script/facts/fact-id.ts';
import type { TracedFact } from './traced-fact.ts';

/** The page's price history, one line per row. */
export function historyLines(steps: readonly MarketStep[]): string[] {
  return steps.map(lineOf);
}

/** What each line is based on: the change that we recorded on that day. */
export function historyFacts(steps: readonly MarketStep[]): TracedFact[] {
  return steps.map((step) => ({
    id: factId('listed-history', lineOf(step)),
    field: 'history',
    label: 'Price history',
    value: lineOf(step),
    aliases: [],
    source: { kind: 'computed', excerpt: `A change of the listing recorded on ${step.day}` },
  }));
}

const lineOf = ({ day, now, change }: MarketStep) => [`${day}: ${now}`, change].filter(Boolean).join(', ');
