import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isManaging } from '#domain/teams/rules.ts';
import type { TeamView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { late } from '../late.ts';
import { SettingsPart } from '../settings/settings-part.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { MemberRow } from './member-row.tsx';

const InviteForm = late(async () => (await import('./invite-form.tsx')).InviteForm);

export function PeopleSection({ team }: { team: TeamView }) {
  const [isOpen, setIsOpen] = useState(false);
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.userId : '';
  const people = useQuery({
    queryKey: ['team-people', team.id],
    queryFn: () => request('GET /api/teams/:teamId/people', { teamId: team.id }),
  });
  const { members = [], invitations = [] } = people.data ?? {};
  return (
    <SettingsPart
      title="People"
      explanation={
        <p>Members place orders and see only their own homes. Owners and admins see everything.</p>
      }
    >
      {people.isPending && <Skeleton className="h-24 w-full" />}
      {people.isError && (
        <ErrorState
          title="We couldn’t load the people"
          onRetry={() => people.refetch()}
          retrying={people.isFetching}
        >
          {people.error.message}
        </ErrorState>
      )}
      {members.length > 0 && (
        <ul aria-label="People" className="w-full divide-y divide-rule">
          {members.map((member) => (
            <MemberRow key={member.userId} team={team} member={member} isSelf={member.userId === ownId} />
          ))}
        </ul>
      )}
      {invitations.length > 0 && (
        <ul aria-label="Invitations" className="w-full divide-y divide-rule border-rule border-t">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} teamId={team.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {people.data && (
        <div className="flex w-full flex-wrap gap-3">
          {isManaging(team.role) && !isOpen && (
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              Invite someone
            </Button>
          )}
          {isOpen && <InviteForm team={team} onDone={() => setIsOpen(false)} />}
          {!isOpen && <LeaveTeam team={team} ownId={ownId} />}
        </div>
      )}
    </SettingsPart>
  );
}
