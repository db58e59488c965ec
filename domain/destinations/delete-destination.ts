import { leadDestinations } from '#db/schema/destinations.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { type DestinationOf, isDestinationOf, missingDestination } from './lead-destination.ts';

/** Deletes a destination with its log; nothing more is sent there. A second call finds nothing. */
export async function deleteDestination(
  ctx: Pick<Context, 'db' | 'now'>,
  { destinationId, userId, ip }: DestinationOf & { ip: string },
): Promise<{ id: string }> {
  const [deleted] = await ctx.db
    .delete(leadDestinations)
    .where(isDestinationOf({ destinationId, userId }))
    .returning({ id: leadDestinations.id, kind: leadDestinations.kind, name: leadDestinations.name });
  if (!deleted) missingDestination();
  const { id, ...details } = deleted;
  await recordAudit(ctx, { actorId: userId, ip, action: 'destination.deleted', subject: id, details });
  return { id };
}
