import { createHash } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { Context } from '#domain/context.ts';
import { fileKeyOf } from '#domain/files/rules.ts';
import {
  type FeedEpisode,
  findFeedChapters,
  findTeamName,
  listFeedEpisodes,
} from '#domain/listings/feed/queries.ts';
import { type FeedEnding, type FeedOf, feedEndings, feedPath } from '#domain/listings/feed/rules.ts';
import { isWithdrawn } from '#domain/listings/queries.ts';
import { findUpdateChapters, listPublicUpdates } from '#domain/production/updates/queries.ts';
import { updateNames } from '#domain/production/updates/rules.ts';
import { answerGonePage } from '../http/gone-page.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { sharedCache } from '../http/shared-cache.ts';
import type { Feed, FeedEntry, MeasuredEpisode } from './feed.ts';
import { feedDocument } from './feed-document.ts';
import { writeJsonFeed } from './json-feed.ts';

const MAX_EPISODES = 100;
type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'storage' | 'feeds' | 'feedHub'>;

const formats = {
  xml: { write: feedDocument, type: 'application/rss+xml; charset=utf-8' },
  json: { write: writeJsonFeed, type: 'application/feed+json; charset=utf-8' },
};

/** The feeds for podcast players: all episodes, those of one account or team, and chapters. */
export function createFeedRoutes(ctx: Ctx): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  for (const ending of feedEndings) app.get(feedPath({}, ending), (c) => answerFeed(ctx, c, {}, ending));
  app.get('/feeds/agents/:file', (c) => {
    const [userId, ending] = splitFile(c.req.param('file'));
    return userId ? answerFeed(ctx, c, { userId }, ending) : missing(c);
  });
  app.get('/feeds/teams/:file', (c) => {
    const [teamId, ending] = splitFile(c.req.param('file'));
    return teamId ? answerFeed(ctx, c, { teamId }, ending) : missing(c);
  });
  app.get('/feeds/chapters/:file', async (c) => {
    const [id, ending] = splitFile(c.req.param('file'));
    if (!id || ending !== 'json') return missing(c);
    const update = await findUpdateChapters(ctx, id);
    const podcastId = update?.podcastId ?? id;
    if (await isWithdrawn(ctx, podcastId)) return answerGonePage(c, 'This episode is gone');
    const chapters = update?.chapters ?? (await findFeedChapters(ctx, podcastId));
    if (!chapters || chapters.length === 0) return missing(c);
    const body = {
      version: '1.2.0',
      chapters: chapters.map(({ title, startSeconds }) => ({ startTime: startSeconds, title })),
    };
    return answer(c, JSON.stringify(body), 'application/json+chapters');
  });
  return app;
}

async function answerFeed(ctx: Ctx, c: HonoContext, of: FeedOf, ending: FeedEnding): Promise<Response> {
  const rows = await listFeedEpisodes(ctx, { ...of, limit: MAX_EPISODES });
  const isOfSomebody = of.userId || of.teamId;
  if (isOfSomebody && rows.length === 0) return missing(c);
  const agentName = rows.find((row) => row.agentName)?.agentName;
  const ownerName = of.teamId ? await findTeamName(ctx, of.teamId) : of.userId ? agentName : undefined;
  const feed: Feed = {
    site: ctx.site,
    url: ctx.site.url + feedPath(of, ending),
    rssUrl: ctx.site.url + feedPath(of),
    ownerName: ownerName ?? undefined,
    hubUrl: ctx.feedHub?.url ?? null,
    audioPrefix: ctx.feeds.audioPrefix,
    episodes: await withFileSizes(ctx, await withUpdates(ctx, rows)),
  };
  const { write, type } = formats[ending];
  // Subscribers read the headers first, whatever the format.
  if (feed.hubUrl) c.header('Link', `<${feed.hubUrl}>; rel="hub", <${feed.url}>; rel="self"`);
  return answer(c, write(feed), type);
}

function splitFile(file: string): [id: string | undefined, ending: FeedEnding] {
  const ending = feedEndings.find((known) => file.endsWith(`.${known}`));
  const id = ending ? file.slice(0, -ending.length - 1) : '';
  return [z.uuid().safeParse(id).success ? id.toLowerCase() : undefined, ending ?? 'xml'];
}

/** The newest update about a home is a separate item with its own date. */
async function withUpdates(ctx: Ctx, rows: FeedEpisode[]): Promise<FeedEntry[]> {
  const updates = await listPublicUpdates(ctx, rows);
  const items = rows.flatMap((row): FeedEntry[] => {
    const update = updates.get(row.podcastId);
    if (!update) return [row];
    const { id, kind, audioUrl, episode, readyAt } = update;
    const own = { fileUrl: audioUrl, episode, createdAt: readyAt, updatedAt: readyAt };
    return [row, { ...row, ...own, update: { id, name: updateNames[kind] } }];
  });
  return items.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, MAX_EPISODES);
}

/** Drops episodes whose file is gone, because players would fail to load them. */
async function withFileSizes(ctx: Ctx, rows: FeedEntry[]): Promise<MeasuredEpisode[]> {
  const found = await Promise.all(
    rows.map(async (row) => {
      const file = await ctx.storage.stat(fileKeyOf(row.fileUrl) ?? '');
      return file ? [{ ...row, sizeBytes: file.sizeBytes }] : [];
    }),
  );
  return found.flat();
}

/** Players poll, and usually there is nothing new. */
function answer(c: HonoContext, body: string, type: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', sharedCache(300));
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
  c.header('Content-Type', type);
  return c.body(body);
}

function missing(c: HonoContext): Response {
  return c.json({ error: { code: 'not_found', message: 'There is no such feed.' } }, 404);
}
