import Lock from 'lucide-react/icons/lock';
import { DELIVERY, formatCents, REGULAR_PRICE_CENTS, type VolumeTier } from '#domain/podcasts/rules.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { cn } from '../../components/cn.ts';
import { PayButton } from './pay-button.tsx';
import { useOrderPrice } from './use-order-price.ts';

type OrderSummaryProps = {
  formId: string;
  /** How many episodes will be brief, as far as is known. */
  briefCount: number;
  isLeaving: boolean;
};

/** The price and the order button, which is in the bar below on narrow screens. */
export function OrderSummary({ formId, isLeaving, ...props }: OrderSummaryProps) {
  const price = useOrderPrice(props.briefCount);
  const { count, unitCents, briefCount, briefCents } = price;
  const total = formatCents(price.totalCents);
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
      <TierTable count={count} tiers={siteSettings.tiers} />
      <PayButton formId={formId} isLeaving={isLeaving} total={total} className="max-lg:hidden" />
      <p className="flex gap-2 text-on-evergreen-soft text-sm">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        You pay on the next page. Delivery is {DELIVERY}.
      </p>
    </div>
  );
}

function TierTable({ count, tiers }: { count: number; tiers: readonly VolumeTier[] }) {
  const current = tiers.filter(({ fromLinks }) => fromLinks <= count).at(-1);
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-start text-on-evergreen-soft">Price per podcast, by order size</caption>
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
