import { Hono } from 'hono';
import { createConcurrencyLimit } from '#domain/concurrency-limit.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { openUpload } from '#domain/listings/photos/uploaded-photo.ts';
import { addPhoto } from '#domain/listings/sheet/add-photo.ts';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE, PHOTOS_BUSY, VISITOR } from '#domain/listings/sheet/rules.ts';
import { DraftId } from '#domain/listings/sheet/schema.ts';
import { answerStream } from '../http/answer-stream.ts';
import { limitBody } from '../http/limit-body.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readSession } from '../http/session.ts';
import { showDraft } from './handlers.ts';

/** Enough time for a phone on the road. */
const limit = { maxBytes: MAX_PHOTO_BYTES, tooLarge: PHOTO_TOO_LARGE, withinMs: 90_000 };

/** Photos that a customer adds before paying. At most three are in memory at a time. */
export function createDraftPhotoRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limiter = createConcurrencyLimit({
    maxRunning: 3,
    maxWaiting: 30,
    waitMs: 30_000,
    message: PHOTOS_BUSY,
  });

  app.post('/listing-drafts/:draftId/photos', async (c) => {
    const draftId = DraftId.safeParse(c.req.param('draftId'));
    if (!draftId.success) return c.notFound();
    const session = await readSession(ctx, c.req.raw);
    const fileName = (c.req.query('name') ?? '').slice(0, 200);
    const originalOf = c.req.query('originalOf');
    const draft = await limiter.run(async () => {
      const body = await limitBody(c.req.raw, limit).arrayBuffer();
      if (body.byteLength === 0) throw new AppError('invalid', 'Choose a photo first.');
      const bytes = new Uint8Array(body);
      const by = session?.email ?? VISITOR;
      return addPhoto(ctx, { draftId: draftId.data, bytes, fileName, originalOf, by, ip: c.var.clientIp });
    });
    c.header('Cache-Control', 'no-store');
    return c.json(await showDraft(ctx, draft));
  });

  app.get('/listing-uploads/:file', async (c) => {
    const opened = await openUpload(ctx, c.req.param('file'));
    if (!opened) return c.notFound();
    return answerStream(c, opened.stream, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, max-age=86400, immutable',
      // Only for the order form.
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
  return app;
}
