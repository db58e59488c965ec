import { parsePrice } from '../rules.ts';

const YEARS = 30;
/** Below this it is a rent or a typing error. */
const MIN_PRICE = 20_000;

/** Examples of ours, none of them an offer. */
export const exampleRates = [6, 6.5, 7, 7.5] as const;
export const exampleDownPayments = [10, 20, 30] as const;
/** What the calculator starts with. */
export const EXAMPLE_RATE = 6.5;
export const EXAMPLE_DOWN_PAYMENT = 20;

/** What a home costs besides the loan, as far as its listing says. */
export type Dues = {
  /** `said` is what the listing has, such as "$13,416 a year (2025)". */
  taxes: { dollarsYearly: number; said: string } | null;
  /** Null a month where the listing doesn't say how often it is due. */
  fee: { dollarsMonthly: number | null; said: string } | null;
};
export const noDues: Dues = { taxes: null, fee: null };

export const monthlyCostNote =
  'The table shows loan principal and interest only. Property taxes, insurance and association fees come on top. These are examples, not an offer: ask a lender for your own rate.';

export type MonthlyCost = {
  /** "A 30-year loan on $785,000, by interest rate and down payment" */
  caption: string;
  price: string;
  downPayments: { percent: number; amount: string }[];
  rows: { rate: number; payments: string[] }[];
  /** What comes on top of the loan each month, with what it is computed from. */
  extras: { label: string; amount: string; basis: string }[];
  /** The loan of the calculator's first example, and that with everything on top. */
  example: { loan: string; total: string };
  /** What the figures leave open. */
  gaps: string[];
  start: { price: number; taxesYearly: number | null; feeMonthly: number | null };
};

/** What a loan costs a month, interest and repayment, over thirty years; the rate in percent a year. */
export function monthlyPayment(loanDollars: number, ratePercent: number): number {
  const rate = ratePercent / 100 / 12;
  const months = YEARS * 12;
  return rate === 0 ? loanDollars / months : (loanDollars * rate) / (1 - (1 + rate) ** -months);
}

/** What the loan on a home could cost a month; undefined for one that is sold or has no price. */
export function monthlyCost(
  listing: { price: string | null; saleStatus: string | null },
  dues: Dues = noDues,
): MonthlyCost | undefined {
  const price = parsePrice(listing.price);
  const isForSale = !['sold', 'off market', 'for rent'].includes(listing.saleStatus ?? '');
  if (price === undefined || price < MIN_PRICE || !isForSale) return undefined;
  const [taxes, fee] = [dues.taxes, dues.fee];
  const feeMonthly = fee?.dollarsMonthly ?? null;
  const loan = monthlyPayment(price * (1 - EXAMPLE_DOWN_PAYMENT / 100), EXAMPLE_RATE);
  const onTop = (taxes ? taxes.dollarsYearly / 12 : 0) + (feeMonthly ?? 0);
  return {
    extras: [
      ...(taxes
        ? [{ label: 'Property taxes', amount: dollars(taxes.dollarsYearly / 12), basis: taxes.said }]
        : []),
      ...(fee && feeMonthly !== null
        ? [{ label: 'Association fee', amount: dollars(feeMonthly), basis: fee.said }]
        : []),
    ],
    example: { loan: dollars(loan), total: dollars(loan + onTop) },
    gaps: [
      ...(taxes ? [] : ['The listing doesn’t state the property taxes.']),
      ...(fee && feeMonthly === null
        ? [`The listing states an association fee of ${fee.said} but not how often it’s due.`]
        : []),
    ],
    start: { price, taxesYearly: taxes?.dollarsYearly ?? null, feeMonthly },
    caption: `A ${YEARS}-year loan on ${dollars(price)}, by interest rate and down payment`,
    price: dollars(price),
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

export function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
