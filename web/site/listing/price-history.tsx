import type { MarketStep } from '#domain/listings/buyer-facts/rules.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Nov 2, 2026" from 2026-11-02. */
function writeDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** The recorded changes of price and status. */
export function PriceHistory({ steps }: { steps: readonly MarketStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="price-history" className="mt-12 print:hidden">
      <h2 id="price-history" className="text-2xl">
        Price history
      </h2>
      <table className="mt-3 w-full max-w-2xl text-start text-sm tabular-nums sm:text-base">
        <thead className="sr-only">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Price or status</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.day + step.now + step.change} className="border-rule border-b">
              <td className="whitespace-nowrap py-2.5 pe-4 text-ink-soft">
                <time dateTime={step.day}>{writeDay(step.day)}</time>
              </td>
              <td className="py-2.5 pe-4 font-semibold">{step.now}</td>
              <td className="py-2.5 text-end">{step.change}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
