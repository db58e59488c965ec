import { Hono, type Context as HonoContext } from 'hono';
import type { RequestEnv } from '#api/request.ts';
import type { Context } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { notFoundPage } from './not-found/not-found-page.tsx';
import type { Page } from './page.ts';
import { answerPage, chooseEncoding } from './page-answer.ts';
import { type CachedPage, compressPage, finishPage, type PageCache } from './page-cache.ts';
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
  const notFound = async (c: HonoContext<RequestEnv>) => {
    c.var.log.info({ path: c.req.path }, 'page not found');
    if (assets.transformHtml) return answer(c, async () => notFoundPage());
    const html = renderPage(notFoundPage(), ctx.site, assets);
    // Not by way of the cache: a POST to a page's address is missing too, and must not be given the page.
    return send(c, finishPage({ status: 404, html }), contentPolicy);
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

async function send(c: HonoContext<RequestEnv>, page: CachedPage, contentPolicy: string): Promise<Response> {
  const acceptEncoding = c.req.header('accept-encoding');
  await compressPage(page, chooseEncoding(acceptEncoding));
  const request = { method: c.req.method, acceptEncoding, ifNoneMatch: c.req.header('if-none-match') };
  const answer = answerPage(page, request, contentPolicy);
  if (!answer) throw new Error('a compressed page has no copy');
  // The types of the framework do not know Node's buffers, which are byte arrays.
  return c.body(answer.body as Uint8Array<ArrayBuffer> | null as never, answer.status, answer.headers);
}
