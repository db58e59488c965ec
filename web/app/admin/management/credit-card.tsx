import type { GrantBalance } from '#domain/balance/schema.ts';
import { formatCents } from '#domain/podcasts/rules.ts';
import { request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { lateResolver } from '../../late-resolver.ts';
import { DollarField } from '../dollar-field.tsx';
import { failureText } from './failure-text.ts';

const empty = () => ({ email: '', amountCents: 0, reason: '', formKey: crypto.randomUUID() });

/** Adds to a customer's prepaid balance. The form has a key, so a double click is one credit. */
export function CreditCard() {
  const form = useForm({
    resolver: lateResolver(async () => (await import('#domain/balance/schema.ts')).GrantBalance),
    defaultValues: empty(),
  });

  async function grant(values: GrantBalance) {
    try {
      const { balanceCents } = await request('POST /api/balance/grants', values);
      notify.success(`Credited. ${values.email} now has ${formatCents(balanceCents)}.`);
      form.reset(empty());
    } catch (error) {
      form.setError('email', { message: failureText(error, 'We couldn’t add the credit') });
    }
  }

  return (
    <Card aria-labelledby="credit-title">
      <CardHeader>
        <h2 id="credit-title" className="text-xl">
          Add credit
        </h2>
        <CardDescription>Added to the account’s prepaid balance and shown on its statement.</CardDescription>
      </CardHeader>
      <Form form={form} onSubmit={grant} aria-label="Add credit">
        <FormField
          control={form.control}
          name="email"
          label="Customer"
          hint="The account’s email address"
          required
          render={(field) => (
            <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />
          )}
        />
        <DollarField
          key={form.getValues('formKey')}
          control={form.control}
          name="amountCents"
          label="Amount in dollars"
        />
        <FormField
          control={form.control}
          name="reason"
          label="Reason"
          hint="The customer will see this"
          required
          render={(field) => <Input autoComplete="off" maxLength={200} {...field} />}
        />
        <Button
          type="submit"
          className="self-start"
          loading={form.formState.isSubmitting}
          loadingLabel="Adding…"
        >
          Add credit
        </Button>
      </Form>
    </Card>
  );
}
