import { type ApiScope, apiScopes } from '../api-keys/rules.ts';
import type { Context } from '../context.ts';
import { findClient, type OauthClient } from './find-client.ts';
import { OauthError } from './oauth-error.ts';
import { requireOauthResource } from './oauth-resource.ts';
import { isOwnRedirectUri } from './rules.ts';
import type { AuthorizationRequest } from './schema.ts';

/** `redirectUri` belongs to the assistant; nothing may be sent anywhere else. */
export type CheckedAuthorization =
  | { client: OauthClient; redirectUri: string; scopes: ApiScope[]; codeChallenge: string; error?: undefined }
  | { client: OauthClient; redirectUri: string; error: OauthError };

/** Checks a request before asking the user. Throws while we can't be sure where an answer would go. */
export async function checkAuthorization(
  ctx: Pick<Context, 'db' | 'now' | 'site' | 'clientDocuments'>,
  request: AuthorizationRequest,
): Promise<CheckedAuthorization> {
  if (!request.client_id) throw new OauthError('invalid_request', 'The assistant didn’t identify itself.');
  const client = await findClient(ctx, request.client_id);
  const redirectUri = request.redirect_uri ?? '';
  if (!isOwnRedirectUri(redirectUri, client.redirectUris))
    throw new OauthError(
      'invalid_request',
      'The request would send you to a website that doesn’t belong to this assistant.',
    );
  try {
    return { client, redirectUri, ...readWishes(ctx, request) };
  } catch (error) {
    if (error instanceof OauthError) return { client, redirectUri, error };
    throw error;
  }
}

function readWishes(ctx: Pick<Context, 'site'>, request: AuthorizationRequest) {
  if (request.response_type !== 'code')
    throw new OauthError('unsupported_response_type', 'response_type must be code');
  const codeChallenge = request.code_challenge ?? '';
  if (request.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
    throw new OauthError('invalid_request', 'PKCE with S256 is required');
  requireOauthResource(ctx, request.resource);
  return { codeChallenge, scopes: readScopes(request.scope) };
}

/** All scopes if none are requested; unknown ones, such as offline_access, are ignored. */
function readScopes(asked: string | undefined): ApiScope[] {
  const wanted = (asked ?? '').split(' ').filter((scope) => scope !== '');
  if (wanted.length === 0) return [...apiScopes];
  const scopes = apiScopes.filter((scope) => wanted.includes(scope));
  if (scopes.length === 0) throw new OauthError('invalid_scope', `Known scopes: ${apiScopes.join(' ')}`);
  return scopes;
}
