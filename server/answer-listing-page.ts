import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '#domain/context.ts';
import { chooseAcceptedEncoding } from '#web/site/accepted-encoding.ts';
import { answerPage } from '#web/site/page-answer.ts';
import { compressPage } from '#web/site/page-cache.ts';
import type { SiteRoutes } from '#web/site/site-routes.tsx';

/** A listing URL in its plainest form; all others go to the router. */
const listingPath = /^\/listings\/([\w-]+)$/;
const ROUTE = '/listings/:slug';

export type AnsweredRequest = {
  requestId: string;
  route: string;
  method: string;
  path: string;
  status: number;
  ms: number;
};
type Options = {
  site: Pick<SiteRoutes, 'listing' | 'failed'>;
  headers: [string, string][];
  contentPolicy: string;
  now: () => Date;
  log: Context['log'];
  note: (answered: AnsweredRequest) => void;
};

/**
 * Serves the page that most visitors come for when it isn't cached, also before the router sees the request: no
 * Request, no Response, no matching. The router gives the same response.
 */
export function answerListingPage({ site, headers, contentPolicy, now, log, note }: Options) {
  const constant = Object.fromEntries(headers);

  async function answer(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void> {
    const { method = '', url: path = '' } = request;
    const requestId = randomUUID();
    const started = performance.now();
    const common = { ...constant, 'X-Request-Id': requestId };
    try {
      const acceptEncoding = request.headers['accept-encoding'] as string | undefined;
      const page = await site.listing(path, slug);
      await compressPage(page, chooseAcceptedEncoding(acceptEncoding));
      const ifNoneMatch = request.headers['if-none-match'];
      const answer = answerPage(page, { method, acceptEncoding, ifNoneMatch, now: now() }, contentPolicy);
      if (!answer) throw new Error('a compressed page has no copy');
      response.writeHead(answer.status, { ...common, ...answer.headers });
      response.end(answer.body ?? undefined);
    } catch (error) {
      const { html, status, headers } = site.failed(path, error, { log, requestId });
      response.writeHead(status, { ...common, ...headers, 'Content-Length': Buffer.byteLength(html) });
      response.end(method === 'HEAD' ? undefined : html);
    }
    const ms = performance.now() - started;
    note({ requestId, route: ROUTE, method, path, status: response.statusCode, ms });
  }

  /** False if the request is for the router. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [, slug] = listingPath.exec(request.url ?? '') ?? [];
    if (slug === undefined) return false;
    void answer(request, response, slug);
    return true;
  };
}
