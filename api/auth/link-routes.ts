import { Hono, type Context as HonoContext } from 'hono';
import { AccountError } from '#domain/accounts/account-error.ts';
import { limitRequests } from '#domain/accounts/limit-requests.ts';
import { recoverPassword } from '#domain/accounts/recover-password.ts';
import { resendConfirmation } from '#domain/accounts/resend-confirmation.ts';
import { chooseRedirect } from '#domain/accounts/rules.ts';
import { RecoverBody, ResendBody, SignUpBody, VerifyBody } from '#domain/accounts/schema.ts';
import { signUp } from '#domain/accounts/sign-up.ts';
import { verifyLink } from '#domain/accounts/verify-link.ts';
import type { Context } from '#domain/context.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readBody } from './read-body.ts';
import { readClient } from './read-caller.ts';
import { toPendingUser, toSession } from './to-json.ts';

/** Everything that emails a link, and the link itself. */
export function createLinkRoutes(ctx: Context): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();

  routes.post('/signup', async (c) => {
    await limitRequests(ctx, 'signup', c.var.clientIp);
    const { email, phone, password, data } = await readBody(c, SignUpBody);
    const redirectTo = c.req.query('redirect_to');
    const pending = await signUp(ctx, { email, phone, password, data, redirectTo, ip: c.var.clientIp });
    return c.json(toPendingUser(pending));
  });

  routes.post('/recover', async (c) => {
    await limitRequests(ctx, 'recover', c.var.clientIp);
    const { email } = await readBody(c, RecoverBody);
    await recoverPassword(ctx, { email, redirectTo: c.req.query('redirect_to') });
    return c.json({});
  });

  routes.post('/resend', async (c) => {
    await limitRequests(ctx, 'resend', c.var.clientIp);
    const { type, email } = await readBody(c, ResendBody);
    await resendConfirmation(ctx, { type, email, redirectTo: c.req.query('redirect_to') });
    return c.json({});
  });

  routes.post('/verify', async (c) => {
    await limitRequests(ctx, 'verify', c.var.clientIp);
    const body = await readBody(c, VerifyBody);
    if (!body.type) throw new AccountError(400, 'validation_failed', 'Verify requires a verification type');
    const token = body.token_hash || body.token;
    if (!token) throw new AccountError(400, 'validation_failed', 'Verify requires a token or a token hash');
    const isLink = !!body.token_hash;
    if (!isLink && !body.email) {
      const message = 'Only an email address or phone number should be provided on verify';
      throw new AccountError(400, 'validation_failed', message);
    }
    const email = isLink ? undefined : body.email?.toLowerCase();
    try {
      const grant = await verifyLink(ctx, { token, type: body.type, email, client: readClient(c) });
      return c.json(toSession(grant));
    } catch (error) {
      if (isLink || !(error instanceof AccountError) || error.accountCode !== 'otp_expired') throw error;
      throw new AccountError(403, 'otp_expired', 'Token has expired or is invalid');
    }
  });

  routes.get('/verify', async (c) => {
    // An email program that only previews the link must not use it up.
    if (c.req.method === 'HEAD') return c.body(null, 204);
    await limitRequests(ctx, 'verify', c.var.clientIp);
    const { token, type } = c.req.query();
    if (!token) throw new AccountError(400, 'validation_failed', 'Verify requires a token or a token hash');
    if (!type) throw new AccountError(400, 'validation_failed', 'Verify requires a verification type');
    const target = new URL(
      chooseRedirect(c.req.query('redirect_to'), ctx.site.url, ctx.accounts.allowedRedirects),
    );
    target.hash = (await resultOf(c, token, type)).toString();
    return c.redirect(target.href, 303);
  });

  async function resultOf(c: HonoContext<RequestEnv>, token: string, type: string): Promise<URLSearchParams> {
    try {
      const grant = await verifyLink(ctx, { token, type, client: readClient(c) });
      const session = toSession(grant);
      return new URLSearchParams({
        access_token: grant.accessToken,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: grant.refreshToken,
        sb: '',
        token_type: 'bearer',
        type,
      });
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return new URLSearchParams({
        error: 'access_denied',
        error_code: error.accountCode,
        error_description: error.message,
        sb: '',
      });
    }
  }

  return routes;
}
