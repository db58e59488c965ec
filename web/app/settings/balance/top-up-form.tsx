import { useForm } from 'react-hook-form';
import { TopUp } from '#domain/balance/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';

export function TopUpForm({ teamId }: { teamId: string | undefined }) {
  const form = useForm({ defaultValues: { dollars: '100' } });

  async function pay({ dollars }: { dollars: string }) {
    const typed = dollars.replace(/[$,\s]/g, '');
    const amountCents = /^\d+(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
    const checked = TopUp.safeParse({ amountCents });
    const refuse = (message: string) => form.setError('dollars', { message }, { shouldFocus: true });
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? 'Enter an amount');
    try {
      const { url } = teamId
        ? await request('POST /api/teams/:teamId/balance/top-ups', { ...checked.data, teamId })
        : await request('POST /api/balance/top-ups', checked.data);
      window.location.assign(url);
    } catch (error) {
      refuse((error as Error).message);
    }
  }

  return (
    <Form form={form} onSubmit={pay} aria-label="Add to your balance" className="w-full max-w-md">
      <FormField
        control={form.control}
        name="dollars"
        label="Amount in dollars"
        hint="From $10 to $10,000"
        required
        render={(field) => <Input inputMode="decimal" autoComplete="off" maxLength={12} {...field} />}
      />
      <Button
        type="submit"
        className="self-start"
        loading={form.formState.isSubmitting}
        loadingLabel="Opening payment…"
      >
        Continue to payment
      </Button>
    </Form>
  );
}
