import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TeamView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { notify } from '../../components/ui/notify.ts';
import { navigate } from '../routing/place.ts';
import { ConfirmButton } from '../settings/confirm-button.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';

export function DeleteTeamSection({ team }: { team: TeamView }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/teams/:teamId', { teamId: team.id }),
    onSuccess: async () => {
      notify.success(`${team.name} was deleted.`);
      navigate('/settings');
      await queries.invalidateQueries({ queryKey: ['teams'] });
    },
  });
  return (
    <SettingsPart
      title="Delete team"
      explanation={<p>You can delete the team once you’re the only member and every invoice is paid.</p>}
    >
      {remove.isError && <Alert tone="bad">{remove.error.message}</Alert>}
      <ConfirmButton
        label="Delete this team"
        title={`Delete ${team.name}?`}
        explanation="Its homes move to your own account. Its API keys, webhooks and destinations stop working. You can’t undo this."
        action="Delete"
        size="md"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        Delete this team
      </ConfirmButton>
    </SettingsPart>
  );
}
