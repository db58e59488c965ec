import { and, eq, or } from 'drizzle-orm';
import { oauthClients, oauthConnections, oauthTokens } from '#db/schema/assistants.ts';
import type { Context } from '../context.ts';
import { hashOauthSecret } from './oauth-secret.ts';

/** Revokes a token; for a refresh token, its whole family. Unknown tokens aren't an error (RFC 7009). Repeatable. */
export async function revokeToken(
  ctx: Pick<Context, 'db'>,
  { token, clientId }: { token: string; clientId: string },
): Promise<void> {
  const tokenHash = hashOauthSecret(token);
  const [row] = await ctx.db
    .select({ token: oauthTokens })
    .from(oauthTokens)
    .innerJoin(oauthConnections, eq(oauthConnections.id, oauthTokens.connectionId))
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConnections.clientId))
    .where(and(eq(oauthTokens.tokenHash, tokenHash), eq(oauthClients.clientId, clientId)));
  if (!row) return;
  const isFamily = row.token.kind === 'refresh' ? eq(oauthTokens.familyId, row.token.familyId) : undefined;
  await ctx.db.delete(oauthTokens).where(or(eq(oauthTokens.tokenHash, tokenHash), isFamily));
}
