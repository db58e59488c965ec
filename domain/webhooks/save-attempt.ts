import { and, eq } from 'drizzle-orm';
import type { WebhookAnswer } from '#adapters/webhook-sender/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema/webhooks.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { webhookDisabledMail } from '../mails/templates/webhook-disabled-mail.ts';
import { listHolderEmails } from '../teams/holder.ts';
import { settingsPath } from '../teams/rules.ts';
import { retryDelaysSeconds } from './rules.ts';
import { isTestLane } from './test-lane.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'log'>;
type Endpoint = typeof webhookEndpoints.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;
type Attempt = { endpoint: Endpoint; delivery: Delivery; answer: WebhookAnswer };

/**
 * Records one call and its consequence: delivered, tried again later, or abandoned after three days. An endpoint that
 * accepted nothing all that time, or says that it is gone, is turned off, and its owners are notified.
 */
export function saveAttempt(ctx: Ctx, { endpoint, delivery, answer }: Attempt): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.now();
    await tx.db.insert(webhookAttempts).values({
      deliveryId: delivery.id,
      status: answer.kind === 'answered' ? answer.status : null,
      error: answer.kind === 'failed' ? answer.error : null,
      responseBody: answer.kind === 'answered' ? answer.body.toWellFormed() : '',
      durationMs: answer.durationMs,
      createdAt: now,
    });
    const set = (change: Partial<Delivery>) =>
      tx.db
        .update(webhookDeliveries)
        .set({ ...change, claimedUntil: null })
        .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.status, 'pending')));
    if (answer.kind === 'answered' && answer.status >= 200 && answer.status < 300) {
      await set({ status: 'delivered', deliveredAt: now });
      await tx.db
        .update(webhookEndpoints)
        .set({ lastDeliveredAt: now })
        .where(eq(webhookEndpoints.id, endpoint.id));
      return;
    }
    const isGone = answer.kind === 'answered' && answer.status === 410;
    const delay = isTestLane(delivery.lane) || isGone ? undefined : retryDelaysSeconds[delivery.attempts - 1];
    if (delay !== undefined) {
      await set({ nextAttemptAt: new Date(now.getTime() + delay * 1000) });
      return;
    }
    await set({ status: 'failed' });
    if (isTestLane(delivery.lane)) return;
    if (isGone) await disable(tx, endpoint, 'Your server answered that this address is gone (410).');
    else if (!(await tookSomething(tx, endpoint.id, delivery.firstAttemptAt)))
      await disable(tx, endpoint, 'Your server rejected every request for three days.');
  });
}

async function tookSomething(tx: Ctx, endpointId: string, since: Date | null): Promise<boolean> {
  const [row] = await tx.db
    .select({ at: webhookEndpoints.lastDeliveredAt })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId));
  return !!row?.at && !!since && row.at >= since;
}

async function disable(tx: Ctx, endpoint: Endpoint, disabledReason: string): Promise<void> {
  const [disabled] = await tx.db
    .update(webhookEndpoints)
    .set({ isEnabled: false, disabledReason })
    .where(and(eq(webhookEndpoints.id, endpoint.id), eq(webhookEndpoints.isEnabled, true)))
    .returning({ id: webhookEndpoints.id });
  if (!disabled) return;
  const now = tx.now();
  await recordAudit(tx, {
    actorId: null,
    action: 'webhook.disabled',
    subject: endpoint.id,
    details: { disabledReason },
  });
  for (const recipient of await listHolderEmails(tx, endpoint))
    await queueMail(tx, {
      mailKey: `webhook-disabled:${endpoint.id}:${now.toISOString()}:${recipient}`,
      kind: 'webhook-disabled',
      recipient,
      content: webhookDisabledMail(tx.site, {
        url: endpoint.url,
        reason: disabledReason,
        settingsPath: settingsPath(endpoint),
      }),
    });
}
