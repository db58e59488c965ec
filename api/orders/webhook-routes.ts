import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { receivePaymentEvent } from '#domain/podcasts/receive-payment-event.ts';
import type { RequestEnv } from '../http/request-env.ts';

const maxBytes = 512 * 1024;

/** Events from payment providers. A 2xx response means that the event was handled or doesn't concern us. */
export function createWebhookRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => Promise.reject(new AppError('invalid', 'This event is too large.')),
  });
  app.post('/webhooks/stripe', limit, async (c) => {
    const signature = c.req.header('stripe-signature');
    await receivePaymentEvent(ctx, { body: await c.req.text(), signature });
    return c.json({ received: true });
  });
  return app;
}
