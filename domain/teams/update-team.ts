import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { teams } from '#db/schema/teams.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { requireManager, type Seat } from './require-team-role.ts';
import type { TeamDetails } from './schema.ts';

/** Changes the name and the billing address of a team. May be repeated. */
export function updateTeam(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { teamId, userId, ip, name, billingEmail }: TeamDetails & Seat & { ip: string },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    await requireManager(tx, { teamId, userId });
    const details = { name, billingEmail };
    await tx.db.update(teams).set(details).where(eq(teams.id, teamId));
    await recordAudit(tx, { actorId: userId, ip, action: 'team.updated', subject: teamId, details });
    return { id: teamId };
  });
}
