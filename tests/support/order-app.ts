import { Hono } from 'hono';
import type { ListingSource } from '#adapters/listing-source/contract.ts';
import { createContractRoutes } from '#api/contract-routes.ts';
import { answerError } from '#api/http/answer-error.ts';
import type { RequestEnv } from '#api/http/request-env.ts';
import { createDemoCheckoutRoutes } from '#api/orders/demo-checkout-routes.ts';
import { createWebhookRoutes } from '#api/orders/webhook-routes.ts';
import type { Context } from '#domain/context.ts';
import { listingPage } from './listing-site.ts';

/** The routes that an order goes through; `x-test-ip` stands for the caller's address. */
export function createOrderApp(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use('*', async (c, next) => {
    c.set('requestId', 'test');
    c.set('clientIp', c.req.header('x-test-ip') ?? '127.0.0.1');
    c.set('log', ctx.log);
    await next();
  });
  app.onError(answerError);
  app.route('/', createWebhookRoutes(ctx));
  app.route('/', createDemoCheckoutRoutes(ctx));
  app.route('/', createContractRoutes(ctx));
  return app;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
export type Answer = { status: number; body: any };

export async function callFunction(
  app: Hono<RequestEnv>,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify(body), headers };
  const answer = await app.request(`/functions/v1/${name}`, init);
  return { status: answer.status, body: await answer.json() };
}

/** Reads every link as a listing, except those that say otherwise. */
export const readableSource: ListingSource = {
  async fetchPage(url) {
    const isWall = url.includes('wall');
    const html = isWall ? '<title>Just a moment...</title>' : listingPage();
    const contentType = 'text/html';
    return { kind: 'page', url, status: isWall ? 403 : 200, contentType, html, fetchedAt: new Date() };
  },
  fetchImage: async () => ({ kind: 'refused', reason: 'http_status', message: 'There are no photos here.' }),
};

export { orderForm } from './order-form.ts';
