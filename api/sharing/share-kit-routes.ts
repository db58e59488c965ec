import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { maySeeShareKit, openShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { findFactCheck } from '#domain/production/reviews/queries.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readSession } from '../http/session.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';

/** The share kit as a ZIP file: for its owner's session, or behind a signed link. */
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
