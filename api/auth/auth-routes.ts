import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AccountError } from '#domain/accounts/account-error.ts';
import { decoyHash } from '#domain/accounts/password-hash.ts';
import type { Context } from '#domain/context.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { answerAuthError } from './answer-auth-error.ts';
import { createFactorRoutes } from './factor-routes.ts';
import { createLinkRoutes } from './link-routes.ts';
import { MAX_BODY_BYTES, tooLarge } from './read-body.ts';
import { createSessionRoutes } from './session-routes.ts';

const otherProviders = ['apple', 'azure', 'discord', 'facebook', 'github', 'google', 'linkedin', 'twitter'];

/** `/auth/v1`: the account API that the public auth client calls. */
export function createAuthRoutes(ctx: Context): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  void decoyHash(ctx);
  routes.onError(answerAuthError);
  routes.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  routes.use('*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => Promise.reject(tooLarge()) }));
  routes.get('/health', (c) =>
    c.json({ version: '1', name: 'GoTrue', description: `The accounts of ${ctx.site.name}` }),
  );
  routes.get('/settings', (c) => c.json(settings(ctx)));
  routes.route('/.well-known/jwks.json', createKeySetRoute(ctx));
  routes.route('/', createSessionRoutes(ctx));
  routes.route('/', createLinkRoutes(ctx));
  routes.route('/', createFactorRoutes(ctx));
  routes.all('*', () => {
    throw new AccountError(404, 'not_found', 'There is no such endpoint');
  });
  return routes;
}

/** The public keys, for `/.well-known/jwks.json`. */
export function createKeySetRoute(ctx: Context): Hono<RequestEnv> {
  return new Hono<RequestEnv>().get('/', async (c) => {
    const keys = await ctx.keys.publicKeys();
    return c.json({ keys }, 200, { 'Cache-Control': 'public, max-age=600' });
  });
}

function settings(ctx: Context) {
  return {
    external: {
      email: true,
      phone: false,
      anonymous_users: false,
      ...Object.fromEntries(otherProviders.map((name) => [name, false])),
    },
    disable_signup: !ctx.accounts.isSignUpOpen,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: ctx.sms?.provider ?? '',
    saml_enabled: false,
    passkeys_enabled: false,
  };
}
