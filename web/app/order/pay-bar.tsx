import { formatCents } from '#domain/podcasts/rules.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { PayButton } from './pay-button.tsx';
import type { OrderPrice } from './price-order.ts';
import type { CheckoutState } from './use-checkout.ts';

type PayBarProps = {
  formId: string;
  price: OrderPrice;
  state: CheckoutState;
  problem: string | undefined;
};

/** On narrow screens the price and the button stay under the thumb, and rest above the footer; on wide ones the summary stands beside the form. */
export function PayBar({ formId, price, state, problem }: PayBarProps) {
  return (
    <div
      data-slot="pay-bar"
      className="sticky bottom-0 z-30 -mx-4 bg-evergreen sm:-mx-6 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-on-evergreen shadow-floating [--focus:var(--focus-on-evergreen)] sm:px-6 lg:hidden"
    >
      {problem && (
        <Alert tone="bad" className="mb-3">
          {problem}
        </Alert>
      )}
      <PayButton formId={formId} state={state} total={formatCents(price.totalCents)} className="w-full" />
    </div>
  );
}
