import { Hono } from 'hono';
import { z } from 'zod';
import { MAX_IMAGE_BYTES } from '#domain/brands/rules.ts';
import { saveBrandImage } from '#domain/brands/save-brand-image.ts';
import { BrandImageKind } from '#domain/brands/schema.ts';
import { createConcurrencyLimit } from '#domain/concurrency-limit.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { limitBody } from '../http/limit-body.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readSession } from '../http/session.ts';
import { showBrand } from './handlers.ts';

const TOO_LARGE = 'This picture is larger than 10 MB. Please choose a smaller copy.';
const BUSY = 'Many pictures are being sent at the moment. Please try again in a few seconds.';
const limit = { maxBytes: MAX_IMAGE_BYTES, tooLarge: TOO_LARGE, withinMs: 60_000 };
const Query = z.object({ teamId: z.uuid().optional() });

/** An agent's photo or logo as plain bytes. At most two are in memory at a time. */
export function createBrandImageRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const limiter = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 20, waitMs: 30_000, message: BUSY });

  app.post('/brand-images/:kind', async (c) => {
    const kind = BrandImageKind.safeParse(c.req.param('kind'));
    const query = Query.safeParse(c.req.query());
    if (!kind.success || !query.success) throw new AppError('not_found', 'There is no such picture.');
    // Checked before the body: a stranger's bytes aren't read.
    const session = await readSession(ctx, c.req.raw);
    if (!session) throw new AppError('unauthorized', 'Sign in first.');
    const holder = { userId: session.userId, teamId: query.data.teamId };
    await limiter.run(async () => {
      const body = await limitBody(c.req.raw, limit).arrayBuffer();
      if (body.byteLength === 0) throw new AppError('invalid', 'Choose a picture first.');
      const bytes = new Uint8Array(body);
      await saveBrandImage(ctx, { holder, kind: kind.data, bytes, ip: c.var.clientIp });
    });
    c.header('Cache-Control', 'no-store');
    return c.json(await showBrand(ctx, holder));
  });
  return app;
}
