import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { profiles, userRoles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import { metadataText } from './metadata-text.ts';
import type { AdminUser } from './schema.ts';

/** Everyone who counts as staff, oldest first. */
export async function listAdmins(ctx: Pick<Context, 'db' | 'accounts'>): Promise<AdminUser[]> {
  const { staffEmails } = ctx.accounts;
  const isListed = and(inArray(authUsers.email, staffEmails), isNotNull(authUsers.emailConfirmedAt));
  const rows = await ctx.db
    .select({ user: authUsers, profile: profiles, role: userRoles })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .leftJoin(userRoles, and(eq(userRoles.userId, authUsers.id), eq(userRoles.role, 'admin')))
    .where(or(isNotNull(userRoles.role), isListed))
    .orderBy(asc(userRoles.createdAt), asc(authUsers.createdAt), asc(authUsers.id));
  return rows.map(({ user, profile, role }) => ({
    userId: user.id,
    firstName: profile?.firstName ?? metadataText(user.userMetadata, 'first_name'),
    lastName: profile?.lastName ?? metadataText(user.userMetadata, 'last_name'),
    email: user.email,
    isConfirmed: user.emailConfirmedAt !== null,
    isOnStaffList: user.emailConfirmedAt !== null && staffEmails.includes(user.email),
    createdAt: (role?.createdAt ?? user.createdAt).toISOString(),
  }));
}

export async function hasAdminRole(ctx: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  const found = await ctx.db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
  return found.length > 0;
}

/** Grants the role; returns whether this call did. */
export async function addAdminRole(ctx: Pick<Context, 'db' | 'now'>, userId: string): Promise<boolean> {
  const added = await ctx.db
    .insert(userRoles)
    .values({ userId, role: 'admin', createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId });
  return added.length > 0;
}
