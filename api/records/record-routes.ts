import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { Context } from '#domain/context.ts';
import { issueRecord, issueRecordPdf, SCHEMA_PATH } from '#domain/records/issue-record.ts';
import { HomeRecord } from '#domain/records/schema.ts';
import { maySeeRecord, type RecordFormat } from '#domain/records/sharing/record-link.ts';
import { createFileCache } from '../http/file-cache.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readSession } from '../http/session.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import { findShare } from './record-opener.ts';

/** Signed records, private links to them, and what others need to check them. */
export function createRecordRoutes(ctx: Context): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const answerFile = createFileCache({ maxFiles: 1 });
  app.get('/.well-known/record-keys.json', async (c) => {
    const { published } = await ctx.keys.recordKey();
    c.header('Cache-Control', 'public, max-age=300');
    c.header('Access-Control-Allow-Origin', '*');
    return c.json({ keys: published });
  });
  app.get(SCHEMA_PATH, (c) =>
    answerFile(c, 'home-record-1.json', () => JSON.stringify(recordSchema(ctx.site.url)), {
      'Content-Type': 'application/schema+json',
      'Cache-Control': 'public, max-age=600',
    }),
  );

  app.get('/home-records/:file{[0-9a-f-]{36}\\.(?:pdf|json)}', async (c) => {
    const [podcastId = '', format] = c.req.param('file').split('.');
    const { expires, signature } = c.req.query();
    if (!(await maySeeRecord(ctx, podcastId, { expires, signature })))
      await requireOwnPodcast({ ctx, session: await readSession(ctx, c.req.raw) }, podcastId);
    return answerRecord(c, podcastId, format as RecordFormat);
  });

  app.get('/records/:token{[\\w-]{20,64}}/:file{record\\.(?:pdf|json)}', async (c) => {
    const { token, file } = c.req.param();
    const path = `/records/${token}`;
    const share = await findShare(ctx, token, c.var.clientIp);
    // The page says that the link has expired.
    if (!share) return c.redirect(path, 302);
    const format = file.slice('record.'.length) as RecordFormat;
    return answerRecord(c, share.podcastId, format, ctx.site.url + path);
  });

  async function answerRecord(
    c: HonoContext<RequestEnv>,
    podcastId: string,
    format: RecordFormat,
    sharedUrl?: string,
  ) {
    privately(c);
    c.header('Content-Disposition', `attachment; filename="record-${podcastId}.${format}"`);
    if (format === 'json') return c.json(await issueRecord(ctx, podcastId));
    const pdf = await issueRecordPdf(ctx, podcastId, sharedUrl);
    return c.body(Buffer.from(pdf), 200, { 'Content-Type': 'application/pdf' });
  }
  return app;
}

function privately(c: HonoContext<RequestEnv>): void {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  c.header('Referrer-Policy', 'no-referrer');
}

function recordSchema(siteUrl: string): object {
  return { $id: `${siteUrl}${SCHEMA_PATH}`, title: 'The record of a home', ...z.toJSONSchema(HomeRecord) };
}
