import { chooseAcceptedEncoding } from './accepted-encoding.ts';
import type { CachedPage } from './page-cache.ts';

/** The only word in a query that leads to another page. */
export const UNBRANDED = 'unbranded';

export type PageAnswer = {
  status: 200 | 304 | 404 | 410;
  headers: Record<string, string>;
  body: Buffer | null;
};
export type PageRequest = {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  now: Date;
};

function framedPolicy(contentPolicy: string): string {
  return contentPolicy.replace("frame-ancestors 'none'", 'frame-ancestors *');
}

/** The response for a finished page, or undefined if it isn't compressed yet the way the caller asks for. */
export function answerPage(
  page: CachedPage,
  request: PageRequest,
  contentPolicy: string,
): PageAnswer | undefined {
  const encoding = chooseAcceptedEncoding(request.acceptEncoding);
  /**
   * This many seconds, and ten minutes more while it is refetched, but never longer than the page is true.
   */
  const lifeOf = (usualSeconds: number) => {
    const left = page.goodUntil ? (page.goodUntil.getTime() - request.now.getTime()) / 1000 : Infinity;
    const life = Math.max(0, Math.floor(Math.min(usualSeconds, left)));
    return `${life}, stale-while-revalidate=${Math.max(0, Math.floor(Math.min(600, left - life)))}`;
  };
  const etag = `"${page.etag}-${encoding}"`;
  const headers: Record<string, string> = {
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': page.status === 200 ? `public, max-age=0, s-maxage=${lifeOf(60)}` : 'no-cache',
  };
  if (page.status === 200 && page.surrogateKey) {
    headers['Surrogate-Key'] = page.surrogateKey;
    // The CDN is notified of every change, so it doesn't need to ask. If we can't respond, an old page is better than
    // none.
    headers['Surrogate-Control'] = `max-age=${lifeOf(86_400)}, stale-if-error=86400`;
  }
  if (page.status === 200 && request.ifNoneMatch?.includes(etag)) return { status: 304, headers, body: null };
  const body = page[encoding];
  if (!body) return undefined;
  headers['Content-Type'] = 'text/html; charset=utf-8';
  if (page.isFramed) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  headers['Content-Security-Policy'] = page.isFramed ? framedPolicy(contentPolicy) : contentPolicy;
  headers['Content-Length'] = String(body.length);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return { status: page.status, headers, body: request.method === 'HEAD' ? null : body };
}
