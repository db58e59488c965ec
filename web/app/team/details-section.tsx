import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { TeamDetails, type TeamView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form } from '../../components/ui/form.tsx';
import { notify } from '../../components/ui/notify.ts';
import { SettingsPart } from '../settings/settings-part.tsx';
import { TeamDetailFields } from '../settings/teams/team-detail-fields.tsx';

export function DetailsSection({ team }: { team: TeamView }) {
  const queries = useQueryClient();
  const { name, billingEmail } = team;
  const form = useForm({ resolver: zodResolver(TeamDetails), defaultValues: { name, billingEmail } });

  async function save(values: TeamDetails) {
    try {
      await request('PATCH /api/teams/:teamId', { ...values, teamId: team.id });
      await queries.invalidateQueries({ queryKey: ['teams'] });
      notify.success('Saved.');
    } catch (error) {
      form.setError('name', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <SettingsPart title="Details" explanation={<p>What the team is called, and where its invoices go.</p>}>
      <Form form={form} onSubmit={save} aria-label="Team details" className="w-full max-w-md">
        <TeamDetailFields />
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          loading={form.formState.isSubmitting}
          loadingLabel="Saving…"
        >
          Save
        </Button>
      </Form>
    </SettingsPart>
  );
}
