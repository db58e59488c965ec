import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries } from '#db/schema/leads.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { sealSecret } from '../sealed-secret.ts';
import { isDestinationOf, requireDestination } from './lead-destination.ts';
import { requireReachableUrl } from './require-reachable-url.ts';
import { destinationProblems, settingsOf, withoutEmpty } from './rules.ts';
import type { UpdateDestination } from './schema.ts';

/** Changes a destination. If it's turned on again, it gets the leads that have waited. May be repeated. */
export async function updateDestination(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'keys' | 'webhooks'>,
  { destinationId, userId, ip, ...change }: UpdateDestination & { userId: string; ip: string },
): Promise<void> {
  const { kind } = await requireDestination(ctx, { destinationId, userId });
  const fields = destinationProblems({ kind, ...change }, { isNew: false });
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('invalid', problem, { fields });
  const { name, mapping, isEnabled } = change;
  const settings = change.settings && settingsOf(kind, change.settings);
  requireReachableUrl(ctx, settings?.url);
  // The secret of a webhook is ours and can't be typed.
  const secret = kind === 'webhook' ? undefined : change.secret;
  const sealedSecret = secret ? await sealSecret(ctx, destinationId, secret) : undefined;
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(leadDestinations)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(settings === undefined ? {} : { settings }),
        ...(mapping === undefined ? {} : { mapping: withoutEmpty(mapping) }),
        ...(sealedSecret === undefined ? {} : { sealedSecret }),
        ...(isEnabled === undefined ? {} : { isEnabled }),
        updatedAt: tx.now(),
      })
      .where(isDestinationOf({ destinationId, userId }));
    if (isEnabled) await queueWaiting(tx, destinationId);
    const details = { name, settings, mapping, isEnabled, hasNewSecret: sealedSecret !== undefined };
    await recordAudit(tx, {
      actorId: userId,
      ip,
      action: 'destination.updated',
      subject: destinationId,
      details,
    });
  });
}

async function queueWaiting(tx: Pick<Context, 'db' | 'queue'>, destinationId: string): Promise<void> {
  const waiting = await tx.db
    .select({ deliveryId: contactDeliveries.id })
    .from(contactDeliveries)
    .where(and(eq(contactDeliveries.destinationId, destinationId), eq(contactDeliveries.status, 'pending')));
  await tx.queue.sendAll(
    'deliver-contact',
    waiting.map((payload) => ({ payload, options: { key: payload.deliveryId } })),
  );
}
