import type { Hono } from 'hono';
import type { RequestEnv } from '#api/http/request-env.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { signIn } from '#domain/accounts/sign-in.ts';
import type { Context } from '#domain/context.ts';
import { createWebsite } from '#server/website.ts';

/** The whole website in this process, without built browser files. */
export function createFullApp(
  ctx: Context,
  overrides: Partial<Parameters<typeof createWebsite>[0]> = {},
): Hono<RequestEnv> {
  return createWebsite({
    ctx,
    assets: {
      siteStyles: { inline: 'body{}', cspHash: 'sha256-test' },
      siteScript: '/assets/site.js',
      fontPreloads: [],
      appScript: '/assets/app.js',
      appStart: { inline: 'start()', cspHash: 'sha256-start' },
      appStyles: [],
      appPreloads: [],
      screenPreloads: {},
    },
    trustedProxies: 0,
    cacheBytes: 10_000_000,
    hasDevPages: true,
    health: async () => ({ status: 'ok' }),
    stopping: new AbortController().signal,
    ...overrides,
  }).app;
}

const PASSWORD = 'Test-password-1';

/** The Authorization header of a new, confirmed account. */
export async function signedIn(
  ctx: Context,
  person: { email: string; isAdmin?: boolean },
): Promise<{ userId: string; headers: { Authorization: string } }> {
  const { userId } = await createConfirmedUser(ctx, { firstName: 'Test', password: PASSWORD, ...person });
  const client = { ip: '127.0.0.1', userAgent: null };
  const { accessToken } = await signIn(ctx, { email: person.email, password: PASSWORD, client });
  return { userId, headers: { Authorization: `Bearer ${accessToken}` } };
}
