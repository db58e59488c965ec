import { useQueryClient } from '@tanstack/react-query';
import type { TeamDetails, TeamView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form } from '../../components/ui/form.tsx';
import { notify } from '../../components/ui/notify.ts';
import { lateResolver } from '../late-resolver.ts';
import { TeamDetailFields } from '../settings/teams/team-detail-fields.tsx';

export function DetailsForm({ team, onDone }: { team: TeamView; onDone: () => void }) {
  const queries = useQueryClient();
  const { name, billingEmail } = team;
  const form = useForm({
    resolver: lateResolver(async () => (await import('#domain/teams/schema.ts')).TeamDetails),
    defaultValues: { name, billingEmail },
  });

  async function save(values: TeamDetails) {
    try {
      await request('PATCH /api/teams/:teamId', { ...values, teamId: team.id });
      await queries.invalidateQueries({ queryKey: ['teams'] });
      notify.success('Saved.');
      onDone();
    } catch (error) {
      form.setError('name', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={save} aria-label="Team details" className="w-full max-w-md">
      <TeamDetailFields />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Saving…">
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
