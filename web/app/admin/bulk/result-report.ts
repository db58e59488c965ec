import type { BulkOrderResult } from '#domain/podcasts/desk/schema.ts';
import type { FileOrder, SkippedRow } from './order-file.ts';

type Row = BulkOrderResult['results'][number];

/** The result of every row as a CSV file that is safe to open in a spreadsheet. */
export function resultReport(orders: FileOrder[], skipped: SkippedRow[], results: Row[]): string {
  const byRow = new Map(orders.map((order) => [order.row, order]));
  const lines = [
    ...results.map(({ row, success, message, podcast_id }) => {
      const order = byRow.get(row);
      const outcome = success ? 'created' : 'failed';
      return [row, outcome, message, podcast_id ?? '', order?.customer_email ?? '', order?.listing_url ?? ''];
    }),
    ...skipped.map(({ row, reason }) => [row, 'skipped', reason, '', '', '']),
  ].sort((a, b) => Number(a[0]) - Number(b[0]));
  const header = ['row', 'result', 'message', 'podcast_id', 'customer_email', 'listing_url'];
  return [header, ...lines].map((cells) => cells.map(toCell).join(',')).join('\r\n');
}

/** Spreadsheets treat a cell that starts like this as a formula; an apostrophe makes it text. */
function toCell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
