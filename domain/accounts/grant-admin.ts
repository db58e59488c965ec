import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { profiles } from '#db/schema/accounts.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { addAdminRole } from './admins.ts';
import { isAdmin } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'now' | 'log'>;

export const MUST_SIGN_UP_FIRST = 'User must sign up first before being granted admin privileges';
export const ALREADY_ADMIN = 'User is already an admin';

/** Makes someone who has signed up an admin. Refused the second time. */
export async function grantAdmin(
  ctx: Ctx,
  input: { email: string; actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<{ userId: string }> {
  const email = input.email.toLowerCase();
  return inTransaction(ctx, async (tx) => {
    const [profile] = await tx.db
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(eq(profiles.email, email));
    if (!profile) throw new AppError('not_found', MUST_SIGN_UP_FIRST);
    const isAlready = await isAdmin(tx, profile);
    if (isAlready || !(await addAdminRole(tx, profile.userId))) throw new AppError('conflict', ALREADY_ADMIN);
    const subject = profile.userId;
    await recordAudit(tx, { ...input.actor, action: 'admin.granted', subject, details: { email } });
    return { userId: profile.userId };
  });
}
