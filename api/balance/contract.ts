import { z } from 'zod';
import { BalanceEntry, GrantBalance, StatementQuery, TopUp } from '#domain/balance/schema.ts';
import type { DataTable } from '../operation.ts';

/** An account's prepaid balance. */
export const balanceData = {
  'GET /api/balance': {
    access: 'user',
    summary: 'The caller’s balance and a page of its statement, newest first',
    input: StatementQuery,
    output: z.object({
      balanceCents: z.number(),
      entries: z.array(BalanceEntry),
      nextCursor: z.string().nullable(),
    }),
  },
  'POST /api/balance/top-ups': {
    access: 'user',
    summary: 'Opens the payment page that adds to the caller’s balance',
    input: TopUp,
    output: z.object({ url: z.string() }),
  },
  'POST /api/balance/grants': {
    access: 'admin',
    summary: 'Adds a credit to an account’s balance',
    input: GrantBalance,
    output: z.object({ balanceCents: z.number(), isNew: z.boolean() }),
  },
} as const satisfies DataTable;
