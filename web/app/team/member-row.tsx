import { mayAssign, roleTexts, type TeamRole, teamRoles } from '#domain/teams/rules.ts';
import type { MemberView, TeamView } from '#domain/teams/schema.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { ConfirmButton } from '../settings/confirm-button.tsx';
import { useMemberActions } from './use-member-actions.ts';

type MemberRowProps = { team: TeamView; member: MemberView; isSelf: boolean };

export function MemberRow({ team, member, isSelf }: MemberRowProps) {
  const { changeRole, transfer, remove } = useMemberActions(team.id, member.userId);
  const name = member.name || member.email;
  const isOwner = team.role === 'owner';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <div className="flex min-w-48 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-semibold">{name}</span>
          {isSelf && <span className="text-ink-soft text-sm">(you)</span>}
          {(isSelf || !isOwner) && <Badge>{roleTexts[member.role].title}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {member.name && <>{member.email} · </>}
          {member.homes === 1 ? '1 home' : `${member.homes} homes`}
        </p>
      </div>
      {!isSelf && (
        <div className="flex flex-wrap items-center gap-2">
          {isOwner && (
            <NativeSelect
              aria-label={`Role of ${name}`}
              className="h-9 text-sm"
              value={member.role}
              disabled={changeRole.isPending}
              onChange={(event) => changeRole.mutate(event.target.value as TeamRole)}
            >
              {teamRoles.map((role) => (
                <option key={role} value={role}>
                  {roleTexts[role].title}
                </option>
              ))}
            </NativeSelect>
          )}
          {isOwner && (
            <ConfirmButton
              label={`Transfer ownership to ${name}`}
              title={`Make ${name} the owner?`}
              explanation="You’ll become an admin. Only the new owner can transfer it back."
              action="Transfer ownership"
              isBusy={transfer.isPending}
              onConfirm={() => transfer.mutate()}
            >
              Transfer
            </ConfirmButton>
          )}
          {mayAssign(team.role, member.role) && (
            <ConfirmButton
              label={`Remove ${name}`}
              title={`Remove ${name} from the team?`}
              explanation="Their homes stay with the team and go to an owner. Team API keys they made stop working at once."
              action="Remove"
              isBusy={remove.isPending}
              onConfirm={() => remove.mutate()}
            >
              Remove
            </ConfirmButton>
          )}
        </div>
      )}
    </li>
  );
}
