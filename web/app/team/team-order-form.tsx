import { useQueryClient } from '@tanstack/react-query';
import type { TeamOrder } from '#domain/podcasts/team-homes/schema.ts';
import type { TeamView } from '#domain/teams/schema.ts';
import { ApiError, request } from '../../browser/api.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { notify } from '../../components/ui/notify.ts';
import { textLink } from '../auth/text-link.ts';
import { lateResolver } from '../late-resolver.ts';
import { Link } from '../routing/link.tsx';

type TeamOrderFormProps = { team: TeamView; onDone: () => void };

/** One home for the team. The form has a key, so a double click is one order. */
export function TeamOrderForm({ team, onDone }: TeamOrderFormProps) {
  const queries = useQueryClient();
  const isOnInvoice = team.billing === 'invoice';
  const form = useForm<TeamOrder>({
    resolver: lateResolver(async () => (await import('#domain/podcasts/team-homes/schema.ts')).TeamOrder),
    defaultValues: {
      listingUrl: '',
      payment: isOnInvoice ? 'invoice' : 'balance',
      formKey: crypto.randomUUID(),
    },
  });

  async function order(values: TeamOrder) {
    try {
      const { paymentUrl } = await request('POST /api/teams/:teamId/orders', { ...values, teamId: team.id });
      if (paymentUrl) return window.location.assign(paymentUrl);
      notify.success('Ordered. We’re making the episode.');
      await Promise.all(
        [['team-homes', team.id], ['balance'], ['team-invoices', team.id]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      onDone();
    } catch (error) {
      // The field's own message says why a page can't be read.
      const message = (error instanceof ApiError && error.fields.listingUrl) || (error as Error).message;
      form.setError('listingUrl', { message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={order} aria-label="Order for the team" className="w-full max-w-md">
      <FormField
        control={form.control}
        name="listingUrl"
        label="Listing link"
        required
        render={(field) => (
          <Input type="url" inputMode="url" autoComplete="off" spellCheck={false} {...field} />
        )}
      />
      <FormField
        control={form.control}
        name="payment"
        label="Pay"
        render={(field) => (
          <NativeSelect {...field}>
            {isOnInvoice && <option value="invoice">On the monthly invoice</option>}
            <option value="balance">From the team’s balance</option>
            <option value="link">Now, by card</option>
          </NativeSelect>
        )}
      />
      <p className="text-ink-soft text-sm">
        Several homes, or a page we can’t read?{' '}
        <Link to={`/create-podcast?team=${team.id}`} className={textLink}>
          Use the full order form
        </Link>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Ordering…">
          Order episode
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
