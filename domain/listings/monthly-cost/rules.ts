import { groupDigits } from '../../english/figures/rules.ts';
import { isCashOnly, offerKind, offersFinancing } from '../offer/rules.ts';
import { parsePrice } from '../rules.ts';

const YEARS = 30;
/** Below this, it's a rent or a typo. */
const MIN_PRICE = 20_000;

/** Our own examples, none of them an offer. */
export const exampleRates = [6, 6.5, 7, 7.5] as const;
export const exampleDownPayments = [10, 20, 30] as const;
/** The calculator's initial values. */
export const EXAMPLE_RATE = 6.5;
export const EXAMPLE_DOWN_PAYMENT = 20;

/** A recurring charge; null per month if the listing doesn't say how often it's due. */
export type Charge = { label: string; dollarsMonthly: number | null; said: string };
export const ASSOCIATION_FEE = 'Association fee';

/** What a home costs besides the loan, as far as its listing says. */
export type Dues = {
  /** `said` is the listing's wording, such as "$13,416 a year (2025)". */
  taxes: { dollarsYearly: number; said: string } | null;
  /** Association fee, lot rent, special assessment and anything else that recurs. */
  charges: Charge[];
};
export const noDues: Dues = { taxes: null, charges: [] };

export const NOT_INCLUDED = 'Insurance and utilities aren’t included.';
export const monthlyCostNote =
  'Loan principal and interest only. These are examples, not an offer: ask a lender for your own rate.';

export type MonthlyCost = {
  /** Null if a home loan makes no sense: cash only, land and commercial property without stated financing. */
  loan: Loan | null;
  /** What is added to the loan each month, with its basis. */
  extras: { label: string; amount: string; basis: string }[];
  /** The sum of the extras and of the loan in the calculator's first example, if there is one. */
  total: string;
  /** What the figures don't include. */
  gaps: string[];
  start: {
    price: number;
    taxesYearly: number | null;
    /** Per month; the association fee has a field even if none is stated. */
    charges: { label: string; dollarsMonthly: number | null }[];
  };
};

type Loan = {
  /** "A 30-year loan on $785,000, by interest rate and down payment" */
  caption: string;
  price: string;
  downPayments: { percent: number; amount: string }[];
  rows: { rate: number; payments: string[] }[];
  /** The loan of the calculator's first example. */
  example: string;
};

/** What a loan costs per month, interest and repayment, over thirty years; the rate in percent per year. */
export function monthlyPayment(loanDollars: number, ratePercent: number): number {
  const rate = ratePercent / 100 / 12;
  const months = YEARS * 12;
  return rate === 0 ? loanDollars / months : (loanDollars * rate) / (1 - (1 + rate) ** -months);
}

type Priced = {
  price: string | null;
  saleStatus: string | null;
  propertyType: string | null;
  description: string | null;
};

/** What a home could cost per month; undefined for one that is sold or rented, or without any known figure. */
export function monthlyCost(listing: Priced, dues: Dues = noDues): MonthlyCost | undefined {
  const price = parsePrice(listing.price);
  const isForSale = !['sold', 'off market', 'for rent'].includes(listing.saleStatus ?? '');
  if (price === undefined || price < MIN_PRICE || !isForSale) return undefined;
  const { taxes } = dues;
  const charges = dues.charges.filter(({ dollarsMonthly }) => dollarsMonthly !== null);
  const loan = takesLoan(listing) ? loanOn(price) : null;
  if (!loan && charges.length === 0) return undefined;
  const lines = [
    ...(taxes ? [{ label: 'Property taxes', dollars: taxes.dollarsYearly / 12, basis: taxes.said }] : []),
    ...charges.map(({ label, dollarsMonthly, said }) => ({
      label,
      dollars: dollarsMonthly ?? 0,
      basis: said,
    })),
  ];
  return {
    loan,
    extras: lines.map(({ label, dollars: due, basis }) => ({ label, amount: dollars(due), basis })),
    total: dollars(
      sumOfLines([...(loan ? [exampleLoan(price)] : []), ...lines.map(({ dollars: due }) => due)]),
    ),
    gaps: [
      NOT_INCLUDED,
      ...(taxes ? [] : ['Property taxes aren’t listed.']),
      ...dues.charges
        .filter(({ dollarsMonthly }) => dollarsMonthly === null)
        .map(
          ({ label, said }) =>
            `The listing states ${withArticle(label)} of ${said} but not how often it’s due.`,
        ),
    ],
    start: {
      price,
      taxesYearly: taxes?.dollarsYearly ?? null,
      charges: [
        ...(dues.charges.some(({ label }) => label === ASSOCIATION_FEE)
          ? []
          : [{ label: ASSOCIATION_FEE, dollarsMonthly: null }]),
        ...dues.charges.map(({ label, dollarsMonthly }) => ({ label, dollarsMonthly })),
      ],
    },
  };
}

/** The displayed figures add up: each line is rounded before summing. */
export function sumOfLines(lines: readonly number[]): number {
  return lines.reduce((sum, line) => sum + Math.round(line), 0);
}

/** Land and commercial property are rarely bought with a home loan. */
function takesLoan(listing: Priced): boolean {
  if (isCashOnly(listing.description)) return false;
  const kind = offerKind(listing);
  return (kind !== 'land' && kind !== 'commercial') || offersFinancing(listing.description);
}

const exampleLoan = (price: number) => monthlyPayment(price * (1 - EXAMPLE_DOWN_PAYMENT / 100), EXAMPLE_RATE);

function loanOn(price: number): Loan {
  return {
    caption: `${YEARS}-year loan for a home at ${dollars(price)}, by interest rate and down payment`,
    price: dollars(price),
    example: dollars(exampleLoan(price)),
    downPayments: exampleDownPayments.map((percent) => ({
      percent,
      amount: dollars((price * percent) / 100),
    })),
    rows: exampleRates.map((rate) => ({
      rate,
      payments: exampleDownPayments.map((percent) =>
        dollars(monthlyPayment(price * (1 - percent / 100), rate)),
      ),
    })),
  };
}

/** "an association fee", "lot rent", "a special assessment" */
function withArticle(label: string): string {
  const name = /^[A-Z]{2}|^Mello/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  if (/ (?:rent|dues)$|Roos$|^(?:trash|water)/.test(name)) return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

export function dollars(amount: number): string {
  return `$${groupDigits(Math.round(amount))}`;
}
