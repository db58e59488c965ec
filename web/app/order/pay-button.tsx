import { cn } from '../../components/cn.ts';
import { Button } from '../../components/ui/button.tsx';
import type { CheckoutState } from './use-checkout.ts';

const busyLabels = { validating: 'Checking your listing…', redirecting: 'Taking you to payment…' };

type PayButtonProps = {
  /** The button is outside the form that it submits. */
  formId: string;
  state: CheckoutState;
  total: string;
  className?: string;
};

/** On evergreen. What it says is what happens. */
export function PayButton({ formId, state, total, className }: PayButtonProps) {
  return (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className={cn(
        'bg-ember-on-evergreen px-3 text-evergreen hover:bg-on-evergreen max-sm:text-base',
        className,
      )}
      loading={state !== 'idle'}
      loadingLabel={state === 'idle' ? busyLabels.validating : busyLabels[state]}
    >
      Continue to payment · {total}
    </Button>
  );
}
