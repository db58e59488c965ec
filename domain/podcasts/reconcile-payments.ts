import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { checkouts } from '#db/schema/checkouts.ts';
import type { Context } from '../context.ts';
import { confirmPayment } from './confirm-payment.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;

const QUIET_MS = 5 * 60_000;
const maxPerRun = 200;
/** After this many failures in a row the provider is down; the next run tries again. */
const maxFailures = 3;

/** Checks payments that nobody has reported for five minutes. May be repeated at any time. */
export async function reconcilePayments(ctx: Ctx): Promise<{ asked: number; resolved: number }> {
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
    .limit(maxPerRun);
  let resolved = 0;
  let failures = 0;
  for (const { id, sessionId, status } of waiting) {
    try {
      if ((await confirmPayment(ctx, sessionId as string)) !== status) resolved += 1;
      failures = 0;
    } catch (err) {
      ctx.log.warn({ err, checkoutId: id }, 'a payment could not be checked');
      failures += 1;
      if (failures === maxFailures) break;
    }
    await ctx.db.update(checkouts).set({ checkedAt: ctx.now() }).where(eq(checkouts.id, id));
  }
  return { asked: waiting.length, resolved };
}
