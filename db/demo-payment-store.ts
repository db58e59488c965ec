import { and, eq } from 'drizzle-orm';
import type { Db } from './client.ts';
import { demoPayments } from './schema/checkouts.ts';

type State = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'refunded';
type Row = Omit<typeof demoPayments.$inferSelect, 'state' | 'createdAt'> & { state: State };

/** Keeps the payments of the demo payment page. */
export function createDemoPaymentStore(db: Db) {
  async function findWhere(condition: ReturnType<typeof eq>): Promise<Row | undefined> {
    const [row] = await db.select().from(demoPayments).where(condition);
    return row && { ...row, state: row.state as State };
  }
  return {
    async save(payment: Row): Promise<Row> {
      await db.insert(demoPayments).values(payment).onConflictDoNothing();
      const kept = await findWhere(eq(demoPayments.idempotencyKey, payment.idempotencyKey));
      if (!kept) throw new Error('The demo payment vanished while being made.');
      return kept;
    },
    find: (id: string) => findWhere(eq(demoPayments.id, id)),
    async move(id: string, from: State, to: State): Promise<void> {
      await db
        .update(demoPayments)
        .set({ state: to })
        .where(and(eq(demoPayments.id, id), eq(demoPayments.state, from)));
    },
  };
}
