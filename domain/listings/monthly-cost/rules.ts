import { parsePrice } from '../rules.ts';

const YEARS = 30;
/** Below this it is a rent or a typing error. */
const MIN_PRICE = 20_000;

/** Examples of ours, none of them an offer. */
export const exampleRates = [6, 6.5, 7, 7.5] as const;
export const exampleDownPayments = [10, 20, 30] as const;

export const monthlyCostNote =
  'Loan principal and interest only. Property taxes, insurance and association fees come on top. These are examples, not an offer: ask a lender for your own rate.';

export type MonthlyCost = {
  /** "A 30-year loan on $785,000, by interest rate and down payment" */
  caption: string;
  price: string;
  downPayments: { percent: number; amount: string }[];
  rows: { rate: number; payments: string[] }[];
};

/** What a loan costs a month, interest and repayment, over thirty years; the rate in percent a year. */
export function monthlyPayment(loanDollars: number, ratePercent: number): number {
  const rate = ratePercent / 100 / 12;
  const months = YEARS * 12;
  return rate === 0 ? loanDollars / months : (loanDollars * rate) / (1 - (1 + rate) ** -months);
}

/** What the loan on a home could cost a month; undefined for one that is sold or has no price. */
export function monthlyCost(listing: {
  price: string | null;
  saleStatus: string | null;
}): MonthlyCost | undefined {
  const price = parsePrice(listing.price);
  if (price === undefined || price < MIN_PRICE || listing.saleStatus === 'sold') return undefined;
  return {
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

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
