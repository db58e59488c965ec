import { and, asc, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { userRoles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isAdmin } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'now' | 'log'>;

/** Removes another person's admin role, effective with their next request. May be repeated. */
export async function removeAdmin(
  ctx: Ctx,
  input: { userId: string; actor: { actorId: string; ip: string | null } },
): Promise<{ isRemoved: boolean }> {
  const { userId, actor } = input;
  if (userId === actor.actorId) {
    throw new AppError('forbidden', 'You cannot remove your own admin privileges');
  }
  return inTransaction(ctx, async (tx) => {
    // Two admins who remove each other at the same time take turns here, so one of them stays.
    const admins = await tx.db.select().from(userRoles).orderBy(asc(userRoles.userId)).for('update');
    if (!(await isAdmin(tx, { userId: actor.actorId }))) {
      throw new AppError('forbidden', 'Access denied: Admin privileges required');
    }
    const [user] = await tx.db
      .select({ email: authUsers.email, confirmedAt: authUsers.emailConfirmedAt })
      .from(authUsers)
      .where(eq(authUsers.id, userId));
    if (user?.confirmedAt && tx.accounts.staffEmails.includes(user.email)) {
      throw new AppError('conflict', 'This address is on the server’s staff list, so it stays an admin');
    }
    if (!admins.some((row) => row.userId === userId && row.role === 'admin')) return { isRemoved: false };
    await tx.db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
    const details = { email: user?.email };
    await recordAudit(tx, { ...actor, action: 'admin.removed', subject: userId, details });
    return { isRemoved: true };
  });
}
