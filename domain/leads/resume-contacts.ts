import { and, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { isFree } from '#db/claims.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries } from '#db/schema/leads.ts';
import type { Context } from '../context.ts';
import { CLAIM_SECONDS } from './deliver-contact.ts';

const maxAtOnce = 1000;

/**
 * Queues deliveries that are still open but have no job: if all attempts of a job met a worker that held the
 * delivery, or were killed, it is the queue that gives up, not us. May be repeated at any time.
 */
export async function resumeContacts(ctx: Pick<Context, 'db' | 'queue' | 'log'>): Promise<number> {
  const { id, status, claimedUntil, updatedAt, destinationId } = contactDeliveries;
  // Deliveries that wait for an owner to turn on a destination are queued when that happens.
  const isTurnedOn = or(isNull(destinationId), leadDestinations.isEnabled);
  const job = ctx.db
    .select({ one: sql`1` })
    .from(sql`pgboss.job`)
    .where(
      sql`name = 'deliver-contact' and state in ('created', 'retry', 'active') and data ->> 'deliveryId' = ${id}::text`,
    );
  // Long ago, or in the future because the clock was set back since.
  const isOld = or(
    lt(updatedAt, sql`now() - interval '5 minutes'`),
    gt(updatedAt, sql`now() + interval '1 minute'`),
  );
  const rows = await ctx.db
    .select({ id })
    .from(contactDeliveries)
    .leftJoin(leadDestinations, eq(leadDestinations.id, destinationId))
    .where(and(eq(status, 'pending'), isTurnedOn, isFree(claimedUntil, CLAIM_SECONDS), isOld, notExists(job)))
    .limit(maxAtOnce);
  await ctx.queue.sendAll(
    'deliver-contact',
    rows.map(({ id: deliveryId }) => ({ payload: { deliveryId }, options: { key: deliveryId } })),
  );
  if (rows.length > 0) ctx.log.warn({ deliveries: rows.length }, 'contacts without a job were queued again');
  return rows.length;
}
