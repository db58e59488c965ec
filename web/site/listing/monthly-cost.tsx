import type { ShownListing } from '#domain/listings/queries.ts';
import { parsePrice } from '#domain/listings/rules.ts';
import { monthlyPayment } from './monthly-payment.ts';

const rates = [6, 6.5, 7, 7.5];
const downPayments = [10, 20, 30];
/** Below this it is a rent or a typing error. */
const MIN_PRICE = 20_000;

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** What the loan could cost a month, as a table that needs no script. Nothing is promised. */
export function MonthlyCost({ listing }: { listing: ShownListing }) {
  const price = parsePrice(listing.price);
  if (price === undefined || price < MIN_PRICE || listing.saleStatus === 'sold') return null;
  return (
    <section aria-labelledby="monthly-cost" className="print:hidden">
      <h2 id="monthly-cost" className="text-3xl">
        Monthly payment
      </h2>
      <table className="mt-5 w-full max-w-2xl text-start text-sm tabular-nums max-[22rem]:text-xs sm:text-base">
        <caption className="pb-3 text-start text-ink-soft">
          A 30-year loan on {dollars(price)}, by interest rate and down payment
        </caption>
        <thead>
          <tr className="border-ink border-b-2">
            <th
              scope="col"
              className="py-2 pe-2 text-start sm:pe-4 font-semibold text-sm max-[22rem]:text-xs"
            >
              Rate
            </th>
            {downPayments.map((share) => (
              <th
                key={share}
                scope="col"
                className="py-2 ps-2 text-end sm:ps-4 font-semibold text-sm max-[22rem]:text-xs"
              >
                {share}% down
                <span className="block font-normal text-ink-soft">{dollars((price * share) / 100)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate} className="border-rule border-b">
              <th scope="row" className="py-2.5 pe-2 sm:pe-4 text-start font-normal">
                {rate}%
              </th>
              {downPayments.map((share) => (
                <td key={share} className="py-2.5 ps-2 text-end sm:ps-4">
                  {dollars(monthlyPayment(price * (1 - share / 100), rate))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[65ch] text-ink-soft text-sm">
        Loan principal and interest only. Property taxes, insurance and association fees come on top. These
        are examples, not an offer: ask a lender for your own rate.
      </p>
    </section>
  );
}
