import { useQueryClient } from '@tanstack/react-query';
import type { StaffTeam, TeamBillingTerms } from '#domain/teams/schema.ts';
import { request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useWatch } from '../../../components/form/use-watch.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { lateResolver } from '../../late-resolver.ts';
import { DollarField } from '../dollar-field.tsx';

export function BillingForm({ team, onDone }: { team: StaffTeam; onDone: () => void }) {
  const queries = useQueryClient();
  const { billing, monthlyLimitCents, dueDays } = team;
  const form = useForm({
    resolver: lateResolver(async () => (await import('#domain/teams/schema.ts')).TeamBillingTerms),
    defaultValues: { billing, monthlyLimitCents, dueDays },
  });
  const isOnInvoice = useWatch({ control: form.control, name: 'billing' }) === 'invoice';

  async function save(terms: TeamBillingTerms) {
    try {
      await request('PATCH /api/desk/teams/:teamId/billing', { ...terms, teamId: team.id });
      await queries.invalidateQueries({ queryKey: ['staff-teams'] });
      notify.success(`Saved for ${team.name}.`);
      onDone();
    } catch (error) {
      form.setError('billing', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={save} aria-label={`Billing for ${team.name}`}>
      <FormField
        control={form.control}
        name="billing"
        label="Pays"
        render={(field) => (
          <NativeSelect {...field}>
            <option value="prepaid">From a prepaid balance</option>
            <option value="invoice">By monthly invoice</option>
          </NativeSelect>
        )}
      />
      {isOnInvoice && (
        <>
          <DollarField control={form.control} name="monthlyLimitCents" label="Monthly limit in dollars" />
          <FormField
            control={form.control}
            name="dueDays"
            label="Days to pay"
            required
            render={({ value, onChange, ...field }) => (
              <Input
                inputMode="numeric"
                autoComplete="off"
                defaultValue={String(value)}
                onChange={(event) => onChange(event.target.value === '' ? -1 : Number(event.target.value))}
                {...field}
              />
            )}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" loading={form.formState.isSubmitting} loadingLabel="Saving…">
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
