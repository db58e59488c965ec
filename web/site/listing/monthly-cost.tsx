import { monthlyCost, monthlyCostNote } from '#domain/listings/monthly-cost/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';

/** What the loan could cost a month, as a table that needs no script. Nothing is promised. */
export function MonthlyCost({ listing }: { listing: ShownListing }) {
  const cost = monthlyCost(listing);
  if (!cost) return null;
  return (
    <section aria-labelledby="monthly-cost" className="print:hidden">
      <h2 id="monthly-cost" className="text-3xl">
        Monthly payment
      </h2>
      <table className="mt-5 w-full max-w-2xl text-start text-sm tabular-nums max-[22rem]:text-xs sm:text-base">
        <caption className="pb-3 text-start text-ink-soft">{cost.caption}</caption>
        <thead>
          <tr className="border-ink border-b-2">
            <th
              scope="col"
              className="py-2 pe-2 text-start sm:pe-4 font-semibold text-sm max-[22rem]:text-xs"
            >
              Rate
            </th>
            {cost.downPayments.map(({ percent, amount }) => (
              <th
                key={percent}
                scope="col"
                className="py-2 ps-2 text-end sm:ps-4 font-semibold text-sm max-[22rem]:text-xs"
              >
                {percent}% down
                <span className="block font-normal text-ink-soft">{amount}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cost.rows.map(({ rate, payments }) => (
            <tr key={rate} className="border-rule border-b">
              <th scope="row" className="py-2.5 pe-2 sm:pe-4 text-start font-normal">
                {rate}%
              </th>
              {cost.downPayments.map(({ percent }, at) => (
                <td key={percent} className="py-2.5 ps-2 text-end sm:ps-4">
                  {payments[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[65ch] text-ink-soft text-sm">{monthlyCostNote}</p>
    </section>
  );
}
