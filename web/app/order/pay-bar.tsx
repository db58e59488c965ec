import { formatCents } from '#domain/podcasts/rules.ts';
import { FormError } from '../../components/ui/form.tsx';
import { PayButton } from './pay-button.tsx';
import { useOrderPrice } from './use-order-price.ts';

type PayBarProps = { formId: string; briefCount: number; isLeaving: boolean };

/** On narrow screens the price and the button stay under the thumb, and rest above the footer; on wide ones they're in the summary. */
export function PayBar({ formId, briefCount, isLeaving }: PayBarProps) {
  const { totalCents } = useOrderPrice(briefCount);
  return (
    <div
      data-slot="pay-bar"
      className="sticky bottom-0 z-30 -mx-4 bg-evergreen sm:-mx-6 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-on-evergreen shadow-floating [--focus:var(--focus-on-evergreen)] sm:px-6 lg:hidden"
    >
      <FormError className="mb-3" />
      <PayButton formId={formId} isLeaving={isLeaving} total={formatCents(totalCents)} className="w-full" />
    </div>
  );
}
