import { cn } from '../../components/cn.ts';
import { useFormContext } from '../../components/form/form-context.ts';
import { Button } from '../../components/ui/button.tsx';

type PayButtonProps = {
  /** The button is outside the form that it submits. */
  formId: string;
  isLeaving: boolean;
  total: string;
  className?: string;
};

/** For the dark green background. The label says what happens next. */
export function PayButton({ formId, isLeaving, total, className }: PayButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <Button
      type="submit"
      form={formId}
      size="lg"
      className={cn(
        'bg-ember-on-evergreen px-3 text-evergreen hover:bg-on-evergreen max-sm:text-base',
        className,
      )}
      loading={isSubmitting || isLeaving}
      loadingLabel={isLeaving ? 'Taking you to payment…' : 'Checking your listing…'}
    >
      Continue to payment · {total}
    </Button>
  );
}
