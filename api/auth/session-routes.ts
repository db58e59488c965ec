import { Hono } from 'hono';
import { AccountError } from '#domain/accounts/account-error.ts';
import { limitRequests } from '#domain/accounts/limit-requests.ts';
import { loadAccount } from '#domain/accounts/queries.ts';
import { refreshSession } from '#domain/accounts/refresh-session.ts';
import { PasswordBody, RefreshBody, UserBody } from '#domain/accounts/schema.ts';
import { signIn } from '#domain/accounts/sign-in.ts';
import { signOut } from '#domain/accounts/sign-out.ts';
import { updateUser } from '#domain/accounts/update-user.ts';
import type { Context } from '#domain/context.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readBody } from './read-body.ts';
import { readCaller, readClient } from './read-caller.ts';
import { toSession, toUser } from './to-json.ts';

/** Tokens, the user behind them, and signing out. */
export function createSessionRoutes(ctx: Context): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();

  routes.post('/token', async (c) => {
    const client = readClient(c);
    const grant = c.req.query('grant_type');
    if (grant === 'refresh_token') {
      const { refresh_token: refreshToken = '' } = await readBody(c, RefreshBody);
      return c.json(toSession(await refreshSession(ctx, { refreshToken, client })));
    }
    await limitRequests(ctx, 'token', client.ip);
    if (grant !== 'password') throw new AccountError(400, 'invalid_credentials', 'unsupported_grant_type');
    const { email, phone, password = '' } = await readBody(c, PasswordBody);
    if (!email && phone) throw new AccountError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    if (!email) throw new AccountError(400, 'validation_failed', 'missing email or phone');
    return c.json(toSession(await signIn(ctx, { email, password, client })));
  });

  routes.get('/user', async (c) => {
    const { user } = await readCaller(ctx, c);
    return c.json(toUser(await loadAccount(ctx, user)));
  });

  routes.put('/user', async (c) => {
    await limitRequests(ctx, 'update-user', c.var.clientIp);
    const caller = await readCaller(ctx, c);
    const { password, data, email, phone, app_metadata: appMetadata } = await readBody(c, UserBody);
    const hasAppMetadata = appMetadata !== undefined && appMetadata !== null;
    const change = { password, data, email, phone, hasAppMetadata, ip: c.var.clientIp };
    return c.json(toUser(await updateUser(ctx, caller, change)));
  });

  routes.post('/logout', async (c) => {
    const caller = await readCaller(ctx, c);
    await signOut(ctx, caller, { scope: c.req.query('scope') || 'global', ip: c.var.clientIp });
    return c.body(null, 204);
  });

  return routes;
}
