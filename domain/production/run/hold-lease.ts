import { and, eq } from 'drizzle-orm';
import { endsIn } from '#db/claims.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { producibleStatuses } from '../../podcasts/status/rules.ts';
import type { Lease } from './acquire-lease.ts';
import { OrderEnded, Superseded } from './superseded.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'production'>;

const isHeldBy = ({ podcastId, attempt }: Lease) =>
  and(
    eq(productionRuns.podcastId, podcastId),
    eq(productionRuns.attempt, attempt),
    eq(productionRuns.state, 'running'),
  );

/** Writes only while the lease is held: a worker paused past its lease writes nothing. */
export function writeWithLease<C extends Ctx, Result>(
  ctx: C,
  lease: Lease,
  work: (tx: C) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (tx) => {
    const [held] = await tx.db
      .select({ attempt: productionRuns.attempt })
      .from(productionRuns)
      .where(isHeldBy(lease))
      .for('update');
    if (!held) throw new Superseded();
    return work(tx);
  });
}

/** A refund may come at any moment, so this is checked before every step and with every write. */
export async function requireOrder(ctx: Pick<Context, 'db'>, podcastId: string): Promise<void> {
  const [podcast] = await ctx.db
    .select({ status: podcasts.status })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId))
    .for('no key update');
  if (!podcast || !producibleStatuses.includes(podcast.status)) throw new OrderEnded();
}

/** Extends the lease during the work; aborts the work when the lease is lost. */
export function holdLease(ctx: Ctx, lease: Lease): { signal: AbortSignal; release: () => void } {
  const lost = new AbortController();
  const extend = async () => {
    const extended = await ctx.db
      .update(productionRuns)
      .set({ leasedUntil: endsIn(ctx.production.leaseSeconds) })
      .where(isHeldBy(lease))
      .returning({ attempt: productionRuns.attempt });
    if (extended.length === 0) lost.abort(new Superseded());
  };
  // If the database doesn't respond for a moment, nothing is lost: the next beat tries again.
  const beat = setInterval(
    () => void extend().catch(() => undefined),
    (ctx.production.leaseSeconds * 1000) / 4,
  );
  return { signal: lost.signal, release: () => clearInterval(beat) };
}
