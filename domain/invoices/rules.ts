import { type InvoiceLineKind, invoiceLineKinds } from '#db/column-values.ts';

export { type InvoiceLineKind, invoiceLineKinds };

/** The title of an invoice line. */
export const lineTitles: Record<InvoiceLineKind, string> = {
  order: 'Order',
  order_returned: 'Canceled order',
};

export function formatInvoiceNumber(number: number): string {
  return `HC-${String(number).padStart(5, '0')}`;
}

/** Months are in UTC, so every server uses the same cutoff. */
export function startOfMonth(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
}

/** A day in the format of databases and forms. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** "October 2026", or "September to October 2026" when credits waited for a charge. */
export function formatPeriod({ periodFrom, periodTo }: { periodFrom: string; periodTo: string }): string {
  const [from, to] = [new Date(periodFrom), new Date(periodTo)];
  const last = write(to, { month: 'long', year: 'numeric' });
  if (periodFrom.slice(0, 7) === periodTo.slice(0, 7)) return last;
  const isSameYear = from.getUTCFullYear() === to.getUTCFullYear();
  return `${write(from, isSameYear ? { month: 'long' } : { month: 'long', year: 'numeric' })} to ${last}`;
}

export function formatInvoiceDay(moment: Date): string {
  return write(moment, { month: 'short', day: 'numeric', year: 'numeric' });
}

function write(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return moment.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}
