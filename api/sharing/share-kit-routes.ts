import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { isWithdrawn } from '#domain/listings/queries.ts';
import { maySeeShareKit, openFlyer, openShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { findKitExtras } from '#domain/production/kit/queries.ts';
import { answerStream } from '../http/answer-stream.ts';
import { answerGonePage } from '../http/gone-page.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readSession } from '../http/session.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';

/** The share kit as a ZIP file, and its flyer alone: for the owner's session, or behind a signed link. */
export function createShareKitRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  async function requireShareKit(request: Request, podcastId: string): Promise<void> {
    const { expires, signature } = Object.fromEntries(new URL(request.url).searchParams);
    if (!(await maySeeShareKit(ctx, podcastId, { expires, signature }))) {
      await requireOwnPodcast({ ctx, session: await readSession(ctx, request) }, podcastId);
    }
  }

  app.get('/share-kits/:file{[0-9a-f-]{36}-flyer\\.pdf}', async (c) => {
    const podcastId = c.req.param('file').slice(0, -'-flyer.pdf'.length);
    await requireShareKit(c.req.raw, podcastId);
    if (await isWithdrawn(ctx, podcastId)) return answerGonePage(c, 'This flyer is gone');
    const { fileName, bytes } = await openFlyer(ctx, podcastId);
    return c.body(Buffer.from(bytes), 200, { ...headersOf(fileName), 'Content-Type': 'application/pdf' });
  });

  app.get('/share-kits/:file{[0-9a-f-]{36}\\.zip}', async (c) => {
    const podcastId = c.req.param('file').slice(0, -'.zip'.length);
    await requireShareKit(c.req.raw, podcastId);
    if (await isWithdrawn(ctx, podcastId)) return answerGonePage(c, 'This marketing kit is gone');
    const kit = await openShareKit(ctx, podcastId, await findKitExtras(ctx, podcastId));
    return answerStream(c, kit.stream, {
      ...headersOf(kit.fileName),
      'Content-Type': 'application/zip',
    });
  });
  return app;
}

const headersOf = (fileName: string) => ({
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
});
