import { randomUUID } from 'node:crypto';
import { oauthClients } from '#db/schema/assistants.ts';
import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';
import type { OauthClient } from './find-client.ts';
import { OauthError } from './oauth-error.ts';
import type { ClientRegistration } from './schema.ts';

const limits = [
  { limit: 10, windowSeconds: 60 },
  { limit: 100, windowSeconds: 86_400 },
];

/**
 * Registers an assistant that publishes no document about itself (RFC 7591). Each call registers a new one; any that
 * nobody connects are deleted after a month.
 */
export async function registerClient(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  { registration, ip }: { registration: ClientRegistration; ip: string },
): Promise<OauthClient> {
  await limitCalls(ctx, 'oauth-register', ip, limits);
  const { client_name: name, redirect_uris: redirectUris } = registration;
  const asks = (values: string[] | undefined, needed: string) => !values || values.includes(needed);
  if ((registration.token_endpoint_auth_method ?? 'none') !== 'none')
    throw new OauthError('invalid_client_metadata', 'token_endpoint_auth_method must be none');
  if (!asks(registration.grant_types, 'authorization_code') || !asks(registration.response_types, 'code'))
    throw new OauthError('invalid_client_metadata', 'Only the authorization code grant is supported');
  const [client] = await ctx.db
    .insert(oauthClients)
    .values({
      kind: 'registered',
      clientId: randomUUID(),
      name: name || 'An assistant',
      redirectUris,
      createdAt: ctx.now(),
    })
    .returning();
  if (!client) throw new Error('The assistant was not saved.');
  return client;
}
