import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { teams } from '#db/schema/teams.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { lockTeam } from './lock-team.ts';
import type { TeamBillingTerms } from './schema.ts';

/**
 * Sets how a team pays: from its balance, or by a monthly invoice up to a limit. For staff; may be repeated.
 */
export function setBillingTerms(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  {
    teamId,
    actor,
    ...terms
  }: TeamBillingTerms & { teamId: string; actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    await lockTeam(tx, teamId);
    await tx.db.update(teams).set(terms).where(eq(teams.id, teamId));
    await recordAudit(tx, { ...actor, action: 'team.billing_changed', subject: teamId, details: terms });
    return { id: teamId };
  });
}
