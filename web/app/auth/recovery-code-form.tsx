import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { redeemRecoveryCode } from './redeem-recovery-code.ts';

type RecoveryCodeFormProps = { submitLabel: string; onVerified: () => void };

/** The second step without the app or the phone. */
export function RecoveryCodeForm({ submitLabel, onVerified }: RecoveryCodeFormProps) {
  const form = useForm({ defaultValues: { code: '' } });

  async function redeem({ code }: { code: string }) {
    const refusal =
      code.trim() === '' ? 'Enter one of your recovery codes.' : await redeemRecoveryCode(code.trim());
    if (refusal) return form.setError('code', { message: refusal }, { shouldFocus: true });
    onVerified();
  }

  return (
    <Form form={form} onSubmit={redeem} aria-label="Enter a recovery code">
      <FormField
        control={form.control}
        name="code"
        label="Recovery code"
        hint="Ten letters and digits, such as abcde-fgh23. Each code works once."
        required
        render={(field) => (
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={40} {...field} />
        )}
      />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="Checking…">
        {submitLabel}
      </Button>
    </Form>
  );
}
