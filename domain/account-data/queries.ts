import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { balances } from '#db/schema/balances.ts';
import { contacts } from '#db/schema/leads.ts';
import { accountExports } from '#db/schema/records.ts';
import { teamMembers, teams } from '#db/schema/teams.ts';
import { isAdmin } from '../accounts/queries.ts';
import type { Context } from '../context.ts';
import { findOwnThings, isOwnContact } from './own-things.ts';
import type { AccountExport, DeletionPreview } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'log' | 'accounts'>;

/** What would be deleted, and what must be done first. */
export async function findDeletionPreview(ctx: Ctx, userId: string): Promise<DeletionPreview> {
  const things = await findOwnThings(ctx, userId);
  const [user] = await ctx.db
    .select({ passwordHash: authUsers.passwordHash })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  const isLead = and(isOwnContact(things), eq(contacts.contactType, 'listing_lead'));
  return {
    homes: things.podcasts.length,
    leads: await ctx.db.$count(contacts, isLead),
    hasPassword: (user?.passwordHash ?? null) !== null,
    blockers: await listBlockers(ctx, userId),
  };
}

/** What prevents the deletion, in plain words. */
export async function listBlockers(ctx: Ctx, userId: string): Promise<string[]> {
  const blockers: string[] = [];
  if (await isAdmin(ctx, { userId }))
    blockers.push('You’re on our staff. Another admin has to remove your role first.');
  const others = sql`exists (select 1 from ${teamMembers} as other where other.team_id = ${teams.id}
    and other.role = 'owner' and other.user_id <> ${userId})`;
  const owned = await ctx.db
    .select({ name: teams.name })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.role, 'owner'), sql`not ${others}`));
  for (const { name } of owned)
    blockers.push(`You’re the only owner of ${name}. Make someone else an owner, or delete the team.`);
  const [balance] = await ctx.db
    .select({ cents: balances.cents })
    .from(balances)
    .where(and(eq(balances.userId, userId), ne(balances.cents, 0)));
  if (balance) blockers.push(sayBalance(balance.cents));
  return blockers;
}

function sayBalance(cents: number): string {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return cents > 0
    ? `You have ${dollars} left in your balance. Ask support to refund it.`
    : `You owe ${dollars}. Ask support to settle it first.`;
}

export async function listExports(ctx: Pick<Context, 'db'>, userId: string): Promise<AccountExport[]> {
  const rows = await ctx.db
    .select()
    .from(accountExports)
    .where(eq(accountExports.userId, userId))
    .orderBy(desc(accountExports.createdAt))
    .limit(10);
  return rows.map(({ id, state, doneParts, totalParts, sizeBytes, createdAt, expiresAt }) => ({
    id,
    state,
    doneParts,
    totalParts,
    sizeBytes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
}
