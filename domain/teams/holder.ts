import { and, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { teamMembers } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { lockTeam } from './lock-team.ts';
import { requireManager } from './require-team-role.ts';

/** Whom a person acts for: their own account, or a team that they manage. */
export type Holder = { userId: string; teamId?: string | null | undefined };
type HolderColumns = { userId: Column; teamId: Column };

/** The columns that say which account or team a row belongs to. */
export function holderColumns({ userId, teamId }: Holder): { userId: string | null; teamId: string | null } {
  return teamId ? { userId: null, teamId } : { userId, teamId: null };
}

export function isHeldBy(columns: HolderColumns, { userId, teamId }: Holder): SQL | undefined {
  return teamId ? eq(columns.teamId, teamId) : and(eq(columns.userId, userId), isNull(columns.teamId));
}

/** Whether a person may change it: it is their account's, or that of a team they manage. */
export function isManagedBy(columns: HolderColumns, userId: string): SQL | undefined {
  return or(
    isHeldBy(columns, { userId }),
    sql`exists (select 1 from ${teamMembers} where ${teamMembers.teamId} = ${columns.teamId}
      and ${teamMembers.userId} = ${userId} and ${teamMembers.role} in ('owner', 'admin'))`,
  );
}

/**
 * Makes calls that add something for a holder take turns until the caller's transaction ends, so that each counts
 * what the previous one added. Refuses an unconfirmed account, and a team for anyone but its owners and admins.
 */
export async function lockHolder(tx: Pick<Context, 'db'>, { userId, teamId }: Holder): Promise<void> {
  const [user] = await tx.db
    .select({ confirmedAt: authUsers.emailConfirmedAt })
    .from(authUsers)
    .where(eq(authUsers.id, userId))
    .for('no key update');
  if (!user?.confirmedAt) throw new AppError('forbidden', 'Confirm your email address first.');
  if (!teamId) return;
  await lockTeam(tx, teamId);
  await requireManager(tx, { teamId, userId });
}

/** The addresses notified when something goes wrong: the account's, or those of the team's owners. */
export async function listHolderEmails(
  ctx: Pick<Context, 'db'>,
  { userId, teamId }: ReturnType<typeof holderColumns>,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(
      sql`${authUsers.id} = ${userId} or exists (select 1 from ${teamMembers}
        where ${teamMembers.teamId} = ${teamId} and ${teamMembers.userId} = ${authUsers.id}
        and ${teamMembers.role} = 'owner')`,
    );
  return rows.map(({ email }) => email);
}
