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

/**
 * What the home could cost per month: a calculator, and a table that needs no script. Nothing is promised.
 */
export function MonthlyCost({ listing, dues }: MonthlyCostProps) {
  const cost = monthlyCost(listing, dues);
  if (!cost) return null;
  return (
    <section aria-labelledby="monthly-cost" className="print:hidden">
      <h2 id="monthly-cost" className="text-3xl">
        {cost.loan ? 'Monthly payment' : 'Monthly costs'}
      </h2>
      {cost.loan ? (
        <div className="mt-5 grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-2">
          <Island name="cost-calculator" wake="touch" props={cost.start} />
          <div className="min-w-0">
            <LoanTable loan={cost.loan} />
            {/* With scripts, the calculator shows the same lines. */}
            <div className="without-script">
              <OnTop cost={cost} />
            </div>
            <Note lines={[monthlyCostNote, ...cost.gaps]} />
          </div>
        </div>
      ) : (
        <div className="mt-2 max-w-2xl">
          <OnTop cost={cost} />
          <Note lines={cost.gaps} />
        </div>
      )}
    </section>
  );
}

const Note = ({ lines }: { lines: readonly string[] }) => (
  <p className="mt-3 max-w-[65ch] text-ink-soft text-sm">{lines.join(' ')}</p>
);

function LoanTable({ loan }: { loan: NonNullable<Cost['loan']> }) {
  const headStyles = 'py-2 font-semibold text-sm max-[22rem]:text-xs';
  return (
    <table className="w-full max-w-2xl text-start text-sm tabular-nums max-[22rem]:text-xs sm:text-base">
      <caption className="pb-3 text-start text-ink-soft">{loan.caption}</caption>
      <thead>
        <tr className="border-ink border-b-2">
          <th scope="col" className={`${headStyles} pe-2 text-start sm:pe-4`}>
            Rate
          </th>
          {loan.downPayments.map(({ percent, amount }) => (
            <th key={percent} scope="col" className={`${headStyles} ps-2 text-end max-[22rem]:ps-1 sm:ps-4`}>
              {percent}% down
              <span className="block font-normal text-ink-soft">{amount}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loan.rows.map(({ rate, payments }) => (
          <tr key={rate} className="border-rule border-b">
            <th scope="row" className="py-2.5 pe-2 sm:pe-4 text-start font-normal">
              {rate}%
            </th>
            {loan.downPayments.map(({ percent }, at) => (
              <td key={percent} className="py-2.5 ps-2 text-end max-[22rem]:ps-1 sm:ps-4">
                {payments[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The monthly charges, as far as the listing states them, and the sum of the lines above. */
function OnTop({ cost: { loan, extras, total } }: { cost: Cost }) {
  if (extras.length === 0) return null;
  return (
    <dl className="mt-5 border-ink border-t-2 tabular-nums">
      {loan && (
        <CostLine
          label={`Loan, ${EXAMPLE_DOWN_PAYMENT}% down at ${EXAMPLE_RATE}%`}
          amount={loan.example}
          basis={null}
        />
      )}
      {extras.map(({ label, amount, basis }) => (
        <CostLine
          key={label}
          label={label}
          amount={amount}
          basis={basis === `${amount} a month` ? null : basis}
        />
      ))}
      <div className="flex justify-between gap-4 py-2 font-semibold">
        <dt>{loan ? 'Together, a month' : 'Stated monthly costs'}</dt>
        <dd className="shrink-0">
          <span className="whitespace-nowrap">{total}</span>
        </dd>
      </div>
    </dl>
  );
}

function CostLine({ label, amount, basis }: { label: string; amount: string; basis: string | null }) {
  return (
    <div className="flex justify-between gap-4 border-rule border-b py-2">
      <dt className="min-w-0">
        {label}
        {basis && <span className="text-ink-soft"> from the listing’s {basis}</span>}
      </dt>
      <dd className="shrink-0">
        <span className="whitespace-nowrap">{amount}</span>
      </dd>
    </div>
  );
}
