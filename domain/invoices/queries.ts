import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { invoiceLines, invoices } from '#db/schema/invoices.ts';
import type { Context } from '../context.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { formatInvoiceNumber, startOfMonth } from './rules.ts';
import type { InvoiceLine, InvoiceQuery, InvoiceView, InvoiceWithLines, OpenCharges } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'now'>;
type Page = { invoices: InvoiceView[]; nextCursor: string | null };

/** Whose invoices to read; all of them only for staff. */
export type InvoicesOf = { teamId: string } | 'all teams';

function isOf(whose: InvoicesOf): SQL | undefined {
  return whose === 'all teams' ? undefined : eq(invoices.teamId, whose.teamId);
}

/** A page of invoices, newest first. */
export async function listInvoices(
  ctx: Ctx,
  whose: InvoicesOf,
  { cursor, state, limit }: InvoiceQuery,
): Promise<Page> {
  const after = decodeCursor(cursor, (value) => value === 'invoice', isNumber);
  const rows = await ctx.db
    .select()
    .from(invoices)
    .where(
      and(
        isOf(whose),
        state === 'unpaid' ? isNull(invoices.paidAt) : undefined,
        after ? lt(invoices.number, Number(after[1])) : undefined,
      ),
    )
    .orderBy(desc(invoices.number))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    invoices: page.map((row) => toView(ctx, row)),
    nextCursor: rows.length > limit && last ? encodeCursor(['invoice', String(last.number)]) : null,
  };
}

/** An invoice with its lines; another team's counts as missing. */
export async function findInvoice(
  ctx: Ctx,
  whose: InvoicesOf,
  invoiceId: string,
): Promise<InvoiceWithLines | undefined> {
  const [invoice] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), isOf(whose)));
  if (!invoice) return undefined;
  return {
    ...toView(ctx, invoice),
    lines: await readLines(ctx, eq(invoiceLines.invoiceId, invoice.id)),
  };
}

/** What a team has ordered but hasn't been billed for. */
export async function findOpenCharges(ctx: Ctx, teamId: string): Promise<OpenCharges> {
  const isOpen = and(eq(invoiceLines.teamId, teamId), isNull(invoiceLines.invoiceId));
  const isThisMonth = and(
    eq(invoiceLines.teamId, teamId),
    gte(invoiceLines.createdAt, startOfMonth(ctx.now())),
  );
  return {
    monthCents: await sum(ctx, isThisMonth),
    openCents: await sum(ctx, isOpen),
    lines: await readLines(ctx, isOpen),
  };
}

async function sum(ctx: Ctx, condition: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ cents: sql<number>`coalesce(sum(${invoiceLines.amountCents}), 0)::int` })
    .from(invoiceLines)
    .where(condition);
  return row?.cents ?? 0;
}

async function readLines(ctx: Ctx, condition: SQL | undefined): Promise<InvoiceLine[]> {
  const rows = await ctx.db.select().from(invoiceLines).where(condition).orderBy(asc(invoiceLines.id));
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    amountCents: row.amountCents,
    description: row.description,
    orderId: row.podcastId,
    createdAt: row.createdAt.toISOString(),
  }));
}

function toView(ctx: Ctx, row: typeof invoices.$inferSelect): InvoiceView {
  return {
    id: row.id,
    teamId: row.teamId,
    teamName: row.teamName,
    number: formatInvoiceNumber(row.number),
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    totalCents: row.totalCents,
    billingEmail: row.billingEmail,
    issuedAt: row.issuedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    isOverdue: row.paidAt === null && row.dueAt < ctx.now(),
  };
}

function isNumber(id: unknown): id is string {
  return typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id);
}
