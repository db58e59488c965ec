import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TeamRole } from '#domain/teams/rules.ts';
import { request } from '../../browser/api.ts';
import { notify } from '../../components/ui/notify.ts';

/** Actions on a team member. Each one reloads everything about the team afterward. */
export function useMemberActions(teamId: string, memberId: string) {
  const queries = useQueryClient();
  const member = { teamId, memberId };
  const after = {
    onError: (error: Error) => notify.error(error.message),
    onSettled: () =>
      Promise.all(
        [['teams'], ['team-people', teamId], ['team-homes', teamId], ['api-keys', teamId]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  };
  const changeRole = useMutation({
    mutationFn: (role: TeamRole) =>
      request('PATCH /api/teams/:teamId/members/:memberId', { ...member, role }),
    ...after,
  });
  const transfer = useMutation({
    mutationFn: () => request('POST /api/teams/:teamId/members/:memberId/ownership', member),
    onSuccess: () => notify.success('Ownership transferred.'),
    ...after,
  });
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/teams/:teamId/members/:memberId', member),
    ...after,
  });
  return { changeRole, transfer, remove };
}
