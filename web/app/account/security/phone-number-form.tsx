import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { toPhoneNumber } from './phone-number.ts';

/** `onPhone` starts the enrollment. The returned text is shown next to the field. */
type PhoneNumberFormProps = { onPhone: (phone: string) => Promise<string | undefined> };

export function PhoneNumberForm({ onPhone }: PhoneNumberFormProps) {
  const form = useForm({ defaultValues: { phone: '' } });

  async function begin({ phone: typed }: { phone: string }) {
    const phone = toPhoneNumber(typed);
    const refusal = phone
      ? await onPhone(phone)
      : 'Enter a number with its area code, or with + and its country code';
    if (refusal) form.setError('phone', { message: refusal }, { shouldFocus: true });
  }

  return (
    <Form form={form} onSubmit={begin} aria-label="Phone number">
      <FormField
        control={form.control}
        name="phone"
        label="Phone number"
        required
        render={(field) => <Input type="tel" autoComplete="tel" {...field} />}
      />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="One moment…">
        Continue
      </Button>
    </Form>
  );
}
