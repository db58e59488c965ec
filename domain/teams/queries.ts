import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { profiles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { teamInvitations, teamMembers, teams } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import { isSignedLink } from '../signed-links.ts';
import type { TeamRole } from './rules.ts';
import type { InvitationLink, InvitationView, MemberView, OfferedSeat, TeamView } from './schema.ts';

type Ctx = Pick<Context, 'db'>;

export async function findTeamRole(
  ctx: Ctx,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<TeamRole | undefined> {
  const [row] = await ctx.db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  return row?.role;
}

/** The teams that someone belongs to, by name. */
export async function listTeams(ctx: Ctx, userId: string): Promise<TeamView[]> {
  const rows = await ctx.db
    .select({
      team: teams,
      role: teamMembers.role,
      members: sql<number>`(select count(*)::int from ${teamMembers} as everyone where everyone.team_id = ${teams.id})`,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teams.name), asc(teams.id));
  return rows.map(({ team, role, members }) => ({
    id: team.id,
    name: team.name,
    role,
    members,
    billing: team.billing,
    billingEmail: team.billingEmail,
    monthlyLimitCents: team.monthlyLimitCents,
    dueDays: team.dueDays,
    createdAt: team.createdAt.toISOString(),
  }));
}

/** Everyone in the team, owners first. */
export async function listMembers(ctx: Ctx, teamId: string): Promise<MemberView[]> {
  const rows = await ctx.db
    .select({
      userId: teamMembers.userId,
      role: teamMembers.role,
      joinedAt: teamMembers.createdAt,
      email: authUsers.email,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      homes: sql<number>`(select count(*)::int from ${podcasts}
        where ${podcasts.teamId} = ${teamMembers.teamId} and ${podcasts.userId} = ${teamMembers.userId})`,
    })
    .from(teamMembers)
    .innerJoin(authUsers, eq(authUsers.id, teamMembers.userId))
    .leftJoin(profiles, eq(profiles.userId, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(
      sql`array_position(array['owner', 'admin', 'member'], ${teamMembers.role})`,
      asc(teamMembers.createdAt),
      asc(authUsers.email),
    );
  return rows.map(({ firstName, lastName, joinedAt, ...member }) => ({
    ...member,
    name: [firstName, lastName].filter(Boolean).join(' '),
    joinedAt: joinedAt.toISOString(),
  }));
}

export async function listInvitations(
  ctx: Pick<Context, 'db' | 'now'>,
  teamId: string,
): Promise<InvitationView[]> {
  const { acceptedAt, withdrawnAt, email } = teamInvitations;
  const rows = await ctx.db
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, teamId), isNull(acceptedAt), isNull(withdrawnAt)))
    .orderBy(asc(email));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    isExpired: row.expiresAt <= ctx.now(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** The signed content of an invitation's link. */
export const invitationSubject = (invitationId: string) => `team-invitation ${invitationId}`;

export type Invitation = typeof teamInvitations.$inferSelect & {
  teamName: string;
  state: OfferedSeat['state'];
};

/** The invitation behind a mailed link; undefined unless we signed exactly this link. */
export async function findInvitation(
  ctx: Pick<Context, 'db' | 'keys' | 'now'>,
  { invitationId, expires, signature }: InvitationLink,
): Promise<Invitation | undefined> {
  const [row] = await ctx.db
    .select({ invitation: teamInvitations, teamName: teams.name })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .where(eq(teamInvitations.id, invitationId));
  if (!row) return undefined;
  const { invitation, teamName } = row;
  // The signature proves that the link is ours even after it expired, so that we can say so.
  const then = { ...ctx, now: () => new Date(0) };
  if (!(await isSignedLink(then, invitationSubject(invitationId), { expires, signature }))) return undefined;
  return { ...invitation, teamName, state: stateOf(invitation, ctx.now()) };
}

function stateOf(
  { acceptedAt, withdrawnAt, expiresAt }: typeof teamInvitations.$inferSelect,
  now: Date,
): OfferedSeat['state'] {
  if (acceptedAt) return 'accepted';
  if (withdrawnAt) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'open';
}
