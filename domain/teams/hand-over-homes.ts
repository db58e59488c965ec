import { and, eq } from 'drizzle-orm';
import { profiles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import type { Seat } from './require-team-role.ts';

/**
 * Gives the team's homes of one person to another, in the caller's transaction: questions, leads and results go to
 * someone who is still there. Returns how many.
 */
export async function handOverHomes(
  tx: Pick<Context, 'db'>,
  { teamId, userId, toUserId }: Seat & { toUserId: string },
): Promise<number> {
  const [person] = await tx.db
    .select({ email: authUsers.email, profile: profiles })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(eq(authUsers.id, toUserId));
  if (!person) throw new Error('The new owner of the homes is gone.');
  const moved = await tx.db
    .update(podcasts)
    .set({
      userId: toUserId,
      customerEmail: person.email,
      customerFirstName: person.profile?.firstName ?? '',
      customerLastName: person.profile?.lastName ?? '',
      customerPhone: person.profile?.phone ?? '',
    })
    .where(and(eq(podcasts.teamId, teamId), eq(podcasts.userId, userId)))
    .returning({ id: podcasts.id });
  return moved.length;
}
