import { isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import type { Queue } from '#db/queue.ts';
import { reviewItems } from '#db/schema/production.ts';
import type { Jobs } from '#domain/jobs.ts';
import { decideReview } from '#domain/production/reviews/decide-review.ts';
import { ask } from './find-violations.ts';

const statusOrder = ['pending', 'failed', 'paid', 'processing', 'chatgpt_processed', 'completed'];

export type StaffWatch = { look: () => Promise<void>; backward: string[] };

/** Approves or retries what waits for staff, shortens every back-off, and records every status that moves backward. */
export function createStaffWatch(db: Db, queue: Queue<Jobs>): StaffWatch {
  const highest = new Map<string, number>();
  const backward: string[] = [];
  async function look(): Promise<void> {
    for (const { id, status } of await ask(db, sql`select id, status from podcasts`)) {
      const rank = statusOrder.indexOf(status ?? '');
      if (rank < (highest.get(id ?? '') ?? 0)) backward.push(`7: a podcast went back to ${status}`);
      highest.set(id ?? '', Math.max(rank, highest.get(id ?? '') ?? 0));
    }
    const waiting = await db.select().from(reviewItems).where(isNull(reviewItems.closedAt));
    const actor = { actorId: null, ip: null };
    for (const { id, canApprove } of waiting) {
      const decision = canApprove ? 'approve' : 'retry';
      await decideReview({ db, queue, now: () => new Date() }, { reviewItemId: id, decision, actor });
    }
    await db.execute(
      sql`update pgboss.job set start_after = now() + interval '5 seconds' where state = 'retry' and start_after > now() + interval '5 seconds'`,
    );
  }
  return { backward, look };
}
