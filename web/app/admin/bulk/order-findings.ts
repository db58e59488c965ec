import type { OrderCheck } from '#domain/podcasts/admin/schema.ts';
import type { FileOrder } from './order-file.ts';

/** The rows to leave out: always those that can't be ordered, plus those staff choose to skip. */
export function leftOutRows(
  findings: Finding[],
  skips: { duplicates: boolean; unreadable: boolean },
): Set<number> {
  const isSkipped = { problem: true, duplicate: skips.duplicates, unreadable: skips.unreadable };
  return new Set(findings.filter(({ kind }) => isSkipped[kind]).map(({ row }) => row));
}

export type Finding = { row: number; kind: 'problem' | 'unreadable' | 'duplicate'; text: string };

/** The findings of the check by row, including duplicates within the file. */
export function orderFindings(orders: FileOrder[], checks: OrderCheck[]): Finding[] {
  const findings: Finding[] = [];
  const orderRows = new Map(orders.map((order) => [order.row, order]));
  const seenOrders = new Map<string, number>();
  const seenHomes = new Map<string, number>();
  for (const check of [...checks].sort((a, b) => a.row - b.row)) {
    const order = orderRows.get(check.row);
    if (!order) continue;
    const { row } = check;
    if (check.problem) {
      findings.push({ row, kind: 'problem', text: check.problem });
      continue;
    }
    if (!check.isReadable) {
      findings.push({ row, kind: 'unreadable', text: check.reason ?? 'We can’t read this link' });
    }
    const same = `${order.customer_email.toLowerCase()} ${order.listing_url}`;
    const earlier = seenOrders.get(same) ?? (check.address ? seenHomes.get(check.address) : undefined);
    if (check.duplicate) findings.push({ row, kind: 'duplicate', text: check.duplicate });
    else if (earlier !== undefined) {
      const text = seenOrders.has(same)
        ? `The same order as row ${earlier}`
        : `The same home as row ${earlier}`;
      findings.push({ row, kind: 'duplicate', text });
    }
    if (!seenOrders.has(same)) seenOrders.set(same, row);
    if (check.address && !seenHomes.has(check.address)) seenHomes.set(check.address, row);
  }
  return findings;
}
