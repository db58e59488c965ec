import { z } from 'zod';
import { balanceEntryKinds, MAX_GRANT_CENTS, MAX_TOP_UP_CENTS, MIN_TOP_UP_CENTS } from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const cents = z.number('Enter an amount').int('Enter an amount in whole cents');

/** A line of the statement. Every amount adds to the one before: the last `balanceCents` is their sum. */
export const BalanceEntry = z.object({
  id: z.string(),
  kind: z.enum(balanceEntryKinds),
  amountCents: z.number().int(),
  balanceCents: z.number().int(),
  description: z.string(),
  orderId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type BalanceEntry = z.infer<typeof BalanceEntry>;

export const StatementQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type StatementQuery = z.output<typeof StatementQuery>;

export const TopUp = z.object({
  amountCents: cents
    .min(MIN_TOP_UP_CENTS, 'The smallest payment is $10')
    .max(MAX_TOP_UP_CENTS, 'The largest payment is $10,000'),
});

export const GrantBalance = z.object({
  email: z.string('Enter the account’s email address').trim().toLowerCase().min(3).max(254).refine(storable),
  amountCents: cents.min(1, 'Enter an amount').max(MAX_GRANT_CENTS, 'The largest credit is $100,000'),
  reason: z.string('Say what it is for').trim().min(1, 'Say what it is for').max(200).refine(storable),
  /** Identifies the form: sent again, it stays one credit. */
  formKey: z.uuid('This is not a form key'),
});
export type GrantBalance = z.output<typeof GrantBalance>;
