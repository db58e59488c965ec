import { joinList } from '../../english/join-list.ts';
import { listingDues } from '../../listings/monthly-cost/listing-dues.ts';
import {
  EXAMPLE_DOWN_PAYMENT,
  EXAMPLE_RATE,
  exampleRates,
  type MonthlyCost,
  monthlyCost,
  monthlyCostNote,
} from '../../listings/monthly-cost/rules.ts';
import type { Listing } from '../../listings/queries.ts';
import { storedFacts } from '../../listings/stored-facts.ts';
import { factId } from '../../script/facts/fact-id.ts';
import type { TracedFact } from './traced-fact.ts';

type Priced = Pick<Listing, 'price' | 'saleStatus' | 'propertyType' | 'description' | 'features'> &
  Partial<Pick<Listing, 'aiEnhancedDescription'>>;
type Figure = { line: string; rule: string };

const costOf = ({ aiEnhancedDescription = null, ...listing }: Priced) =>
  monthlyCost(listing, listingDues(storedFacts({ aiEnhancedDescription }), listing));

/** The table of monthly payments as the page shows it, one line per row. */
export function monthlyCostLines(listing: Priced): string[] {
  const cost = costOf(listing);
  if (!cost) return [];
  const { loan, gaps } = cost;
  const figures = figuresOf(cost).map(({ line }) => line);
  return [...(loan ? [loan.caption] : []), ...figures, ...gaps, ...(loan ? [monthlyCostNote] : [])];
}

/** What each figure in the table is computed from, and the assumptions. */
export function monthlyCostFacts(listing: Priced): TracedFact[] {
  const cost = costOf(listing);
  if (!cost) return [];
  const rates = exampleRates.map((rate) => `${rate}%`).join(', ');
  const assumed = `Our own examples: a loan over 30 years at ${rates} interest a year. No offer.`;
  return [
    ...(cost.loan
      ? [
          fact('loan', 'Loan (example)', cost.loan.caption, { kind: 'general', excerpt: assumed }),
          fact('loan', 'Note on the example', monthlyCostNote, { kind: 'general', excerpt: assumed }),
        ]
      : []),
    ...cost.gaps.map((gap) =>
      fact('loan', 'What the listing leaves open', gap, { kind: 'computed', excerpt: gap }),
    ),
    ...figuresOf(cost).map(({ line, rule }) =>
      fact('monthlyPayment', 'Monthly payment (calculated)', line, { kind: 'computed', excerpt: rule }),
    ),
  ];
}

function figuresOf({ loan, extras, total }: MonthlyCost): Figure[] {
  const onTop = joinList(extras.map(({ label }) => label.toLowerCase()));
  return [
    ...extras.map(({ label, amount, basis }) => ({
      line: `${label}: ${amount} a month`,
      rule: `${label} of ${basis}, by the month`,
    })),
    ...(onTop === '' ? [] : [totalOf(loan, onTop, total)]),
    ...(loan ? loanFigures(loan) : []),
  ];
}

function totalOf(loan: MonthlyCost['loan'], onTop: string, total: string): Figure {
  return loan
    ? {
        line: `Loan, ${onTop} with ${EXAMPLE_DOWN_PAYMENT}% down at ${EXAMPLE_RATE}%: ${total} a month`,
        rule: `The loan of ${loan.example} a month and ${onTop}`,
      }
    : { line: `Together: ${total} a month`, rule: `The sum of ${onTop}` };
}

function loanFigures({ price, downPayments, rows }: NonNullable<MonthlyCost['loan']>): Figure[] {
  return [
    ...downPayments.map(({ percent, amount }) => ({
      line: `${percent}% down: ${amount}`,
      rule: `${percent}% of the price of ${price}`,
    })),
    ...rows.flatMap(({ rate, payments }) =>
      downPayments.map(({ percent, amount }, at) => ({
        line: `${rate}% interest, ${percent}% down: ${payments[at]} a month`,
        rule: `Principal and interest of a 30-year loan on the price of ${price} less ${amount} (${percent}%), at ${rate}% a year`,
      })),
    ),
  ];
}

function fact(field: string, label: string, value: string, source: TracedFact['source']): TracedFact {
  return { id: factId(`listed-${field}`, value), field, label, value, aliases: [], source };
}
