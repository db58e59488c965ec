import { and, eq } from 'drizzle-orm';
import { leadDestinations } from '#db/schema/destinations.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isManagedBy } from '../teams/holder.ts';

export type LeadDestination = typeof leadDestinations.$inferSelect;
/** Who asks for a destination; someone else's, or one of a team that they don't manage, counts as missing. */
export type DestinationOf = { destinationId: string; userId: string };

export function isDestinationOf({ destinationId, userId }: DestinationOf) {
  return and(eq(leadDestinations.id, destinationId), isManagedBy(leadDestinations, userId));
}

export async function requireDestination(
  ctx: Pick<Context, 'db'>,
  of: DestinationOf,
): Promise<LeadDestination> {
  const [destination] = await ctx.db.select().from(leadDestinations).where(isDestinationOf(of));
  return destination ?? missingDestination();
}

export function missingDestination(): never {
  throw new AppError('not_found', 'This destination no longer exists.');
}
