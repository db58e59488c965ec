import { z } from 'zod';
import { invoiceLineKinds } from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

export const InvoiceLine = z.object({
  id: z.string(),
  kind: z.enum(invoiceLineKinds),
  amountCents: z.number().int(),
  description: z.string(),
  orderId: z.uuid(),
  createdAt: z.iso.datetime(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** An invoice. Its total is the sum of its lines. */
export const InvoiceView = z.object({
  id: z.uuid(),
  teamId: z.uuid(),
  teamName: z.string(),
  number: z.string(),
  periodFrom: z.iso.date(),
  periodTo: z.iso.date(),
  totalCents: z.number().int(),
  billingEmail: z.string(),
  issuedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  isOverdue: z.boolean(),
});
export type InvoiceView = z.infer<typeof InvoiceView>;

export const InvoiceWithLines = InvoiceView.extend({ lines: z.array(InvoiceLine) });
export type InvoiceWithLines = z.infer<typeof InvoiceWithLines>;

/** Charges that aren't on an invoice yet. */
export const OpenCharges = z.object({
  monthCents: z.number().int(),
  openCents: z.number().int(),
  lines: z.array(InvoiceLine),
});
export type OpenCharges = z.infer<typeof OpenCharges>;

export const InvoiceQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  state: z.enum(['all', 'unpaid']).default('all'),
});
export type InvoiceQuery = z.output<typeof InvoiceQuery>;

export const MarkPaid = z.object({
  invoiceId: z.uuid('This is not an invoice id'),
  note: z.string().trim().max(200, 'At most 200 characters').refine(storable).default(''),
});
export type MarkPaid = z.output<typeof MarkPaid>;
