import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { oauthClients, oauthCodes, oauthConnections, oauthTokens } from '#db/schema/assistants.ts';
import type { Context } from '../context.ts';
import { type IssuedTokens, issueTokens } from './issue-tokens.ts';
import { OauthError } from './oauth-error.ts';
import { requireOauthResource } from './oauth-resource.ts';
import { hashOauthSecret } from './oauth-secret.ts';
import type { TokenRequest } from './schema.ts';

const wrong = () => new OauthError('invalid_grant', 'The code is wrong, expired or used');

/**
 * Exchanges a code for tokens, once. If a code comes a second time, someone else has seen it, so the tokens from its
 * first use are revoked. A wrong proof uses the code up.
 */
export async function redeemCode(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  request: TokenRequest,
): Promise<IssuedTokens> {
  const codeHash = hashOauthSecret(request.code ?? '');
  const [code] = await ctx.db
    .update(oauthCodes)
    .set({ usedAt: ctx.now() })
    .where(and(eq(oauthCodes.codeHash, codeHash), isNull(oauthCodes.usedAt)))
    .returning();
  if (!code) {
    const [used] = await ctx.db.select().from(oauthCodes).where(eq(oauthCodes.codeHash, codeHash));
    if (used) await ctx.db.delete(oauthTokens).where(eq(oauthTokens.familyId, used.familyId));
    throw wrong();
  }
  requireOauthResource(ctx, request.resource);
  const [connection] = await ctx.db
    .select({ clientId: oauthClients.clientId })
    .from(oauthConnections)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConnections.clientId))
    .where(eq(oauthConnections.id, code.connectionId));
  const isRight =
    code.expiresAt > ctx.now() &&
    connection?.clientId === request.client_id &&
    code.redirectUri === request.redirect_uri &&
    provesChallenge(request.code_verifier ?? '', code.codeChallenge);
  if (!isRight) throw wrong();
  return issueTokens(ctx, code, { access: code.scopes, refresh: code.scopes });
}

function provesChallenge(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
