import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { teamInvitations } from '#db/schema/teams.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { lockTeam } from './lock-team.ts';
import { requireManager, type Seat } from './require-team-role.ts';
import { mayAssign } from './rules.ts';

/** Ends an invitation's link at once. A second call finds nothing. */
export function withdrawInvitation(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { teamId, userId, ip, invitationId }: Seat & { invitationId: string; ip: string },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    await lockTeam(tx, teamId);
    const own = await requireManager(tx, { teamId, userId });
    const [row] = await tx.db
      .update(teamInvitations)
      .set({ withdrawnAt: tx.now() })
      .where(
        and(
          eq(teamInvitations.id, invitationId),
          eq(teamInvitations.teamId, teamId),
          isNull(teamInvitations.acceptedAt),
          isNull(teamInvitations.withdrawnAt),
        ),
      )
      .returning();
    if (!row) throw new AppError('not_found', 'This invitation was already accepted or withdrawn.');
    if (!mayAssign(own, row.role)) throw new AppError('forbidden', 'Only an owner can do this.');
    const details = { email: row.email };
    await recordAudit(tx, {
      actorId: userId,
      ip,
      action: 'team.invitation_withdrawn',
      subject: teamId,
      details,
    });
    return { id: row.id };
  });
}
