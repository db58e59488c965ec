import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPage, UNBRANDED } from '#web/site/page-answer.ts';
import type { PageCache } from '#web/site/page-cache.ts';
import { pageQuery } from '#web/site/page-query.ts';

/**
 * Serves cached public pages before the router sees the request: no Request, no Response, no matching. Everything else,
 * including pages that aren't cached yet, goes to the router, which gives the same response.
 */
export function answerFromCache(
  cache: PageCache,
  headers: [string, string][],
  contentPolicy: string,
  now: () => Date,
) {
  const constant = Object.fromEntries(headers);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const query = url.indexOf('?');
    if (query >= 0 && url.includes(UNBRANDED, query)) return false;
    const path = query < 0 ? url : url.slice(0, query);
    if (query >= 0 && pageQuery(path, url.slice(query))) return false;
    const page = cache.peek(path);
    if (!page) return false;
    const answer = answerPage(
      page,
      {
        method,
        acceptEncoding: request.headers['accept-encoding'] as string | undefined,
        ifNoneMatch: request.headers['if-none-match'],
        now: now(),
      },
      contentPolicy,
    );
    if (!answer) return false;
    response.writeHead(answer.status, { ...constant, 'X-Request-Id': randomUUID(), ...answer.headers });
    response.end(answer.body ?? undefined);
    return true;
  };
}
