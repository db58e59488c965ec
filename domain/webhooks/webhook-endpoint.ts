import { and, eq } from 'drizzle-orm';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isManagedBy } from '../teams/holder.ts';

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;
/** Who asks for a webhook; someone else's, or one of a team that they don't manage, counts as missing. */
export type EndpointOf = { endpointId: string; userId: string };

export function isEndpointOf({ endpointId, userId }: EndpointOf) {
  return and(eq(webhookEndpoints.id, endpointId), isManagedBy(webhookEndpoints, userId));
}

export async function requireEndpoint(ctx: Pick<Context, 'db'>, of: EndpointOf): Promise<WebhookEndpoint> {
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(isEndpointOf(of));
  return endpoint ?? missingEndpoint();
}

export function missingEndpoint(): never {
  throw new AppError('not_found', 'This webhook no longer exists.');
}
