import { and, asc, eq, ne } from 'drizzle-orm';
import { teamMembers } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Seat } from './require-team-role.ts';

/**
 * The longest-standing owner other than one person. If there is none, that person has to stay. The caller
 * holds the team's lock.
 */
export async function requireAnotherOwner(
  tx: Pick<Context, 'db'>,
  { teamId, userId }: Seat,
): Promise<string> {
  const [owner] = await tx.db
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, 'owner'), ne(teamMembers.userId, userId)))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.userId))
    .limit(1);
  if (!owner)
    throw new AppError('conflict', 'A team needs an owner. Transfer the ownership to someone else first.');
  return owner.userId;
}
