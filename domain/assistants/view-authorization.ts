import type { Context } from '../context.ts';
import { checkAuthorization } from './check-authorization.ts';
import { hostOfClient } from './find-client.ts';
import { OauthError } from './oauth-error.ts';
import { returnAddress } from './return-address.ts';
import { isLoopback } from './rules.ts';
import type { AuthorizationRequest, AuthorizationView } from './schema.ts';

/** What the consent screen asks, or why it can't. Changes nothing except what we know about the assistant. */
export async function viewAuthorization(
  ctx: Pick<Context, 'db' | 'now' | 'site' | 'clientDocuments'>,
  request: AuthorizationRequest,
): Promise<AuthorizationView> {
  try {
    const checked = await checkAuthorization(ctx, request);
    const { client, redirectUri } = checked;
    if (checked.error) {
      const returnTo = returnAddress(ctx, redirectUri, request.state, { error: checked.error });
      return { kind: 'refused', message: checked.error.message, returnTo, clientName: client.name };
    }
    const target = new URL(redirectUri);
    return {
      kind: 'ask',
      clientName: client.name,
      clientHost: hostOfClient(client),
      redirectHost: target.host,
      isLocal: isLoopback(target),
      scopes: checked.scopes,
    };
  } catch (error) {
    if (!(error instanceof OauthError)) throw error;
    return { kind: 'refused', message: error.message, returnTo: null, clientName: null };
  }
}
