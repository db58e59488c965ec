import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { isWithdrawn } from '#domain/listings/queries.ts';
import { maySeeShareKit, openShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { findFactCheck } from '#domain/production/reviews/queries.ts';
import { answerGonePage } from '../http/gone-page.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readSession } from '../http/session.ts';
import { toWebStream } from '../http/to-web-stream.ts';
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
    if (await isWithdrawn(ctx, podcastId)) return answerGonePage(c, 'This marketing kit is gone');
    const factCheck = await findFactCheck(ctx, podcastId);
    const kit = await openShareKit(ctx, podcastId, { factCheck: factCheck?.html });
    return c.body(toWebStream(kit.stream), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${kit.fileName}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}
