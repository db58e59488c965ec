import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { fulfillOrder } from '../../podcasts/fulfill-order.ts';
import type { TestStep } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;
type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

const testCents = 999;

/** Thrown to roll back everything the rehearsal wrote. */
class RollBack extends Error {}

/**
 * Plays through what a payment triggers, checks each result and rolls everything back: nothing is charged, sent or
 * stored except the entry in the audit log. May be repeated.
 */
export async function rehearsePayment(
  ctx: Ctx,
  input: { email: string; actor: Actor },
): Promise<{ success: boolean; steps: TestStep[] }> {
  const steps: TestStep[] = [];
  await attempt(ctx, steps, 'The payment provider answers', async () => {
    await ctx.payments.readSession(`cs_test_${randomUUID().replaceAll('-', '')}`);
    return ctx.payments.provider;
  });
  await attempt(ctx, steps, 'A paid order is carried out', () => rehearseOrder(ctx, input, steps));
  const success = steps.every((step) => step.isOk);
  await recordAudit(ctx, { ...input.actor, action: 'workflow_test.payment', details: { success } });
  return { success, steps };
}

async function rehearseOrder(
  ctx: Ctx,
  { email, actor }: { email: string; actor: Actor },
  steps: TestStep[],
): Promise<string> {
  try {
    await inTransaction(ctx, async (tx) => {
      const sessionId = `rehearsal-${randomUUID()}`;
      const [order] = await tx.db
        .insert(checkouts)
        .values({
          idempotencyKey: sessionId,
          provider: tx.payments.provider,
          sessionId,
          status: 'paid',
          userId: actor.actorId,
          customerEmail: email,
          customerFirstName: 'Test',
          links: [{ listingUrl: new URL(`/demo/lake-estate?${sessionId}`, tx.site.url).href, facts: null }],
          unitCents: testCents,
          paidCents: testCents,
          expiresAt: tx.now(),
        })
        .returning();
      if (!order) throw new Error('The test order was not written.');
      await fulfillOrder(tx, { ...order, sessionId });
      await checkResults(tx, order.id, sessionId, steps);
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
  return 'Everything was taken back.';
}

async function checkResults(tx: Ctx, orderId: string, sessionId: string, steps: TestStep[]): Promise<void> {
  const [podcast] = await tx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId));
  const podcastId = podcast?.id ?? randomUUID();
  const isPaid = podcast?.status === 'paid' && podcast.amountCents === testCents;
  steps.push({ title: 'The podcast is ordered and paid', isOk: isPaid, note: podcast?.status ?? 'missing' });
  const pages = await tx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  steps.push({
    title: 'Its listing page is prepared',
    isOk: pages.length === 1,
    note: `${pages.length} page`,
  });
  const leads = await tx.db.select().from(contacts).where(eq(contacts.podcastId, podcastId));
  steps.push({ title: 'The lead is written down', isOk: leads.length === 1, note: `${leads.length} lead` });
  const sent = await tx.db
    .select()
    .from(mails)
    .where(eq(mails.mailKey, `order-confirmation:${orderId}`));
  steps.push({
    title: 'The confirmation is written',
    isOk: sent.length === 1,
    note: sent.map((mail) => mail.subject).join(', '),
  });
}

async function attempt(ctx: Ctx, steps: TestStep[], title: string, run: () => Promise<string>) {
  try {
    const note = await run();
    steps.push({ title, isOk: true, note });
  } catch (err) {
    ctx.log.error({ err, title }, 'a workflow test failed');
    steps.push({ title, isOk: false, note: err instanceof Error ? err.message.slice(0, 300) : 'failed' });
  }
}
