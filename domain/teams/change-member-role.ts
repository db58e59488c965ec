import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { teamMembers } from '#db/schema/teams.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { lockTeam } from './lock-team.ts';
import { findTeamRole } from './queries.ts';
import { requireAnotherOwner } from './require-another-owner.ts';
import { requireTeamRole, type Seat } from './require-team-role.ts';
import { revokeMemberKeys } from './revoke-member-keys.ts';
import { isManaging, NOT_A_MEMBER, type TeamRole } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;
type Change = Seat & { memberId: string; ip: string };

/** Gives someone another role; only owners can. May be repeated. */
export function changeMemberRole(ctx: Ctx, { role, ...change }: Change & { role: TeamRole }): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockTeam(tx, change.teamId);
    await requireTeamRole(tx, change, ['owner']);
    await setRole(tx, change, role);
  });
}

/** Makes someone else the owner and the caller an admin, in one step. */
export function transferOwnership(ctx: Ctx, change: Change): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockTeam(tx, change.teamId);
    await requireTeamRole(tx, change, ['owner']);
    if (change.memberId === change.userId) throw new AppError('conflict', 'You already own this team.');
    await setRole(tx, change, 'owner');
    await setRole(tx, { ...change, memberId: change.userId }, 'admin');
  });
}

async function setRole(tx: Ctx, { teamId, userId, ip, memberId }: Change, role: TeamRole): Promise<void> {
  const member = { teamId, userId: memberId };
  const before = await findTeamRole(tx, member);
  if (!before) throw new AppError('not_found', NOT_A_MEMBER);
  if (before === role) return;
  if (before === 'owner') await requireAnotherOwner(tx, member);
  if (!isManaging(role)) await revokeMemberKeys(tx, member);
  await tx.db
    .update(teamMembers)
    .set({ role })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId)));
  const details = { memberId, from: before, to: role };
  await recordAudit(tx, { actorId: userId, ip, action: 'team.role_changed', subject: teamId, details });
}
