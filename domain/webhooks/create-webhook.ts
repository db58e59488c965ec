import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/in-transaction.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { sealSecret } from '../sealed-secret.ts';
import { type Holder, holderColumns, isHeldBy, lockHolder } from '../teams/holder.ts';
import { requireReachable } from './require-reachable.ts';
import { MAX_ENDPOINTS } from './rules.ts';
import type { CreateWebhook } from './schema.ts';
import { createWebhookSecret } from './webhook-secret.ts';

/**
 * Adds a webhook of the account, or of a team for its owners and admins, and returns its secret, which can't be read
 * again. Each call adds another one.
 */
export async function createWebhook(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'keys' | 'webhooks'>,
  input: CreateWebhook & Holder & { ip: string },
): Promise<{ id: string; secret: string }> {
  const { userId, teamId, url, events } = input;
  requireReachable(ctx, url);
  const id = randomUUID();
  const secret = createWebhookSecret();
  const sealedSecret = await sealSecret(ctx, id, secret);
  return inTransaction(ctx, async (tx) => {
    await lockHolder(tx, input);
    if ((await tx.db.$count(webhookEndpoints, isHeldBy(webhookEndpoints, input))) >= MAX_ENDPOINTS)
      throw new AppError(
        'conflict',
        `There are ${MAX_ENDPOINTS} webhooks. Delete one that nothing listens to anymore.`,
      );
    await tx.db
      .insert(webhookEndpoints)
      .values({ id, ...holderColumns(input), url, events, sealedSecret, createdAt: tx.now() });
    const entry = { action: 'webhook.created', subject: id, details: { url, events, teamId } };
    await recordAudit(tx, { actorId: userId, ip: input.ip, ...entry });
    return { id, secret };
  });
}
