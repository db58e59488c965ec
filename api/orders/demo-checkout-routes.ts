import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { withOwnPhoto } from '#domain/listings/photos/preview-photo.ts';
import { confirmPayment } from '#domain/podcasts/confirm-payment.ts';
import { listOrderedHomes } from '#domain/podcasts/unpaid-orders/queries.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { demoCheckoutPage, demoStylesHash, missingDemoPage } from './demo-checkout-page.ts';
import { readDemoFont } from './demo-fonts.ts';

/** The page that stands in for a payment provider. It doesn't exist where real payments are taken. */
export function createDemoCheckoutRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const checkout = ctx.payments.demoCheckout;
  if (!checkout) return app;
  app.use('/demo-checkout/*', async (c, next) => {
    await next();
    const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${demoStylesHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  });
  app.get('/demo-checkout/fonts/:name', (c) => {
    const font = readDemoFont(c.req.param('name'));
    return font ? c.body(font, 200, { 'Content-Type': 'font/woff2' }) : c.notFound();
  });
  app.get('/demo-checkout/:sessionId', async (c) => {
    const session = await checkout.find(c.req.param('sessionId'));
    if (!session) return c.html(missingDemoPage(ctx.site.name), 404);
    const [home, ...others] = await listOrderedHomes(ctx, session.sessionId);
    // Several homes have no single picture.
    const paidFor = home && others.length === 0 ? await withOwnPhoto(ctx, home) : undefined;
    return c.html(demoCheckoutPage(ctx.site.name, session, paidFor));
  });
  app.post('/demo-checkout/:sessionId', async (c) => {
    const sessionId = c.req.param('sessionId');
    const session = await checkout.find(sessionId);
    if (!session) return c.html(missingDemoPage(ctx.site.name), 404);
    const { choice } = await c.req.parseBody().catch(() => ({ choice: '' }));
    if (choice === 'cancel') return c.redirect(session.cancelUrl, 303);
    if (choice !== 'pay' && choice !== 'fail') return c.redirect(`/demo-checkout/${session.sessionId}`, 303);
    await checkout.resolve(sessionId, choice === 'pay' ? 'paid' : 'failed');
    await confirmPayment(ctx, sessionId);
    return c.redirect(session.successUrl.replace('{SESSION_ID}', sessionId), 303);
  });
  return app;
}
