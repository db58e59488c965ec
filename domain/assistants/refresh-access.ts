import { and, eq, gt, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { oauthClients, oauthConnections, oauthTokens } from '#db/schema/assistants.ts';
import type { ApiScope } from '../api-keys/rules.ts';
import type { Context } from '../context.ts';
import { type IssuedTokens, issueTokens } from './issue-tokens.ts';
import { OauthError } from './oauth-error.ts';
import { requireOauthResource } from './oauth-resource.ts';
import { hashOauthSecret } from './oauth-secret.ts';
import type { TokenRequest } from './schema.ts';

const wrong = () => new OauthError('invalid_grant', 'The refresh token is wrong, expired or used');
type Token = typeof oauthTokens.$inferSelect;

/**
 * Exchanges a refresh token for a new pair, once. If a used token comes again, one of the two callers stole it, so we
 * revoke its whole family. Only simultaneous calls are forgiven, and the second still gets nothing.
 */
export async function refreshAccess(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts'>,
  request: TokenRequest,
): Promise<IssuedTokens> {
  requireOauthResource(ctx, request.resource);
  const token = await findRefreshToken(ctx, request);
  const access = narrow(token.scopes, request.scope);
  const issued = await inTransaction(ctx, async (tx) => {
    const [taken] = await tx.db
      .update(oauthTokens)
      .set({ usedAt: tx.now() })
      .where(
        and(
          eq(oauthTokens.tokenHash, token.tokenHash),
          isNull(oauthTokens.usedAt),
          gt(oauthTokens.expiresAt, tx.now()),
        ),
      )
      .returning();
    return taken && issueTokens(tx, taken, { access, refresh: taken.scopes });
  });
  if (issued) return issued;
  await endReusedFamily(ctx, token.tokenHash);
  throw wrong();
}

/** Another assistant's token counts as a wrong one. */
async function findRefreshToken(ctx: Pick<Context, 'db'>, request: TokenRequest): Promise<Token> {
  const [row] = await ctx.db
    .select({ token: oauthTokens, clientId: oauthClients.clientId })
    .from(oauthTokens)
    .innerJoin(oauthConnections, eq(oauthConnections.id, oauthTokens.connectionId))
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConnections.clientId))
    .where(
      and(
        eq(oauthTokens.tokenHash, hashOauthSecret(request.refresh_token ?? '')),
        eq(oauthTokens.kind, 'refresh'),
      ),
    );
  if (!row || row.clientId !== request.client_id) throw wrong();
  return row.token;
}

async function endReusedFamily(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  tokenHash: string,
): Promise<void> {
  const [token] = await ctx.db.select().from(oauthTokens).where(eq(oauthTokens.tokenHash, tokenHash));
  if (!token?.usedAt) return;
  const isSameMoment = ctx.now().getTime() - token.usedAt.getTime() < ctx.accounts.reuseSeconds * 1000;
  if (!isSameMoment) await ctx.db.delete(oauthTokens).where(eq(oauthTokens.familyId, token.familyId));
}

function narrow(granted: ApiScope[], asked: string | undefined): ApiScope[] {
  const wanted = (asked ?? '').split(' ').filter((scope) => scope !== '');
  if (wanted.length === 0) return granted;
  const scopes = granted.filter((scope) => wanted.includes(scope));
  if (scopes.length === 0) throw new OauthError('invalid_scope', 'None of these scopes was granted');
  return scopes;
}
