import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { mayHearPhoneMessage, phoneMessageKey } from '#domain/phone/phone-message.ts';
import { answerStream } from '../http/answer-stream.ts';
import type { RequestEnv } from '../http/request-env.ts';

/** A caller's message, behind the link in its lead. */
export function createPhoneMessageRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/phone-messages/:file{[0-9a-f-]{36}\\.wav}', async (c) => {
    const callId = c.req.param('file').slice(0, -'.wav'.length);
    const { expires, signature } = c.req.query();
    if (!(await mayHearPhoneMessage(ctx, callId, { expires, signature })))
      throw new AppError('forbidden', 'This link has expired.');
    const opened = await ctx.storage.open(phoneMessageKey(callId));
    if (!opened) throw new AppError('not_found', 'This recording no longer exists.');
    return answerStream(c, opened.stream, {
      'Content-Type': 'audio/wav',
      'Content-Length': String(opened.file.sizeBytes),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}
