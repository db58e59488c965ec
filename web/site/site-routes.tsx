import { Hono, type Context as HonoContext } from 'hono';
import type { RequestEnv } from '#api/request.ts';
import type { Context } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { notFoundPage } from './not-found/not-found-page.tsx';
import type { Page } from './page.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { sitePages } from './pages.ts';
import { renderPage } from './render-page.tsx';

type Site = {
  ctx: Pick<Context, 'db' | 'site' | 'queue'>;
  assets: Assets;
  cache: PageCache;
  contentPolicy: string;
};
type SiteRoutes = { pages: Hono<RequestEnv>; notFound: (c: HonoContext<RequestEnv>) => Promise<Response> };

/** The public pages. Query strings never change a page, so visitors from every campaign share one cached copy. */
export function createSiteRoutes({ ctx, assets, cache, contentPolicy }: Site): SiteRoutes {
  const app = new Hono<RequestEnv>();
  for (const [path, load] of Object.entries(sitePages)) {
    app.get(path, (c) => answer(c, () => load(ctx, c.req.param())));
  }
  const notFound = (c: HonoContext<RequestEnv>) => {
    c.var.log.info({ path: c.req.path }, 'page not found');
    return answer(c, async () => notFoundPage());
  };

  async function answer(c: HonoContext<RequestEnv>, load: () => Promise<Page>): Promise<Response> {
    const { transformHtml } = assets;
    if (transformHtml) {
      const page = await load();
      const html = await transformHtml(c.req.path, renderPage(page, ctx.site, assets));
      return c.html(html, page.status);
    }
    const cached = await cache.get(c.req.path, async () => {
      const page = await load();
      return { status: page.status, html: renderPage(page, ctx.site, assets), madeFrom: page.madeFrom };
    });
    return send(c, cached, contentPolicy);
  }
  return { pages: app, notFound };
}

function send(c: HonoContext<RequestEnv>, page: CachedPage, contentPolicy: string): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const etag = `"${page.etag}-${encoding}"`;
  const headers: Record<string, string> = {
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control':
      page.status === 200 ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-cache',
  };
  if (page.status === 200 && c.req.header('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers['Content-Type'] = 'text/html; charset=utf-8';
  headers['Content-Security-Policy'] = contentPolicy;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return new Response(c.req.method === 'HEAD' ? null : (page[encoding] as Uint8Array<ArrayBuffer>), {
    status: page.status,
    headers,
  });
}
