import { oauthTokens } from '#db/schema/assistants.ts';
import type { ApiScope } from '../api-keys/rules.ts';
import type { Context } from '../context.ts';
import { createOauthSecret, hashOauthSecret } from './oauth-secret.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from './rules.ts';

export type IssuedTokens = { accessToken: string; refreshToken: string; scopes: ApiScope[] };
type Origin = { connectionId: string; familyId: string; resource: string };

/** Saves a new token pair. The access token may have fewer scopes than the refresh token. */
export async function issueTokens(
  ctx: Pick<Context, 'db' | 'now'>,
  { connectionId, familyId, resource }: Origin,
  scopes: { access: ApiScope[]; refresh: ApiScope[] },
): Promise<IssuedTokens> {
  const accessToken = createOauthSecret('access');
  const refreshToken = createOauthSecret('refresh');
  const row = (kind: 'access' | 'refresh', token: string, seconds: number) => ({
    kind,
    tokenHash: hashOauthSecret(token),
    connectionId,
    familyId,
    resource,
    scopes: scopes[kind],
    expiresAt: new Date(ctx.now().getTime() + seconds * 1000),
    createdAt: ctx.now(),
  });
  await ctx.db
    .insert(oauthTokens)
    .values([row('access', accessToken, ACCESS_SECONDS), row('refresh', refreshToken, REFRESH_SECONDS)]);
  return { accessToken, refreshToken, scopes: scopes.access };
}
