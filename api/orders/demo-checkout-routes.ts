import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { escapeHtml } from '#domain/mails/escape-html.ts';
import { confirmPayment } from '#domain/podcasts/confirm-payment.ts';
import { formatCents } from '#domain/podcasts/rules.ts';
import type { RequestEnv } from '../http/request-env.ts';

type Checkout = NonNullable<Context['payments']['demoCheckout']>;
type DemoSession = NonNullable<Awaited<ReturnType<Checkout['find']>>>;

const styles = `*{box-sizing:border-box}body{margin:0;background:#fbf7ee;color:#1c2116;font:17px/1.5 Figtree,system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2.5rem 1.25rem}h1{margin:0 0 1rem;font:600 1.9rem/1.2 Fraunces,Georgia,serif}
.note{margin:0 0 1.5rem;padding:.75rem 1rem;border-left:4px solid #b34608;background:#f2ecdf}
dl{margin:0 0 1.75rem;border-top:1px solid #dbd3c4}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid #dbd3c4}
dt{color:#4e5244}dd{margin:0;overflow-wrap:anywhere}.total dd{font-weight:600}form{display:grid;gap:.75rem}
button{min-height:3rem;padding:.6rem 1rem;border:1px solid #696a5d;border-radius:6px;background:#fffdf8;color:inherit;font:inherit;cursor:pointer}
.pay{border-color:#b34608;background:#b34608;color:#fefbf5;font-weight:600}button:focus-visible,a:focus-visible{outline:3px solid #173525;outline-offset:2px}a{color:#173525}`;
const stylesHash = createHash('sha256').update(styles).digest('base64');

/** The page that stands in for a payment provider. It doesn't exist where real payments are taken. */
export function createDemoCheckoutRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const checkout = ctx.payments.demoCheckout;
  if (!checkout) return app;
  app.use('/demo-checkout/*', async (c, next) => {
    await next();
    const policy = `default-src 'none'; style-src 'sha256-${stylesHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  });
  app.get('/demo-checkout/:sessionId', async (c) => {
    const session = await checkout.find(c.req.param('sessionId'));
    return session ? c.html(page(ctx.site.name, session)) : c.html(missing(ctx.site.name), 404);
  });
  app.post('/demo-checkout/:sessionId', async (c) => {
    const sessionId = c.req.param('sessionId');
    const session = await checkout.find(sessionId);
    if (!session) return c.html(missing(ctx.site.name), 404);
    const { choice } = await c.req.parseBody().catch(() => ({ choice: '' }));
    if (choice === 'cancel') return c.redirect(session.cancelUrl, 303);
    if (choice !== 'pay' && choice !== 'fail') return c.redirect(`/demo-checkout/${session.sessionId}`, 303);
    await checkout.resolve(sessionId, choice === 'pay' ? 'paid' : 'failed');
    await confirmPayment(ctx, sessionId);
    return c.redirect(session.successUrl.replace('{SESSION_ID}', sessionId), 303);
  });
  return app;
}

const states: Record<DemoSession['state'], string> = {
  open: 'Waiting for your choice',
  paid: 'Paid (demo receipt)',
  failed: 'The payment failed',
  expired: 'This page has expired',
  refunded: 'Refunded',
};

function page(siteName: string, session: DemoSession): string {
  const { description, quantity, amountCents, customerEmail, state } = session;
  const buttons = `<form method="post">
<button name="choice" value="pay" class="pay">Pay ${escapeHtml(formatCents(amountCents))}</button>
<button name="choice" value="fail">Let the payment fail</button>
<button name="choice" value="cancel">Cancel and go back</button>
</form>`;
  return frame(
    siteName,
    `<dl>
<div><dt>${escapeHtml(description)}</dt><dd>${quantity} × ${escapeHtml(formatCents(amountCents / quantity))}</dd></div>
<div class="total"><dt>Total</dt><dd>${escapeHtml(formatCents(amountCents))}</dd></div>
<div><dt>Receipt to</dt><dd>${escapeHtml(customerEmail)}</dd></div>
<div><dt>Status</dt><dd><span role="status">${escapeHtml(states[state])}</span></dd></div>
</dl>
${state === 'open' ? buttons : '<p><a href="/account">Go to my account</a></p>'}`,
  );
}

function missing(siteName: string): string {
  return frame(
    siteName,
    '<p>There is no such payment.</p><p><a href="/create-podcast">Order a podcast</a></p>',
  );
}

function frame(siteName: string, content: string): string {
  const name = escapeHtml(siteName);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo payment · ${name}</title><style>${styles}</style></head><body><main>
<h1>Demo payment</h1>
<p class="note"><strong>No real money.</strong> This page stands in for a payment provider so that ${name} can be tried out.</p>
${content}
</main></body></html>`;
}
