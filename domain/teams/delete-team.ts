import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { apiKeys } from '#db/schema/api-keys.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { teamInvitations, teamMembers, teams } from '#db/schema/teams.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { findLooseEnd } from './find-loose-end.ts';
import { handOverHomes } from './hand-over-homes.ts';
import { lockTeamForDeletion } from './lock-team.ts';
import { requireTeamRole, type Seat } from './require-team-role.ts';

/**
 * Deletes a team at its owner's request, once nobody else is on it and no money matters are open. Its homes go to the
 * owner's account; its keys, webhooks and destinations end. Its invoices and statement are kept. A second call finds
 * nothing.
 */
export function deleteTeam(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { teamId, userId, ip }: Seat & { ip: string },
): Promise<{ homes: number }> {
  return inTransaction(ctx, async (tx) => {
    const { name } = await lockTeamForDeletion(tx, teamId);
    await requireTeamRole(tx, { teamId, userId }, ['owner']);
    const looseEnd = await findLooseEnd(tx, { teamId, userId });
    if (looseEnd) throw new AppError('conflict', looseEnd);
    const now = tx.now();
    const homes = await handOverHomes(tx, { teamId, toUserId: userId });
    await tx.db.update(podcasts).set({ teamId: null }).where(eq(podcasts.teamId, teamId));
    await tx.db
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(eq(apiKeys.teamId, teamId), isNull(apiKeys.revokedAt)));
    await tx.db
      .update(teamInvitations)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(teamInvitations.teamId, teamId),
          isNull(teamInvitations.acceptedAt),
          isNull(teamInvitations.withdrawnAt),
        ),
      );
    await tx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.teamId, teamId));
    await tx.db.delete(leadDestinations).where(eq(leadDestinations.teamId, teamId));
    await tx.db.delete(teamMembers).where(eq(teamMembers.teamId, teamId));
    await tx.db.update(teams).set({ deletedAt: now }).where(eq(teams.id, teamId));
    const details = { name, homes };
    await recordAudit(tx, { actorId: userId, ip, action: 'team.deleted', subject: teamId, details });
    return { homes };
  });
}
