import Lock from 'lucide-react/icons/lock';
import { formatCents, REGULAR_PRICE_CENTS, unitPrice, type VolumeTier } from '#domain/podcasts/rules.ts';
import { cn } from '../../components/cn.ts';
import { Button } from '../../components/ui/button.tsx';
import type { CheckoutState } from './use-checkout.ts';

type OrderSummaryProps = {
  /** The button is outside the form that it submits. */
  formId: string;
  count: number;
  tiers: readonly VolumeTier[];
  /** How many of the podcasts are brief, if those have a price of their own. */
  brief: { count: number; unitCents: number } | null;
  state: CheckoutState;
};

const busyLabels = { validating: 'Checking your listing…', redirecting: 'Taking you to payment…' };

/** The price and the order button. */
export function OrderSummary({ formId, count, tiers, brief, state }: OrderSummaryProps) {
  const unitCents = unitPrice(count, tiers);
  const briefCents = Math.min(brief?.unitCents ?? unitCents, unitCents);
  const briefCount = briefCents < unitCents ? Math.min(brief?.count ?? 0, count) : 0;
  const total = formatCents(unitCents * (count - briefCount) + briefCents * briefCount);
  return (
    <div className="flex flex-col gap-5 rounded-lg bg-evergreen p-5 text-on-evergreen [--focus:var(--focus-on-evergreen)] sm:p-7">
      <h2 className="text-xl">Your order</h2>
      <p className="flex items-end justify-between gap-4 border-on-evergreen/25 border-b pb-4">
        <span>
          {count} {count === 1 ? 'podcast' : 'podcasts'}
          <span className="block text-on-evergreen-soft text-sm">
            {formatCents(unitCents)} each, regular price <s>{formatCents(REGULAR_PRICE_CENTS)}</s>
          </span>
        </span>
        <span className="font-display text-4xl tabular-nums leading-none">{total}</span>
      </p>
      {briefCount > 0 && (
        <p className="text-sm">
          {briefCount} {briefCount === 1 ? 'brief episode' : 'brief episodes'}: {formatCents(briefCents)} each
        </p>
      )}
      <TierTable count={count} tiers={tiers} />
      <Button
        type="submit"
        form={formId}
        size="lg"
        className="bg-ember-on-evergreen px-3 text-evergreen hover:bg-on-evergreen max-sm:text-base"
        loading={state !== 'idle'}
        loadingLabel={state === 'idle' ? busyLabels.validating : busyLabels[state]}
      >
        Continue to payment · {total}
      </Button>
      <p className="flex gap-2 text-on-evergreen-soft text-sm">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        You pay on the next page. Delivery within 24 hours, up to 48 at peak times.
      </p>
    </div>
  );
}

function TierTable({ count, tiers }: { count: number; tiers: readonly VolumeTier[] }) {
  const current = tiers.filter(({ fromLinks }) => fromLinks <= count).at(-1);
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-start text-on-evergreen-soft">Price per podcast in one order</caption>
      <tbody>
        {tiers.map((tier, index) => {
          const next = tiers[index + 1];
          return (
            <tr
              key={tier.fromLinks}
              className={cn('text-on-evergreen-soft', tier === current && 'font-semibold text-on-evergreen')}
            >
              <th
                scope="row"
                className={cn('py-1 text-start font-normal', tier === current && 'font-semibold')}
              >
                {next ? `${tier.fromLinks}-${next.fromLinks - 1} listings` : `${tier.fromLinks} or more`}
                {tier === current && <span className="sr-only"> (this order)</span>}
              </th>
              <td className="py-1 text-end">{formatCents(tier.unitCents)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
