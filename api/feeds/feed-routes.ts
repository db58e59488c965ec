import { createHash } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { Context } from '#domain/context.ts';
import { fileKeyOf } from '#domain/files/rules.ts';
import { type FeedEpisode, findFeedChapters, listFeedEpisodes } from '#domain/listings/feed/queries.ts';
import { isWithdrawn } from '#domain/listings/queries.ts';
import { answerGonePage } from '../http/gone-page.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { feedDocument } from './feed-document.ts';
import type { MeasuredEpisode } from './feed-item.ts';

const MAX_EPISODES = 100;
type Ctx = Pick<Context, 'db' | 'site' | 'storage'>;

/** What podcast players read: all episodes, those of one account, and chapters. */
export function createFeedRoutes(ctx: Ctx): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/feed.xml', async (c) => {
    const episodes = await withFileSizes(ctx, await listFeedEpisodes(ctx, { limit: MAX_EPISODES }));
    return answer(c, feedDocument({ site: ctx.site, url: `${ctx.site.url}/feed.xml`, episodes }));
  });
  app.get('/feeds/agents/:file', async (c) => {
    const userId = idOf(c.req.param('file'), '.xml');
    const rows = userId ? await listFeedEpisodes(ctx, { userId, limit: MAX_EPISODES }) : [];
    if (rows.length === 0) return missing(c);
    const agentName = rows.find((row) => row.agentName)?.agentName ?? undefined;
    const url = `${ctx.site.url}/feeds/agents/${userId}.xml`;
    return answer(
      c,
      feedDocument({ site: ctx.site, url, agentName, episodes: await withFileSizes(ctx, rows) }),
    );
  });
  app.get('/feeds/chapters/:file', async (c) => {
    const podcastId = idOf(c.req.param('file'), '.json');
    if (podcastId && (await isWithdrawn(ctx, podcastId))) return answerGonePage(c, 'This episode is gone');
    const chapters = podcastId && (await findFeedChapters(ctx, podcastId));
    if (!chapters || chapters.length === 0) return missing(c);
    const body = {
      version: '1.2.0',
      chapters: chapters.map(({ title, startSeconds }) => ({ startTime: startSeconds, title })),
    };
    return answer(c, JSON.stringify(body), 'application/json+chapters');
  });
  return app;
}

function idOf(file: string, ending: string): string | undefined {
  const id = file.endsWith(ending) ? file.slice(0, -ending.length) : '';
  return z.uuid().safeParse(id).success ? id.toLowerCase() : undefined;
}

/** Drops episodes whose file is gone, because players would fail on them. */
async function withFileSizes(ctx: Ctx, rows: FeedEpisode[]): Promise<MeasuredEpisode[]> {
  const found = await Promise.all(
    rows.map(async (row) => {
      const file = await ctx.storage.stat(fileKeyOf(row.fileUrl) ?? '');
      return file ? [{ ...row, sizeBytes: file.sizeBytes }] : [];
    }),
  );
  return found.flat();
}

/** Players poll, and mostly there is nothing new. */
function answer(c: HonoContext, body: string, type = 'application/rss+xml; charset=utf-8'): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, max-age=300');
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
  c.header('Content-Type', type);
  return c.body(body);
}

function missing(c: HonoContext): Response {
  return c.json({ error: { code: 'not_found', message: 'There is no such feed.' } }, 404);
}
