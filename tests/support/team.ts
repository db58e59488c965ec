import { teamMembers, teams } from '#db/schema/teams.ts';
import type { Context } from '#domain/context.ts';
import type { TeamRole } from '#domain/teams/rules.ts';
import type { ApiAccount } from './api-account.ts';

/** A team with an owner and any others by role. */
export async function createTestTeam(
  ctx: Pick<Context, 'db' | 'now'>,
  owner: Pick<ApiAccount, 'userId' | 'email'>,
  others: Partial<Record<TeamRole, Pick<ApiAccount, 'userId'>[]>> = {},
): Promise<string> {
  const [team] = await ctx.db
    .insert(teams)
    .values({ name: `Team of ${owner.userId.slice(0, 8)}`, billingEmail: owner.email })
    .returning();
  const teamId = team?.id ?? '';
  const people: Partial<Record<TeamRole, Pick<ApiAccount, 'userId'>[]>> = { owner: [owner], ...others };
  await ctx.db
    .insert(teamMembers)
    .values(
      Object.entries(people).flatMap(([role, list]) =>
        list.map(({ userId }) => ({ teamId, userId, role: role as TeamRole, createdAt: ctx.now() })),
      ),
    );
  return teamId;
}
