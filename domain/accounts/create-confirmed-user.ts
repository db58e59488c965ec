import { inTransaction } from '#db/in-transaction.ts';
import { userRoles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import { hashPassword } from './password-hash.ts';
import { findUserByEmail } from './queries.ts';
import { requireEmail } from './require-input.ts';
import { saveProfile } from './save-profile.ts';

export type ConfirmedUser = {
  email: string;
  password: string;
  firstName: string;
  lastName?: string;
  phone?: string;
  isAdmin?: boolean;
};

/**
 * Creates an account that can sign in at once, for demo data and tests. May be repeated: an existing account keeps its
 * password.
 */
export async function createConfirmedUser(
  ctx: Pick<Context, 'db' | 'queue' | 'accounts' | 'now'>,
  input: ConfirmedUser,
): Promise<{ userId: string }> {
  const email = requireEmail(input.email);
  const known = await findUserByEmail(ctx, email);
  const passwordHash = known ? '' : await hashPassword(ctx, input.password);
  return inTransaction(ctx, async (tx) => {
    const now = tx.now();
    if (!known) {
      const userMetadata = {
        first_name: input.firstName,
        last_name: input.lastName ?? '',
        phone: input.phone ?? '',
        email_verified: true,
      };
      await tx.db
        .insert(authUsers)
        .values({ email, passwordHash, emailConfirmedAt: now, userMetadata, createdAt: now, updatedAt: now })
        .onConflictDoNothing();
    }
    const user = await findUserByEmail(tx, email);
    if (!user) throw new Error('The user was not saved.');
    await saveProfile(tx, user);
    if (input.isAdmin) {
      await tx.db.insert(userRoles).values({ userId: user.id, role: 'admin' }).onConflictDoNothing();
    }
    return { userId: user.id };
  });
}
