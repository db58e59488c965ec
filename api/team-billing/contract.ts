import { z } from 'zod';
import { BalanceEntry, GrantBalance, StatementQuery, TopUp } from '#domain/balance/schema.ts';
import {
  InvoiceQuery,
  InvoiceView,
  InvoiceWithLines,
  MarkPaid,
  OpenCharges,
} from '#domain/invoices/schema.ts';
import { StaffTeam, StaffTeamQuery, TeamBillingTerms } from '#domain/teams/schema.ts';
import type { DataTable } from '../operation.ts';

const teamId = z.uuid('This is not a team id');
const InvoicePage = z.object({ invoices: z.array(InvoiceView), nextCursor: z.string().nullable() });
const invoiceId = z.uuid('This is not an invoice id');

/** What teams have prepaid and owe, and staff's decisions about it. */
export const teamBillingData = {
  'GET /api/teams/:teamId/balance': {
    access: 'user',
    summary: 'The team’s balance and a page of its statement; owners and admins only',
    input: StatementQuery.extend({ teamId }),
    output: z.object({
      balanceCents: z.number(),
      entries: z.array(BalanceEntry),
      nextCursor: z.string().nullable(),
    }),
  },
  'POST /api/teams/:teamId/balance/top-ups': {
    access: 'user',
    summary: 'Opens the payment page that adds to the team’s balance; owners and admins only',
    input: TopUp.extend({ teamId }),
    output: z.object({ url: z.string() }),
  },
  'GET /api/teams/:teamId/invoices': {
    access: 'user',
    summary: 'A page of the team’s invoices and what is not billed yet; owners and admins only',
    input: InvoiceQuery.extend({ teamId }),
    output: InvoicePage.extend({ open: OpenCharges }),
  },
  'GET /api/teams/:teamId/invoices/:invoiceId': {
    access: 'user',
    summary: 'One of the team’s invoices with its lines; owners and admins only',
    input: z.object({ teamId, invoiceId }),
    output: InvoiceWithLines,
  },
  'GET /api/desk/teams': {
    access: 'admin',
    summary: 'A page of all teams, newest first',
    input: StaffTeamQuery,
    output: z.object({ teams: z.array(StaffTeam), nextCursor: z.string().nullable() }),
  },
  'PATCH /api/desk/teams/:teamId/billing': {
    access: 'admin',
    summary: 'Decides whether a team prepays or gets invoices, with its monthly limit and due days',
    input: TeamBillingTerms.extend({ teamId }),
    output: z.object({ id: z.string() }),
  },
  'POST /api/desk/teams/:teamId/grants': {
    access: 'admin',
    summary: 'Adds a credit to a team’s balance',
    input: GrantBalance.omit({ email: true }).extend({ teamId }),
    output: z.object({ balanceCents: z.number(), isNew: z.boolean() }),
  },
  'GET /api/desk/invoices': {
    access: 'admin',
    summary: 'A page of the invoices of all teams, newest first',
    input: InvoiceQuery,
    output: InvoicePage,
  },
  'GET /api/desk/invoices/:invoiceId': {
    access: 'admin',
    summary: 'An invoice with its lines',
    input: z.object({ invoiceId }),
    output: InvoiceWithLines,
  },
  'POST /api/desk/invoices/:invoiceId/paid': {
    access: 'admin',
    summary: 'Notes that an invoice was paid',
    input: MarkPaid,
    output: z.object({ id: z.string() }),
  },
} as const satisfies DataTable;
