import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { escapeHtml } from '#domain/mails/escape-html.ts';
import { isOptionalMail, optionalMails } from '#domain/mails/opt-outs/rules.ts';
import { stopMails } from '#domain/mails/opt-outs/stop-mails.ts';
import type { RequestEnv } from '../http/request-env.ts';

const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The List-Unsubscribe link. Opening it changes nothing, because mail scanners open links. Its button submits the form,
 * and so does the one that email programs show (RFC 8058).
 */
export function createUnsubscribeRoutes(
  ctx: Pick<Context, 'db' | 'keys' | 'now' | 'site'>,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use('/unsubscribe', async (c, next) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  app.get('/unsubscribe', (c) => {
    const kind = c.req.query('kind') ?? '';
    if (!isOptionalMail(kind)) return c.notFound();
    const form = '<form method="post"><button>Unsubscribe</button></form>';
    return c.html(page(ctx.site.name, `Stop ${optionalMails[kind]}?`, form));
  });
  app.post('/unsubscribe', async (c) => {
    const { email = '', kind = '', expires, signature } = c.req.query();
    try {
      await stopMails(ctx, { email, kind, expires, signature });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return c.html(page(ctx.site.name, error.message, ''), 403);
    }
    return c.html(
      page(ctx.site.name, 'You’re unsubscribed.', '<p>Other emails about your orders still arrive.</p>'),
    );
  });
  return app;
}

function page(siteName: string, heading: string, rest: string): string {
  const name = escapeHtml(siteName);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)} · ${name}</title><main><h1>${escapeHtml(heading)}</h1>${rest}<p><a href="/">${name}</a></p></main></html>`;
}
