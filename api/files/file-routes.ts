import { Hono, type HonoRequest } from 'hono';
import type { Context } from '#domain/context.ts';
import { openFile } from '#domain/files/open-file.ts';
import type { Served } from '#domain/listings/analytics/event-counter.ts';
import { sourceOfAddress, type TrafficSource } from '#domain/listings/analytics/rules.ts';
import { hasOptedOut } from '../analytics/analytics-routes.ts';
import { answerStream } from '../http/answer-stream.ts';
import { answerGonePage } from '../http/gone-page.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { countBytes } from './count-bytes.ts';

type Range = { start: number; end?: number };

type FileSource = { storage: Pick<Context['storage'], 'open'> };
type FileOptions = {
  folder?: string;
  lifeSeconds?: number;
  /** Called with how much of an episode was sent. */
  onServed?: (served: Served) => Promise<void>;
  /** Whether the order behind an episode was refunded, so that its files are no longer public. */
  isWithdrawn?: (podcastId: string) => Promise<boolean>;
  /** Whether a file belongs to an unpublished home. */
  isHidden?: (key: string) => Promise<boolean>;
  /** A CDN drops files by these keys once they are hidden. */
  hasSurrogateKeys?: boolean;
};

const episodeFolder = /^episodes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;
const episodeFile = /^episodes\/([0-9a-f-]{36})\/[^/]+\.mp3$/;

/** Audio and images, streamed with ranges; names carry a hash, so copies can be cached forever. */
export function createFileRoutes(
  ctx: FileSource,
  {
    folder = '/files',
    lifeSeconds = 31_536_000,
    onServed,
    isWithdrawn,
    isHidden,
    hasSurrogateKeys,
  }: FileOptions = {},
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const cacheControl = `public, max-age=${lifeSeconds}${lifeSeconds === 31_536_000 ? ', immutable' : ''}`;
  app.get(`${folder}/:key{.+}`, async (c) => {
    const [, owningPodcast] = episodeFolder.exec(c.req.param('key')) ?? [];
    if (owningPodcast && (await isWithdrawn?.(owningPodcast)))
      return answerGonePage(c, 'This episode is gone');
    if (await isHidden?.(c.req.param('key'))) return answerGonePage(c, 'This file is gone');
    const range = parseRange(c.req.header('range'));
    const answer = await openFile(ctx, { key: c.req.param('key'), ...(range ? { range } : {}) });
    if (answer.kind === 'missing')
      return c.json({ error: { code: 'not_found', message: 'There is no such file.' } }, 404);
    if (answer.kind === 'outside')
      return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${answer.sizeBytes}` } });
    const { file, start, end, stream } = answer.opened;
    const headers: Record<string, string> = {
      ETag: file.etag,
      'Accept-Ranges': 'bytes',
      'Content-Type': file.contentType,
      'Cache-Control': cacheControl,
      // Podcast players and email programs load them from anywhere.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // A stored file is never served as a page of ours, whatever it contains.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    if (hasSurrogateKeys) headers['Surrogate-Key'] = surrogateKeys(file.key, owningPodcast);
    if (c.req.header('if-none-match') === file.etag || c.req.method === 'HEAD') {
      stream.destroy();
      const isMatch = c.req.method !== 'HEAD';
      if (!isMatch) headers['Content-Length'] = String(file.sizeBytes);
      return c.body(null, isMatch ? 304 : 200, headers);
    }
    headers['Content-Length'] = String(end - start + 1);
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${file.sizeBytes}`;
    const podcastId = episodeFile.exec(file.key)?.[1];
    const source = sourceOf(c.req);
    const body =
      podcastId && onServed && !hasOptedOut(c.req)
        ? countBytes(stream, (bytes) => {
            const visitor = { ip: c.var.clientIp, userAgent: c.req.header('user-agent') };
            void onServed({ ...visitor, podcastId, source, bytes, sizeBytes: file.sizeBytes });
          })
        : stream;
    return answerStream(c, body, headers, range ? 206 : 200);
  });
  return app;
}

/**
 * Handles row changes: a podcast is withdrawn, a file is hidden, or more change at once than can be named.
 */
function surrogateKeys(key: string, podcastId: string | undefined): string {
  const rows = ['pages', `hidden_files:${encodeURIComponent(key)}`, 'hidden_files:any'];
  return [...rows, ...(podcastId ? [`podcasts:${podcastId}`] : [])].join(' ');
}

/** Feeds put the source into the file's URL; for our own pages, the browser's referrer names it, even without scripts. */
function sourceOf(request: HonoRequest): TrafficSource {
  return sourceOfAddress(request.query('src') ? request.url : (request.header('referer') ?? ''));
}

/** One range with a first byte; any other form gets the whole file, as the standard allows. */
function parseRange(header: string | undefined): Range | undefined {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (start === undefined) return undefined;
  const range: Range = { start: Number(start), ...(end ? { end: Number(end) } : {}) };
  return range.end !== undefined && range.end < range.start ? undefined : range;
}
