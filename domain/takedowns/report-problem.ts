import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { problemReports } from '#db/schema/records.ts';
import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { problemReportMail } from '../mails/templates/report-mails.ts';
import { REPORT_DUE_HOURS, reasonNames } from './rules.ts';
import type { ProblemReport } from './schema.ts';

const limits = [
  { limit: 3, windowSeconds: 60 },
  { limit: 20, windowSeconds: 86_400 },
];

/**
 * Saves a visitor's report about a public page with staff's deadline for deciding, and notifies staff. Each call
 * is a new report. If the hidden field is filled in, a bot sent the form and it is silently dropped.
 */
export async function reportProblem(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'site' | 'orders'>,
  { page, reason, message, name, email, website, ip }: ProblemReport & { ip: string },
): Promise<void> {
  await limitCalls(ctx, 'problem-report', ip, limits);
  if (website) return;
  const [, slug] = /^\/(?:listings?|embed)\/([^/]+)/.exec(page) ?? [];
  await inTransaction(ctx, async (tx) => {
    const [listing] = slug
      ? await tx.db
          .select({ id: listings.id })
          .from(listings)
          .where(eq(listings.slug, decodeSlug(slug)))
      : [];
    const dueAt = new Date(ctx.now().getTime() + REPORT_DUE_HOURS * 3_600_000);
    const [report] = await tx.db
      .insert(problemReports)
      .values({
        pagePath: page,
        listingId: listing?.id ?? null,
        reason,
        message,
        reporterName: name,
        reporterEmail: email,
        dueAt,
        createdAt: ctx.now(),
      })
      .returning({ id: problemReports.id });
    const content = problemReportMail(ctx.site, {
      page,
      reason: reasonNames[reason],
      message,
      name,
      email,
      dueAt,
    });
    await queueMail(tx, {
      mailKey: `problem-report:${report?.id}`,
      kind: 'problem-report',
      recipient: ctx.orders.staffInbox,
      replyTo: email,
      content,
    });
  });
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
