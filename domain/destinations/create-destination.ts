import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { sealSecret } from '../sealed-secret.ts';
import { createWebhookSecret } from '../webhooks/webhook-secret.ts';
import { requireReachableUrl } from './require-reachable-url.ts';
import { MAX_DESTINATIONS, settingsOf, withoutEmpty } from './rules.ts';
import type { CreateDestination } from './schema.ts';

/**
 * Adds a destination; leads that come from now on are sent there. Returns the signing secret of a webhook, which can't be
 * read again. Each call adds another one.
 */
export async function createDestination(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'keys' | 'webhooks'>,
  input: CreateDestination & { userId: string; ip: string },
): Promise<{ id: string; secret: string | null }> {
  const { userId, kind, name, mapping = {} } = input;
  const settings = settingsOf(kind, input.settings ?? {});
  requireReachableUrl(ctx, settings.url);
  const id = randomUUID();
  const signingSecret = kind === 'webhook' ? createWebhookSecret() : null;
  const secret = signingSecret ?? input.secret;
  const sealedSecret = secret ? await sealSecret(ctx, id, secret) : null;
  return inTransaction(ctx, async (tx) => {
    // The lock makes two calls at once count each other's destination.
    const [user] = await tx.db
      .select({ confirmedAt: authUsers.emailConfirmedAt })
      .from(authUsers)
      .where(eq(authUsers.id, userId))
      .for('no key update');
    if (!user?.confirmedAt) throw new AppError('forbidden', 'Confirm your email address first.');
    if ((await tx.db.$count(leadDestinations, eq(leadDestinations.userId, userId))) >= MAX_DESTINATIONS)
      throw new AppError(
        'conflict',
        `You have ${MAX_DESTINATIONS} destinations. Delete one you no longer use first.`,
      );
    const row = { id, userId, kind, name, settings, mapping: withoutEmpty(mapping), sealedSecret };
    await tx.db.insert(leadDestinations).values({ ...row, createdAt: tx.now() });
    const entry = { action: 'destination.created', subject: id, details: { kind, name, settings } };
    await recordAudit(tx, { actorId: userId, ip: input.ip, ...entry });
    return { id, secret: signingSecret };
  });
}
