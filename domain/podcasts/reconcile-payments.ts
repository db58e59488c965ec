import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { checkouts } from '#db/schema/checkouts.ts';
import type { Context } from '../context.ts';
import { confirmPayment } from './confirm-payment.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;

const QUIET_MS = 5 * 60_000;
const mostAtOnce = 200;
/** So many silences in a row mean that the provider is down; the next round asks again. */
const mostSilences = 3;

/** Asks what became of payments that nobody reported for five minutes. May be repeated at any time. */
export async function reconcilePayments(ctx: Ctx): Promise<{ asked: number; settled: number }> {
  const quiet = new Date(ctx.now().getTime() - QUIET_MS);
  const waiting = await ctx.db
    .select({ id: checkouts.id, sessionId: checkouts.sessionId, status: checkouts.status })
    .from(checkouts)
    .where(
      and(
        inArray(checkouts.status, ['open', 'processing']),
        eq(checkouts.provider, ctx.payments.provider),
        isNotNull(checkouts.sessionId),
        lt(checkouts.createdAt, quiet),
        or(isNull(checkouts.checkedAt), lt(checkouts.checkedAt, quiet)),
      ),
    )
    .orderBy(sql`${checkouts.checkedAt} nulls first`, asc(checkouts.createdAt))
    .limit(mostAtOnce);
  let settled = 0;
  let silences = 0;
  for (const { id, sessionId, status } of waiting) {
    try {
      if ((await confirmPayment(ctx, sessionId as string)) !== status) settled += 1;
      silences = 0;
    } catch (err) {
      ctx.log.warn({ err, checkoutId: id }, 'a payment could not be looked up');
      silences += 1;
      if (silences === mostSilences) break;
    }
    await ctx.db.update(checkouts).set({ checkedAt: ctx.now() }).where(eq(checkouts.id, id));
  }
  return { asked: waiting.length, settled };
}
