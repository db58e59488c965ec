import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { phoneWebhookPath, receiveCall } from '#domain/phone/receive-call.ts';
import type { RequestEnv } from '../http/request-env.ts';

const maxBytes = 64 * 1024;

/** Phone events from the provider: the call, each turn of it, and its end. */
export function createPhoneWebhookRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => Promise.reject(new AppError('invalid', 'This request is too large.')),
  });
  app.on('POST', [phoneWebhookPath, `${phoneWebhookPath}/status`], limit, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const { contentType, body } = await receiveCall(ctx, {
      path: pathname + search,
      form: Object.fromEntries(new URLSearchParams(await c.req.text())),
      signature: c.req.header('x-twilio-signature'),
    });
    return c.body(body, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });
  return app;
}
