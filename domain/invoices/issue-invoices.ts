import { and, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { invoiceLines, invoices } from '#db/schema/invoices.ts';
import { teams } from '#db/schema/teams.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { invoiceMail } from '../mails/templates/team-mails.ts';
import { lockTeam, type TeamRow } from '../teams/lock-team.ts';
import { formatInvoiceDay, formatInvoiceNumber, formatPeriod, startOfMonth, toDay } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;
type Line = typeof invoiceLines.$inferSelect;
const DAY_MS = 86_400_000;

/**
 * Puts every line from before this month on its team's invoice and emails it. Can be repeated and run by several workers
 * at once: a line is invoiced once. Credits without charges wait for a month with charges.
 */
export async function issueInvoices(ctx: Ctx): Promise<number> {
  const before = startOfMonth(ctx.now());
  const due = await ctx.db
    .selectDistinct({ teamId: invoiceLines.teamId })
    .from(invoiceLines)
    .innerJoin(teams, eq(teams.id, invoiceLines.teamId))
    // A deleted team's lines total nothing.
    .where(and(isNull(invoiceLines.invoiceId), lt(invoiceLines.createdAt, before), isNull(teams.deletedAt)));
  let issued = 0;
  for (const { teamId } of due) {
    const isIssued = await inTransaction(ctx, (tx) => issueInvoice(tx, teamId, before));
    if (isIssued) issued += 1;
  }
  return issued;
}

async function issueInvoice(tx: Ctx, teamId: string, before: Date): Promise<boolean> {
  const team = await lockTeam(tx, teamId);
  const lines = await tx.db
    .select()
    .from(invoiceLines)
    .where(
      and(
        eq(invoiceLines.teamId, teamId),
        isNull(invoiceLines.invoiceId),
        lt(invoiceLines.createdAt, before),
      ),
    )
    .orderBy(invoiceLines.id);
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const [first] = lines;
  if (!first || totalCents <= 0) return false;
  const invoice = await saveInvoice(tx, team, {
    periodFrom: toDay(startOfMonth(first.createdAt)),
    periodTo: toDay(new Date(before.getTime() - DAY_MS)),
    totalCents,
  });
  const ids = lines.map(({ id }) => id);
  await tx.db.update(invoiceLines).set({ invoiceId: invoice.id }).where(inArray(invoiceLines.id, ids));
  await mailInvoice(tx, invoice, lines);
  const details = { number: invoice.number, totalCents, lines: lines.length };
  await recordAudit(tx, { actorId: null, action: 'invoice.issued', subject: teamId, details });
  return true;
}

async function saveInvoice(
  tx: Ctx,
  team: TeamRow,
  sums: Pick<typeof invoices.$inferInsert, 'periodFrom' | 'periodTo' | 'totalCents'>,
): Promise<typeof invoices.$inferSelect> {
  // Invoice numbers can't have gaps, so only one invoice is numbered at a time, across all teams.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoice number', 0))`);
  const [last] = await tx.db.select({ number: max(invoices.number) }).from(invoices);
  const issuedAt = tx.now();
  const [invoice] = await tx.db
    .insert(invoices)
    .values({
      ...sums,
      teamId: team.id,
      number: (last?.number ?? 0) + 1,
      teamName: team.name,
      billingEmail: team.billingEmail,
      issuedAt,
      dueAt: new Date(issuedAt.getTime() + team.dueDays * DAY_MS),
    })
    .returning();
  if (!invoice) throw new Error('The invoice was not saved.');
  return invoice;
}

async function mailInvoice(tx: Ctx, invoice: typeof invoices.$inferSelect, lines: Line[]): Promise<void> {
  await queueMail(tx, {
    mailKey: `invoice:${invoice.id}`,
    kind: 'invoice',
    recipient: invoice.billingEmail,
    content: invoiceMail(tx.site, {
      number: formatInvoiceNumber(invoice.number),
      teamName: invoice.teamName,
      period: formatPeriod(invoice),
      dueOn: formatInvoiceDay(invoice.dueAt),
      totalCents: invoice.totalCents,
      lines: lines.map(({ description, createdAt, amountCents }) => ({
        description,
        date: formatInvoiceDay(createdAt),
        amountCents,
      })),
    }),
  });
}
