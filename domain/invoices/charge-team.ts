import { and, eq, gte, sql } from 'drizzle-orm';
import { invoiceLines } from '#db/schema/invoices.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { lockTeam } from '../teams/lock-team.ts';
import { startOfMonth } from './rules.ts';

export type TeamCharge = {
  teamId: string;
  podcastId: string;
  amountCents: number;
  description: string;
};

/**
 * Puts an order on a team's next invoice, in the caller's transaction. Can be repeated: an order is charged once.
 * Refuses orders over the monthly limit, and teams that don't pay by invoice.
 */
export async function chargeTeam(
  tx: Pick<Context, 'db' | 'now'>,
  charge: TeamCharge,
): Promise<{ isNew: boolean }> {
  // The lock makes simultaneous orders count each other toward the limit.
  const team = await lockTeam(tx, charge.teamId);
  const lineKey = `order:${charge.podcastId}`;
  const known = await tx.db.$count(invoiceLines, eq(invoiceLines.lineKey, lineKey));
  if (known > 0) return { isNew: false };
  const now = tx.now();
  if (team.billing !== 'invoice') throw notOnInvoice();
  const spent = await sumMonth(tx, charge.teamId, now);
  if (spent + charge.amountCents > team.monthlyLimitCents)
    throw overLimit(spent, charge.amountCents, team.monthlyLimitCents);
  await tx.db.insert(invoiceLines).values({ ...charge, kind: 'order', lineKey, createdAt: now });
  return { isNew: true };
}

export function notOnInvoice(): AppError {
  return new AppError(
    'payment_required',
    'Only a team that we send invoices to can pay by invoice. Pay from the balance or ask for a payment link.',
  );
}

async function sumMonth(tx: Pick<Context, 'db'>, teamId: string, now: Date): Promise<number> {
  const [sum] = await tx.db
    .select({ cents: sql<number>`coalesce(sum(${invoiceLines.amountCents}), 0)::int` })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.teamId, teamId), gte(invoiceLines.createdAt, startOfMonth(now))));
  return sum?.cents ?? 0;
}

function overLimit(spent: number, amount: number, limit: number): AppError {
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  return new AppError(
    'payment_required',
    `This order costs ${dollars(amount)}, and your team has used ${dollars(spent)} of its ${dollars(limit)} this month. Ask us for a higher limit, or ask for a payment link.`,
  );
}
