import { Hono } from 'hono';
import { z } from 'zod';
import { createConcurrencyLimit } from '#domain/concurrency-limit.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE, PHOTOS_BUSY } from '#domain/listings/sheet/rules.ts';
import { addPhotoOriginal } from '#domain/production/reviews/mark-photos.ts';
import { limitBody } from '../http/limit-body.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readSession, requireSignedIn } from '../http/session.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import { showPhotos } from './handlers.ts';

const limit = { maxBytes: MAX_PHOTO_BYTES, tooLarge: PHOTO_TOO_LARGE, withinMs: 90_000 };

/** The original of an altered photo as plain bytes, after the order. At most two are in memory at a time. */
export function createPhotoOriginalRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limiter = createConcurrencyLimit({
    maxRunning: 2,
    maxWaiting: 20,
    waitMs: 30_000,
    message: PHOTOS_BUSY,
  });

  app.post('/podcasts/:podcastId/photo-originals', async (c) => {
    const podcastId = z.uuid().safeParse(c.req.param('podcastId'));
    const url = c.req.query('of') ?? '';
    if (!podcastId.success) throw new AppError('not_found', 'Podcast not found');
    // Before the body: a stranger's bytes are not read.
    const session = requireSignedIn(await readSession(ctx, c.req.raw));
    await requireOwnPodcast({ ctx, session }, podcastId.data);
    await limiter.run(async () => {
      const body = await limitBody(c.req.raw, limit).arrayBuffer();
      if (body.byteLength === 0) throw new AppError('invalid', 'Choose a photo first.');
      await addPhotoOriginal(ctx, {
        podcastId: podcastId.data,
        url,
        bytes: new Uint8Array(body),
        by: session.email,
        actor: { actorId: session.userId, ip: c.var.clientIp },
        ip: c.var.clientIp,
      });
    });
    c.header('Cache-Control', 'no-store');
    return c.json(await showPhotos(ctx, podcastId.data));
  });
  return app;
}
