import { and, desc, eq, lt, lte, or, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { balances } from '#db/schema/balances.ts';
import { invoiceLines, invoices } from '#db/schema/invoices.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { teamMembers, teams } from '#db/schema/teams.ts';
import type { Context } from '../../context.ts';
import { decodeCursor, encodeCursor, isMoment, matchesSearch } from '../../cursor.ts';
import type { StaffTeam, StaffTeamQuery } from '../schema.ts';

const perPage = 25;
const members = sql<number>`(select count(*)::int from ${teamMembers} where ${teamMembers.teamId} = ${teams.id})`;
const homes = sql<number>`(select count(*)::int from ${podcasts} where ${podcasts.teamId} = ${teams.id})`;
const ownerEmail = sql<string | null>`(select ${authUsers.email} from ${teamMembers}
  join ${authUsers} on ${authUsers.id} = ${teamMembers.userId}
  where ${teamMembers.teamId} = ${teams.id} and ${teamMembers.role} = 'owner'
  order by ${teamMembers.createdAt} limit 1)`;
const balanceCents = sql<number>`coalesce(${balances.cents}, 0)`;
const unpaidCents = sql<number>`(select coalesce(sum(${invoices.totalCents}), 0)::int from ${invoices}
  where ${invoices.teamId} = ${teams.id} and ${invoices.paidAt} is null)`;
const openCents = sql<number>`(select coalesce(sum(${invoiceLines.amountCents}), 0)::int from ${invoiceLines}
  where ${invoiceLines.teamId} = ${teams.id} and ${invoiceLines.invoiceId} is null)`;

/** A page of all teams for staff, newest first. */
export async function listStaffTeams(
  ctx: Pick<Context, 'db'>,
  { search = '', cursor }: StaffTeamQuery,
): Promise<{ teams: StaffTeam[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, isMoment);
  const at = new Date(after?.[0] ?? 0);
  const isAfter = after && and(lte(teams.createdAt, at), or(lt(teams.createdAt, at), lt(teams.id, after[1])));
  const text = sql`(${teams.name} || ' ' || ${teams.billingEmail})`;
  const rows = await ctx.db
    .select({ team: teams, members, homes, ownerEmail, balanceCents, unpaidCents, openCents })
    .from(teams)
    .leftJoin(balances, eq(balances.teamId, teams.id))
    .where(and(isAfter, ...matchesSearch(text, search)))
    .orderBy(desc(teams.createdAt), desc(teams.id))
    .limit(perPage + 1);
  const page = rows.slice(0, perPage);
  const last = page.at(-1)?.team;
  return {
    teams: page.map(({ team, ownerEmail, ...figures }) => ({
      ...figures,
      ownerEmail: ownerEmail ?? '',
      id: team.id,
      name: team.name,
      billing: team.billing,
      billingEmail: team.billingEmail,
      monthlyLimitCents: team.monthlyLimitCents,
      dueDays: team.dueDays,
      createdAt: team.createdAt.toISOString(),
    })),
    nextCursor: rows.length > perPage && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

/** Whether there is a team with this id. */
export async function isTeam(ctx: Pick<Context, 'db'>, teamId: string): Promise<boolean> {
  return (await ctx.db.$count(teams, eq(teams.id, teamId))) > 0;
}
