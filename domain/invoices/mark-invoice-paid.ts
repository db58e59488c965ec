import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { invoices } from '#db/schema/invoices.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { formatInvoiceNumber } from './rules.ts';
import type { MarkPaid } from './schema.ts';

/** Marks an invoice as paid, for staff. A paid one can't be marked again. */
export function markInvoicePaid(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { invoiceId, note, actor }: MarkPaid & { actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const [invoice] = await tx.db
      .update(invoices)
      .set({ paidAt: tx.now(), paidBy: actor.actorId, paidNote: note })
      .where(and(eq(invoices.id, invoiceId), isNull(invoices.paidAt)))
      .returning();
    if (!invoice) throw new AppError('not_found', 'There is no unpaid invoice with this number.');
    const details = { number: formatInvoiceNumber(invoice.number), totalCents: invoice.totalCents, note };
    await recordAudit(tx, { ...actor, action: 'invoice.paid', subject: invoice.teamId, details });
    return { id: invoice.id };
  });
}
