import { useQueryClient } from '@tanstack/react-query';
import type { GrantBalance } from '#domain/balance/schema.ts';
import type { StaffTeam } from '#domain/teams/schema.ts';
import { request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { lateResolver } from '../../late-resolver.ts';
import { DollarField } from '../dollar-field.tsx';
import { dollars } from '../dollars.ts';

async function loadCredit() {
  return (await import('#domain/balance/schema.ts')).GrantBalance.omit({ email: true });
}

/** The form has a key, so a double click is one credit. */
export function TeamCreditForm({ team, onDone }: { team: StaffTeam; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: lateResolver(loadCredit),
    defaultValues: { amountCents: 0, reason: '', formKey: crypto.randomUUID() },
  });

  async function grant(values: Omit<GrantBalance, 'email'>) {
    try {
      const credit = { ...values, teamId: team.id };
      const { balanceCents } = await request('POST /api/desk/teams/:teamId/grants', credit);
      await queries.invalidateQueries({ queryKey: ['staff-teams'] });
      notify.success(`Credited. ${team.name} now has ${dollars(balanceCents)}.`);
      onDone();
    } catch (error) {
      form.setError('amountCents', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={grant} aria-label={`Credit for ${team.name}`}>
      <DollarField control={form.control} name="amountCents" label="Amount in dollars" />
      <FormField
        control={form.control}
        name="reason"
        label="Reason"
        hint="The team will see this"
        required
        render={(field) => <Input autoComplete="off" maxLength={200} {...field} />}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" loading={form.formState.isSubmitting} loadingLabel="Adding…">
          Add credit
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
