import { Hono, type Context as HonoContext } from 'hono';
import type { RequestEnv } from '#api/http/request-env.ts';
import type { Assets } from '../assets.ts';
import { chooseAcceptedEncoding } from './accepted-encoding.ts';
import { createAskRoutes } from './ask/ask-routes.ts';
import type { AskForms } from './ask/ask-state.ts';
import { createContactRoutes } from './contact/contact-routes.tsx';
import type { SubmitLead } from './contact/contact-state.ts';
import { findDemoContact } from './demo/demo-page.tsx';
import { createDirectoryFormRoutes } from './directory/directory-form-routes.ts';
import type { DirectoryForms, SubmitForm } from './directory/form-state.ts';
import { findListingAsk, findListingContact, listingPage } from './listing/listing-page.tsx';
import { failedPage } from './not-found/failed-page.tsx';
import { notFoundPage } from './not-found/not-found-page.tsx';
import type { Page } from './page.ts';
import { answerPage, UNBRANDED } from './page-answer.ts';
import { type CachedPage, compressPage, finishPage, type PageCache } from './page-cache.ts';
import { pageQuery } from './page-query.ts';
import { sitePages } from './pages.ts';
import { createRecordPageRoutes, type OpenRecord } from './record/record-page-routes.ts';
import { renderBytes, renderPage } from './render-page.tsx';
import { createReportRoutes } from './report/report-routes.ts';
import type { SiteContext } from './site-context.ts';

type Site = {
  ctx: SiteContext;
  assets: Assets;
  cache: PageCache;
  contentPolicy: string;
  submitLead: SubmitLead;
  directoryForms: DirectoryForms;
  askForms: AskForms;
  reportProblem: SubmitForm<void>;
  openRecord: OpenRecord;
  /** Extra paths that lead to listings: path → slug. */
  fixedPaths: Record<string, string>;
};
type RequestNote = Pick<RequestEnv['Variables'], 'log' | 'requestId'>;
type FailedPage = { status: 500; html: string; headers: Record<string, string> };
export type SiteRoutes = {
  pages: Hono<RequestEnv>;
  notFound: (c: HonoContext<RequestEnv>) => Promise<Response>;
  /**
   * A listing's page, and the message if it can't be rendered, for the code that serves it without the
   * router.
   */
  listing: (path: string, slug: string) => Promise<CachedPage>;
  failed: (path: string, error: unknown, request: RequestNote) => FailedPage;
};
type FreshStatus = 200 | 400 | 404 | 410 | 429 | 500;

/**
 * The public pages. Except for the parameters in `page-query.ts`, query strings never change a page, so visitors
 * from every campaign share one cached copy.
 */
export function createSiteRoutes(options: Site): SiteRoutes {
  const { ctx, assets, cache, contentPolicy, submitLead, fixedPaths } = options;
  const app = new Hono<RequestEnv>();
  for (const path of ['/listings/:slug', '/listing/:slug']) {
    app.get(path, (c, next) => toUnbranded(c, c.req.param('slug') ?? '') ?? next());
  }
  for (const [path, load] of Object.entries(sitePages)) {
    app.get(path, (c) => {
      const { search } = new URL(c.req.url);
      const query = pageQuery(c.req.path, search);
      return answer(c, () => load(ctx, c.req.param(), query), query ? true : undefined);
    });
  }
  for (const [path, slug] of Object.entries(fixedPaths)) {
    app.get(path, (c) => toUnbranded(c, slug) ?? answer(c, () => listingPage(ctx, { slug })));
  }
  app.route(
    '/',
    createContactRoutes({
      pages: {
        '/listings/:slug': (params) => findListingContact(ctx, params),
        '/listing/:slug': (params) => findListingContact(ctx, params),
        '/demo/:address': (params) => findDemoContact(ctx, params),
        ...Object.fromEntries(
          Object.entries(fixedPaths).map(([path, slug]) => [path, () => findListingContact(ctx, { slug })]),
        ),
      },
      submitLead,
      send: sendFresh,
    }),
  );
  app.route(
    '/',
    createAskRoutes({
      findPage: (slug) => findListingAsk(ctx, slug),
      forms: options.askForms,
      send: sendFresh,
    }),
  );
  app.route('/', createDirectoryFormRoutes({ ctx, forms: options.directoryForms, send: sendFresh }));
  app.route('/', createReportRoutes({ ctx, submit: options.reportProblem, send: sendFresh }));
  app.route('/', createRecordPageRoutes({ open: options.openRecord, send: sendFresh }));
  const notFound = async (c: HonoContext<RequestEnv>) => {
    const trimmed = withoutSlash(c);
    if (trimmed) return c.redirect(trimmed, 301);
    c.var.log.info({ path: c.req.path }, 'page not found');
    // Not through the cache: a POST to a page's URL is missing too, and must not get the page.
    return sendFresh(c, notFoundPage(), 404);
  };

  /** A page for this request alone. */
  async function sendFresh(c: HonoContext<RequestEnv>, page: Page, status: FreshStatus): Promise<Response> {
    const html = renderPage(page, ctx.site, assets);
    if (assets.transformHtml) return c.html(await assets.transformHtml(c.req.path, html), status);
    if (status === 404) return send(c, finishPage({ status, html, isFramed: page.isFramed, madeFrom: [] }));
    c.header('Content-Security-Policy', contentPolicy);
    c.header('Cache-Control', 'no-store');
    return c.html(html, status);
  }

  async function answer(
    c: HonoContext<RequestEnv>,
    load: () => Promise<Page>,
    isFresh = assets.transformHtml !== undefined,
  ): Promise<Response> {
    try {
      if (isFresh) {
        const page = await load();
        return await sendFresh(c, page, page.status);
      }
      return await send(c, await find(c.req.path, load));
    } catch (error) {
      return sendFresh(c, noteFailure(c.req.path, error, c.var), 500);
    }
  }

  /** The cached page for a URL, or a new one. */
  function find(path: string, load: () => Promise<Page>): Promise<CachedPage> {
    return cache.get(path, async () => {
      const page = await load();
      const { status, madeFrom, goodUntil, isKept, isFramed } = page;
      return { status, madeFrom, goodUntil, isKept, isFramed, ...renderBytes(page, ctx.site, assets) };
    });
  }

  function noteFailure(path: string, error: unknown, { log, requestId }: RequestNote): Page {
    log.error({ err: error, path, requestId }, 'page failed');
    const isListing = /^\/listings?\//.test(path) || Object.hasOwn(fixedPaths, path);
    return failedPage(path, requestId, { isListing });
  }

  async function send(c: HonoContext<RequestEnv>, page: CachedPage): Promise<Response> {
    const acceptEncoding = c.req.header('accept-encoding');
    await compressPage(page, chooseAcceptedEncoding(acceptEncoding));
    const request = {
      method: c.req.method,
      acceptEncoding,
      ifNoneMatch: c.req.header('if-none-match'),
      now: ctx.now(),
    };
    const answer = answerPage(page, request, contentPolicy);
    if (!answer) throw new Error('a compressed page has no copy');
    // The framework's types don't know Node's buffers, which are byte arrays.
    return c.body(answer.body as Uint8Array<ArrayBuffer> | null as never, answer.status, answer.headers);
  }
  return {
    pages: app,
    notFound,
    listing: (path, slug) => find(path, () => listingPage(ctx, { slug })),
    failed: (path, error, request) => ({
      status: 500,
      html: renderPage(noteFailure(path, error, request), ctx.site, assets),
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Security-Policy': contentPolicy,
        'Cache-Control': 'no-store',
      },
    }),
  };
}

/** The same URL without the trailing slash that people and programs add. */
function withoutSlash(c: HonoContext<RequestEnv>): string | undefined {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined;
  // Two slashes at the start would lead to another site.
  const [, path] = /^(\/[^/\\].*?)\/+$/.exec(c.req.path) ?? [];
  return path && path + new URL(c.req.url).search;
}

function toUnbranded(c: HonoContext<RequestEnv>, slug: string): Response | undefined {
  if (c.req.query(UNBRANDED) === undefined) return undefined;
  return c.redirect(`/listings/${encodeURIComponent(slug)}/unbranded`);
}
