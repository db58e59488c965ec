import type { AskedHome } from '../evidence/asked-home.ts';
import { amountOf, roundDollars } from './dollar-amount.ts';
import { computedFact, type Draft } from './draft.ts';

/** The rent, and what a year of it comes to where that was asked. */
export function answerRent({ home }: AskedHome, question: string): Draft | undefined {
  const rent = home.fact('price');
  if (!rent) return undefined;
  const monthly = computedFact('rent', 'Rent', `${rent.value} a month`, [rent]);
  const text = `The rent is ${rent.value} a month.`;
  if (!/\b(?:year|yearly|annual|annually)\b/.test(question))
    return { text, facts: [rent], computed: [monthly] };
  const year = `${roundDollars(amountOf(rent.value) * 12)} a year`;
  return {
    text: `${text} That comes to ${year}.`,
    facts: [rent],
    computed: [monthly, computedFact('rent-1', 'Rent, a year', year, [rent])],
  };
}
