import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { teamMembers } from '#db/schema/teams.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { handOverHomes } from './hand-over-homes.ts';
import { lockTeam } from './lock-team.ts';
import { findTeamRole } from './queries.ts';
import { requireAnotherOwner } from './require-another-owner.ts';
import { requireTeamRole, type Seat } from './require-team-role.ts';
import { revokeMemberKeys } from './revoke-member-keys.ts';
import { mayAssign, NOT_A_MEMBER } from './rules.ts';

/**
 * Takes someone off a team, or lets the caller leave it. Their homes stay with the team and go to an owner, and the keys
 * they made stop working. A second call finds nothing.
 */
export function removeMember(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { teamId, userId, ip, memberId }: Seat & { memberId: string; ip: string },
): Promise<{ homes: number; keys: number }> {
  return inTransaction(ctx, async (tx) => {
    await lockTeam(tx, teamId);
    const own = await requireTeamRole(tx, { teamId, userId });
    const removed = { teamId, userId: memberId };
    const role = await findTeamRole(tx, removed);
    if (!role) throw new AppError('not_found', NOT_A_MEMBER);
    const isLeaving = memberId === userId;
    if (!isLeaving && !mayAssign(own, role))
      throw new AppError('forbidden', 'Only an owner can remove owners and admins.');
    const toUserId = await requireAnotherOwner(tx, removed);
    const homes = await handOverHomes(tx, { ...removed, toUserId });
    const keys = await revokeMemberKeys(tx, removed);
    await tx.db
      .delete(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId)));
    const action = isLeaving ? 'team.left' : 'team.member_removed';
    const details = { memberId, role, homes, keys, homesTo: toUserId };
    await recordAudit(tx, { actorId: userId, ip, action, subject: teamId, details });
    return { homes, keys };
  });
}
