import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { producibleStatuses } from '../../podcasts/status/rules.ts';
import { type Claim, leaseEnd } from './claim-run.ts';
import { OrderEnded, Superseded } from './run-endings.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'production'>;

const isMine = ({ podcastId, attempt }: Claim) =>
  and(
    eq(productionRuns.podcastId, podcastId),
    eq(productionRuns.attempt, attempt),
    eq(productionRuns.state, 'running'),
  );

/** Writes only while the claim holds: a worker that was paused past its lease writes nothing. */
export function writeAs<C extends Ctx, Result>(
  ctx: C,
  claim: Claim,
  work: (tx: C) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (tx) => {
    const [held] = await tx.db
      .select({ attempt: productionRuns.attempt })
      .from(productionRuns)
      .where(isMine(claim))
      .for('update');
    if (!held) throw new Superseded();
    return work(tx);
  });
}

/** A refund may come at any moment: asked before every step, and with every write. */
export async function requireOrder(ctx: Pick<Context, 'db'>, podcastId: string): Promise<void> {
  const [podcast] = await ctx.db
    .select({ status: podcasts.status })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId))
    .for('no key update');
  if (!podcast || !producibleStatuses.includes(podcast.status)) throw new OrderEnded();
}

/** Extends the lease while the work goes on; aborts the work when the claim is lost. */
export function holdRun(ctx: Ctx, claim: Claim): { signal: AbortSignal; release: () => void } {
  const lost = new AbortController();
  const extend = async () => {
    const kept = await ctx.db
      .update(productionRuns)
      .set({ leasedUntil: leaseEnd(ctx.production.leaseSeconds) })
      .where(isMine(claim))
      .returning({ attempt: productionRuns.attempt });
    if (kept.length === 0) lost.abort(new Superseded());
  };
  // A database that does not answer for a moment is no loss; the next beat asks again.
  const beat = setInterval(
    () => void extend().catch(() => undefined),
    (ctx.production.leaseSeconds * 1000) / 4,
  );
  return { signal: lost.signal, release: () => clearInterval(beat) };
}
