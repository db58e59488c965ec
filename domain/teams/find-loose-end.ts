import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { balances } from '#db/schema/balances.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { invoiceLines, invoices } from '#db/schema/invoices.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { teamMembers } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import type { Seat } from './require-team-role.ts';

type Ctx = Pick<Context, 'db'>;

/**
 * What has to be finished before a team can be deleted, in words for its owner; undefined if nothing is left.
 */
export async function findLooseEnd(ctx: Ctx, { teamId, userId }: Seat): Promise<string | undefined> {
  const others = await ctx.db.$count(
    teamMembers,
    and(eq(teamMembers.teamId, teamId), ne(teamMembers.userId, userId)),
  );
  if (others > 0) return `Remove the ${others === 1 ? 'other person' : `other ${others} people`} first.`;
  const running = await ctx.db.$count(
    podcasts,
    and(eq(podcasts.teamId, teamId), inArray(podcasts.status, ['paid', 'processing', 'chatgpt_processed'])),
  );
  if (running > 0)
    return `We’re still making ${running === 1 ? 'an episode' : `${running} episodes`}. Wait until we’re done, or cancel.`;
  const unpaid = await ctx.db.$count(invoices, and(eq(invoices.teamId, teamId), isNull(invoices.paidAt)));
  if (unpaid > 0) return `Pay the open ${unpaid === 1 ? 'invoice' : 'invoices'} first.`;
  if ((await sumUnbilled(ctx, teamId)) !== 0)
    return 'There are charges that we haven’t billed yet. You can delete the team once that invoice is paid.';
  const isTopUp = and(
    eq(checkouts.teamId, teamId),
    eq(checkouts.purpose, 'top_up'),
    inArray(checkouts.status, ['opening', 'open', 'processing']),
  );
  if ((await ctx.db.$count(checkouts, isTopUp)) > 0)
    return 'A payment to the team’s balance is still open. It closes by itself within a day.';
  const [balance] = await ctx.db.select().from(balances).where(eq(balances.teamId, teamId));
  if (balance && balance.cents !== 0)
    return 'The team still has a balance. Write to us and we’ll pay it back first.';
  return undefined;
}

/** A canceled order from the same month leaves nothing to bill. */
async function sumUnbilled(ctx: Ctx, teamId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ cents: sql<number>`coalesce(sum(${invoiceLines.amountCents}), 0)::int` })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.teamId, teamId), isNull(invoiceLines.invoiceId)));
  return row?.cents ?? 0;
}
