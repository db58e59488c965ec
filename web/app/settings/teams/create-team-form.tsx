import { useQueryClient } from '@tanstack/react-query';
import type { TeamDetails } from '#domain/teams/schema.ts';
import { request } from '../../../browser/api.ts';
import { useSession } from '../../../browser/session-provider.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form } from '../../../components/ui/form.tsx';
import { lateResolver } from '../../late-resolver.ts';
import { navigate } from '../../routing/place.ts';
import { TeamDetailFields } from './team-detail-fields.tsx';

export function CreateTeamForm({ onCancel }: { onCancel: () => void }) {
  const queries = useQueryClient();
  const session = useSession();
  const email = session.status === 'signed-in' ? session.email : '';
  const form = useForm({
    resolver: lateResolver(async () => (await import('#domain/teams/schema.ts')).TeamDetails),
    defaultValues: { name: '', billingEmail: email },
  });

  async function create(values: TeamDetails) {
    try {
      const { id } = await request('POST /api/teams', values);
      await queries.invalidateQueries({ queryKey: ['teams'] });
      navigate(`/team/${id}`);
    } catch (error) {
      form.setError('name', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={create} aria-label="Create a team" className="w-full max-w-md">
      <TeamDetailFields />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Creating…">
          Create team
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
