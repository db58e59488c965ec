import {
  type MonthlyCost as Cost,
  type Dues,
  EXAMPLE_DOWN_PAYMENT,
  EXAMPLE_RATE,
  monthlyCost,
  monthlyCostNote,
} from '#domain/listings/monthly-cost/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { Island } from '../island.tsx';

type MonthlyCostProps = { listing: ShownListing; dues: Dues | undefined };

/** What the home could cost a month: a calculator, and a table that needs no script. Nothing is promised. */
export function MonthlyCost({ listing, dues }: MonthlyCostProps) {
  const cost = monthlyCost(listing, dues);
  if (!cost) return null;
  return (
    <section aria-labelledby="monthly-cost" className="print:hidden">
      <h2 id="monthly-cost" className="text-3xl">
        Monthly payment
      </h2>
      <div className="mt-5 grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <Island name="cost-calculator" wake="touch" props={cost.start} />
        <div className="min-w-0">
          <table className="w-full max-w-2xl text-start text-sm tabular-nums max-[22rem]:text-xs sm:text-base">
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
          <OnTop cost={cost} />
          <p className="mt-3 max-w-[65ch] text-ink-soft text-sm">
            {[monthlyCostNote, ...cost.gaps].join(' ')}
          </p>
        </div>
      </div>
    </section>
  );
}

/** What comes on top of the loan, as far as the listing says. */
function OnTop({ cost: { extras, example } }: { cost: Cost }) {
  if (extras.length === 0) return null;
  return (
    <>
      <ul className="mt-4">
        {extras.map(({ label, amount, basis }) => (
          <li key={label}>
            {label}: {amount} a month
            {basis !== `${amount} a month` && (
              <span className="text-ink-soft"> from the listing’s {basis}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 font-semibold">
        With {EXAMPLE_DOWN_PAYMENT}% down at {EXAMPLE_RATE}%: {example.total} a month before insurance
      </p>
    </>
  );
}
