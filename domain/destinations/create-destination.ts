import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/in-transaction.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { sealSecret } from '../sealed-secret.ts';
import { type Holder, holderColumns, isHeldBy, lockHolder } from '../teams/holder.ts';
import { createWebhookSecret } from '../webhooks/webhook-secret.ts';
import { requireReachableUrl } from './require-reachable-url.ts';
import { MAX_DESTINATIONS, settingsOf, withoutEmpty } from './rules.ts';
import type { CreateDestination } from './schema.ts';

/**
 * Adds a destination of the account, or of a team for its owners and admins; leads from now on are sent there. Returns
 * the signing secret of a webhook, which can't be read again. Each call adds another one.
 */
export async function createDestination(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'keys' | 'webhooks'>,
  input: CreateDestination & Holder & { ip: string },
): Promise<{ id: string; secret: string | null }> {
  const { userId, teamId, kind, name, mapping = {} } = input;
  const settings = settingsOf(kind, input.settings ?? {});
  requireReachableUrl(ctx, settings.url);
  const id = randomUUID();
  const signingSecret = kind === 'webhook' ? createWebhookSecret() : null;
  const secret = signingSecret ?? input.secret;
  const sealedSecret = secret ? await sealSecret(ctx, id, secret) : null;
  return inTransaction(ctx, async (tx) => {
    await lockHolder(tx, input);
    if ((await tx.db.$count(leadDestinations, isHeldBy(leadDestinations, input))) >= MAX_DESTINATIONS)
      throw new AppError(
        'conflict',
        `There are ${MAX_DESTINATIONS} destinations. Delete one you no longer use first.`,
      );
    const row = {
      id,
      ...holderColumns(input),
      kind,
      name,
      settings,
      mapping: withoutEmpty(mapping),
      sealedSecret,
    };
    await tx.db.insert(leadDestinations).values({ ...row, createdAt: tx.now() });
    const entry = { action: 'destination.created', subject: id, details: { kind, name, settings, teamId } };
    await recordAudit(tx, { actorId: userId, ip: input.ip, ...entry });
    return { id, secret: signingSecret };
  });
}
