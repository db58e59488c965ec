import type { TeamView } from '#domain/teams/schema.ts';
import { navigate } from '../routing/place.ts';
import { ConfirmButton } from '../settings/confirm-button.tsx';
import { useMemberActions } from './use-member-actions.ts';

export function LeaveTeam({ team, ownId }: { team: TeamView; ownId: string }) {
  const { remove } = useMemberActions(team.id, ownId);
  return (
    <ConfirmButton
      label="Leave the team"
      title={`Leave ${team.name}?`}
      explanation="Homes you ordered for the team stay with it. You need a new invitation to come back."
      action="Leave"
      size="md"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate('/settings') })}
    >
      Leave the team
    </ConfirmButton>
  );
}
