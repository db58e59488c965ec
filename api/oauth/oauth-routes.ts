import { Hono, type Context as HonoContext } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { OauthError } from '#domain/assistants/oauth-error.ts';
import { redeemCode } from '#domain/assistants/redeem-code.ts';
import { refreshAccess } from '#domain/assistants/refresh-access.ts';
import { registerClient } from '#domain/assistants/register-client.ts';
import { revokeToken } from '#domain/assistants/revoke-token.ts';
import { ACCESS_SECONDS, AGENT_PATH } from '#domain/assistants/rules.ts';
import { ClientRegistration, TokenRequest } from '#domain/assistants/schema.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import { describeError } from '../http/answer-error.ts';
import { limitBody, REQUEST_TOO_LARGE } from '../http/limit-body.ts';
import { readJson } from '../http/read-json.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { authorizationServerMetadata, protectedResourceMetadata } from './oauth-metadata.ts';

type Request = HonoContext<RequestEnv>;

const bodyLimit = { maxBytes: 32 * 1024, tooLarge: REQUEST_TOO_LARGE };
const perMinute = [{ limit: 60, windowSeconds: 60 }];

/** How assistants get tokens: discovery, registration, exchange, revocation. People decide at /oauth/authorize. */
export function createOauthRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  // Tokens are in bodies and never in cookies, so pages of any origin may call.
  for (const path of ['/.well-known/*', '/token', '/register', '/revoke'])
    app.use(path.startsWith('/.') ? path : `/oauth${path}`, cors({ origin: '*' }));
  const lasting = { 'Cache-Control': 'public, max-age=3600' };
  app.get('/.well-known/oauth-authorization-server', (c) =>
    c.json(authorizationServerMetadata(ctx), 200, lasting),
  );
  for (const path of ['', AGENT_PATH])
    app.get(`/.well-known/oauth-protected-resource${path}`, (c) =>
      c.json(protectedResourceMetadata(ctx), 200, lasting),
    );

  app.post('/oauth/register', (c) =>
    answer(c, 'register', async () => {
      const given = await readJson(c);
      const registration = ClientRegistration.safeParse(given);
      if (!registration.success) throw refuseRegistration(registration.error.issues[0]?.path[0]);
      const client = await registerClient(ctx, { registration: registration.data, ip: c.var.clientIp });
      return c.json(
        {
          client_id: client.clientId,
          client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
          client_name: client.name,
          redirect_uris: client.redirectUris,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        },
        201,
      );
    }),
  );

  app.post('/oauth/token', (c) =>
    answer(c, 'token', async () => {
      const parsed = TokenRequest.safeParse(await readForm(c));
      if (!parsed.success) throw new OauthError('invalid_request', 'A parameter is too long or not valid');
      const request = parsed.data;
      if (!request.client_id) throw new OauthError('invalid_request', 'client_id is missing');
      const issued = await exchange(request);
      return c.json({
        access_token: issued.accessToken,
        token_type: 'Bearer',
        expires_in: ACCESS_SECONDS,
        refresh_token: issued.refreshToken,
        scope: issued.scopes.join(' '),
      });
    }),
  );

  app.post('/oauth/revoke', (c) =>
    answer(c, 'revoke', async () => {
      const { token, client_id: clientId } = await readForm(c);
      if (!token || !clientId) throw new OauthError('invalid_request', 'token and client_id are required');
      await revokeToken(ctx, { token, clientId });
      return c.body(null, 200);
    }),
  );

  function exchange(request: TokenRequest) {
    if (request.grant_type === 'authorization_code') return redeemCode(ctx, request);
    if (request.grant_type === 'refresh_token') return refreshAccess(ctx, request);
    throw new OauthError('unsupported_grant_type', 'Use authorization_code or refresh_token');
  }

  async function answer(c: Request, name: string, work: () => Promise<Response>): Promise<Response> {
    c.header('Cache-Control', 'no-store');
    try {
      await limitCalls(ctx, `oauth-${name}-call`, c.var.clientIp, perMinute);
      c.req.raw = limitBody(c.req.raw, bodyLimit);
      return await work();
    } catch (error) {
      return refuse(c, error);
    }
  }
  return app;
}

function refuseRegistration(field: PropertyKey | undefined): OauthError {
  return field === 'redirect_uris'
    ? new OauthError('invalid_redirect_uri', 'Redirect URIs must use https, or http on localhost')
    : new OauthError('invalid_client_metadata', `${String(field ?? 'The request')} is not valid`);
}

/** RFC 6749, section 3.2: form fields, each at most once. */
async function readForm(c: Request): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new OauthError('invalid_request', 'Send application/x-www-form-urlencoded');
  const fields = new URLSearchParams(await c.req.text());
  if (new Set(fields.keys()).size !== [...fields.keys()].length)
    throw new OauthError('invalid_request', 'A parameter was sent twice');
  return Object.fromEntries(fields);
}

/** RFC 6749, section 5.2. */
function refuse(c: Request, error: unknown): Response {
  if (error instanceof OauthError)
    return c.json({ error: error.code, error_description: error.message }, 400);
  const { status, message } = describeError(error, c);
  const code = error instanceof AppError && status < 500 ? 'invalid_request' : 'server_error';
  return c.json({ error: code, error_description: message }, status as ContentfulStatusCode);
}
