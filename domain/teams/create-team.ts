import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { teamMembers, teams } from '#db/schema/teams.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { MAX_TEAMS } from './rules.ts';
import type { TeamDetails } from './schema.ts';

/** Creates a team that the caller owns. Each call creates another one. */
export function createTeam(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { name, billingEmail, userId, ip }: TeamDetails & { userId: string; ip: string },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    // The lock makes two calls at once count each other's team.
    const [user] = await tx.db
      .select({ confirmedAt: authUsers.emailConfirmedAt })
      .from(authUsers)
      .where(eq(authUsers.id, userId))
      .for('no key update');
    if (!user?.confirmedAt) throw new AppError('forbidden', 'Confirm your email address first.');
    const isOwned = and(eq(teamMembers.userId, userId), eq(teamMembers.role, 'owner'));
    if ((await tx.db.$count(teamMembers, isOwned)) >= MAX_TEAMS)
      throw new AppError('conflict', `You can own at most ${MAX_TEAMS} teams.`);
    const now = tx.now();
    const [team] = await tx.db
      .insert(teams)
      .values({ name, billingEmail, createdAt: now, updatedAt: now })
      .returning({ id: teams.id });
    if (!team) throw new Error('The team was not saved.');
    await tx.db.insert(teamMembers).values({ teamId: team.id, userId, role: 'owner', createdAt: now });
    await recordAudit(tx, {
      actorId: userId,
      ip,
      action: 'team.created',
      subject: team.id,
      details: { name },
    });
    return team;
  });
}
