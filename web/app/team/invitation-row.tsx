import { useMutation, useQueryClient } from '@tanstack/react-query';
import { roleTexts } from '#domain/teams/rules.ts';
import type { InvitationView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { formatDay } from '../format-date.ts';

type InvitationRowProps = { teamId: string; invitation: InvitationView };

export function InvitationRow({ teamId, invitation }: InvitationRowProps) {
  const queries = useQueryClient();
  const { email, role, isExpired } = invitation;
  const after = {
    onError: (error: Error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['team-people', teamId] }),
  };
  const resend = useMutation({
    mutationFn: () =>
      request('POST /api/teams/:teamId/invitations', {
        teamId,
        email,
        role: role === 'admin' ? 'admin' : 'member',
      }),
    onSuccess: () => notify.success(`We emailed a new link to ${email}. The old one no longer works.`),
    ...after,
  });
  const withdraw = useMutation({
    mutationFn: () =>
      request('DELETE /api/teams/:teamId/invitations/:invitationId', {
        teamId,
        invitationId: invitation.id,
      }),
    onSuccess: () => notify.success('Invitation withdrawn.'),
    ...after,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="flex min-w-48 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-semibold">{email}</span>
          <Badge tone={isExpired ? 'warn' : 'info'}>{isExpired ? 'Expired' : 'Invited'}</Badge>
        </p>
        <p className="text-ink-soft text-sm">
          {roleTexts[role].title} · {isExpired ? 'expired' : 'works until'} {formatDay(invitation.expiresAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          loading={resend.isPending}
          aria-label={`Send ${email} a new invitation`}
          onClick={() => resend.mutate()}
        >
          Send again
        </Button>
        <Button
          variant="secondary"
          size="sm"
          loading={withdraw.isPending}
          aria-label={`Withdraw the invitation for ${email}`}
          onClick={() => withdraw.mutate()}
        >
          Withdraw
        </Button>
      </div>
    </li>
  );
}
