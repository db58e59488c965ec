import { createHash } from 'node:crypto';
import { inTransaction } from '#db/in-transaction.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { createStaffOrders, type KeyedOrder } from './create-staff-orders.ts';
import { findKnownOrders, sameOrder } from './find-known-orders.ts';
import { rowOrderKey } from './order-key.ts';
import { readOrderRow } from './read-order-row.ts';
import type { BulkOrderResult, OrderRow } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;
type RowResult = BulkOrderResult['results'][number];
type NumberedOrder = KeyedOrder & { row: number };

/** Small enough to commit quickly, so an interruption repeats little. */
const ordersPerTransaction = 100;

/**
 * Creates an order from every valid row and returns a result per row. Rows are committed a hundred at a time; the same
 * file sent again, after an interruption or by mistake, creates every order once.
 */
export async function bulkCreateOrders(
  ctx: Ctx,
  input: {
    orders: OrderRow[];
    batchKey?: string | undefined;
    skipDuplicates?: boolean | undefined;
    actor: Pick<AuditEntry, 'actorId' | 'ip'>;
  },
): Promise<BulkOrderResult> {
  const batchKey = input.batchKey ?? fingerprint(input.orders);
  const { orders, results } = readRows(input.orders, batchKey);
  for (let from = 0; from < orders.length; from += ordersPerTransaction) {
    const some = orders.slice(from, from + ordersPerTransaction);
    results.push(...(await createSome(ctx, some, batchKey, input)));
  }
  results.sort((a, b) => a.row - b.row);
  const successful = results.filter((result) => result.success).length;
  return { successful, failed: results.length - successful, results };
}

function readRows(rows: OrderRow[], batchKey: string): { orders: NumberedOrder[]; results: RowResult[] } {
  const orders: NumberedOrder[] = [];
  const results: RowResult[] = [];
  const numbers = new Set<number>();
  for (const [index, given] of rows.entries()) {
    const row = given.row ?? index + 1;
    if (numbers.has(row)) throw new AppError('invalid', `Row ${row} appears twice`);
    numbers.add(row);
    const reading = readOrderRow(given);
    if (reading.order) orders.push({ ...reading.order, row, orderKey: rowOrderKey(batchKey, row) });
    else results.push(refused(row, reading.problem));
  }
  return { orders, results };
}

function createSome(
  ctx: Ctx,
  orders: NumberedOrder[],
  batchKey: string,
  input: { skipDuplicates?: boolean | undefined; actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<RowResult[]> {
  return inTransaction(ctx, async (tx) => {
    const repeated = input.skipDuplicates ? await findRepeated(tx, orders) : new Map<string, string | null>();
    const created = await createStaffOrders(
      tx,
      orders.filter((order) => !repeated.has(order.orderKey)),
    );
    const added = [...created.values()].filter((order) => order.isNew);
    if (added.length > 0) {
      await recordAudit(tx, {
        ...input.actor,
        action: 'order.bulk_created',
        subject: batchKey,
        details: { podcastIds: added.map((order) => order.podcastId) },
      });
    }
    return orders.map((order) => {
      const done = created.get(order.orderKey);
      if (!done) {
        const podcast_id = repeated.get(order.orderKey) ?? null;
        return { ...refused(order.row, 'This customer has already ordered this link'), podcast_id };
      }
      const message = done.isNew ? 'Order created' : 'Order already created from this file';
      return { row: order.row, success: true, message, podcast_id: done.podcastId };
    });
  });
}

/** Order key → the existing order that it would repeat. Rows of the same file don't repeat each other. */
async function findRepeated(tx: Ctx, orders: NumberedOrder[]): Promise<Map<string, string | null>> {
  const known = await findKnownOrders(tx, orders);
  const repeated = new Map<string, string | null>();
  const seen = new Set<string>();
  for (const order of orders) {
    const same = sameOrder(order);
    const earlier = known.get(same) ?? [];
    const isMadeFromThisRow = earlier.some((one) => one.orderKey === order.orderKey);
    if (!isMadeFromThisRow && (earlier.length > 0 || seen.has(same))) {
      repeated.set(order.orderKey, earlier[0]?.id ?? null);
    }
    seen.add(same);
  }
  return repeated;
}

function refused(row: number, message: string): RowResult {
  return { row, success: false, message, podcast_id: null };
}

function fingerprint(orders: OrderRow[]): string {
  return createHash('sha256').update(JSON.stringify(orders)).digest('hex').slice(0, 32);
}
