import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { maySeeShareKit, openShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { findFactCheck } from '#domain/production/reviews/queries.ts';
import { requireOwnPodcast } from './own-podcast.ts';
import type { RequestEnv } from './request.ts';
import { readSession } from './session.ts';

/** The share kit as a file: for its owner's session, or behind the link that the owner was given. */
export function createShareKitRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/share-kits/:file{[0-9a-f-]{36}\\.zip}', async (c) => {
    const podcastId = c.req.param('file').slice(0, -'.zip'.length);
    const { expires, signature } = c.req.query();
    if (!(await maySeeShareKit(ctx, podcastId, { expires, signature }))) {
      await requireOwnPodcast({ ctx, session: await readSession(ctx, c.req.raw) }, podcastId);
    }
    const factCheck = await findFactCheck(ctx, podcastId);
    const kit = await openShareKit(ctx, podcastId, { factCheck: factCheck?.html });
    return c.body(Readable.toWeb(kit.stream) as ReadableStream, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${kit.fileName}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}
