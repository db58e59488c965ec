import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { sealSecret } from '../sealed-secret.ts';
import { requireReachable } from './require-reachable.ts';
import { MAX_ENDPOINTS } from './rules.ts';
import type { CreateWebhook } from './schema.ts';
import { createWebhookSecret } from './webhook-secret.ts';

/** Adds a webhook and returns its secret, which can't be read again. Each call adds another one. */
export async function createWebhook(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'keys' | 'webhooks'>,
  input: CreateWebhook & { userId: string; ip: string },
): Promise<{ id: string; secret: string }> {
  const { userId, url, events } = input;
  requireReachable(ctx, url);
  const id = randomUUID();
  const secret = createWebhookSecret();
  const sealedSecret = await sealSecret(ctx, id, secret);
  return inTransaction(ctx, async (tx) => {
    // The lock makes two calls at once count each other's webhook.
    const [user] = await tx.db
      .select({ confirmedAt: authUsers.emailConfirmedAt })
      .from(authUsers)
      .where(eq(authUsers.id, userId))
      .for('no key update');
    if (!user?.confirmedAt) throw new AppError('forbidden', 'Confirm your email address first.');
    if ((await tx.db.$count(webhookEndpoints, eq(webhookEndpoints.userId, userId))) >= MAX_ENDPOINTS)
      throw new AppError(
        'conflict',
        `You have ${MAX_ENDPOINTS} webhooks. Delete one you no longer use first.`,
      );
    await tx.db
      .insert(webhookEndpoints)
      .values({ id, userId, url, events, sealedSecret, createdAt: tx.now() });
    const entry = { action: 'webhook.created', subject: id, details: { url, events } };
    await recordAudit(tx, { actorId: userId, ip: input.ip, ...entry });
    return { id, secret };
  });
}
