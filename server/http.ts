import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { createAuthRoutes, createKeySetRoute } from '#api/auth/auth-routes.ts';
import { createContactSheetRoutes } from '#api/contact-sheet.ts';
import { createDemoCheckoutRoutes } from '#api/demo-checkout.ts';
import { createDirectoryForms } from '#api/directory-forms.ts';
import { answerError } from '#api/errors.ts';
import { createEventRoutes } from '#api/events.ts';
import { createFeedRoutes } from '#api/feeds.ts';
import { createFileRoutes } from '#api/files.ts';
import { createListingDraftRoutes } from '#api/listing-drafts.ts';
import { createLeadForm } from '#api/listing-lead-form.ts';
import { createOembedRoute } from '#api/oembed.ts';
import { openApiDocument } from '#api/open-api.ts';
import { createOperationRoutes } from '#api/operations.ts';
import { createPodcastFeedRoutes } from '#api/podcast-feed/feed-routes.ts';
import { createReachRoute } from '#api/reach.ts';
import type { RequestEnv } from '#api/request.ts';
import { createShareKitRoutes } from '#api/share-kits.ts';
import { createShortLinkRoutes } from '#api/short-links.ts';
import { createWebhookRoutes } from '#api/webhooks.ts';
import type { Context } from '#domain/context.ts';
import { createEventCounter } from '#domain/listings/analytics/event-counter.ts';
import { appDocument } from '#web/app/app-document.ts';
import type { Assets } from '#web/assets.ts';
import { routes } from '#web/routes.ts';
import { createPageCache } from '#web/site/page-cache.ts';
import { createSiteRoutes } from '#web/site/site-routes.tsx';
import { answerFromCache } from './cached-pages.ts';
import { createSampleHomeFiles, sampleHome } from './sample-home.ts';
import { createSampleRoutes } from './sample-pages.ts';
import { constantHeaders, contentPolicies, setHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

type HttpOptions = {
  ctx: Context;
  assets: Assets;
  /** Missing in development, where Vite serves the files. */
  clientFolder?: string;
  /** The project folder; without it the files of the sample home are not served, and sample photos are drawn here. */
  root?: string;
  /** Paths of their own that lead to listings: path → slug. */
  listingPaths?: Record<string, string>;
  trustedProxies: number;
  cachedPages: number;
  hasDevPages: boolean;
  checks: Record<string, () => Promise<void>>;
  /** How the worker of this website is; pages do without it. */
  worker?: () => string;
  stopping: AbortSignal;
};

export type Website = {
  app: Hono<RequestEnv>;
  /** Answers a finished page at once; false when the request is for the app. */
  answerCached: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Writes down what was counted; to be called before the process ends. */
  flush: () => Promise<void>;
};

/** The whole website. */
export function createWebsite(options: HttpOptions): Website {
  const { ctx, assets } = options;
  const app = new Hono<RequestEnv>();
  const cache = createPageCache({ maxPages: options.cachedPages });
  ctx.changes.subscribe((change) => cache.drop(change));
  const policies = contentPolicies(assets);
  const reach = createEventCounter(ctx);

  const headers = constantHeaders({ isHttps: ctx.site.url.startsWith('https:') });

  app.use('*', setHeaders(headers));
  if (options.clientFolder) app.use('*', staticFiles(options.clientFolder));
  app.use('*', identify(ctx, options.trustedProxies));
  app.onError(answerError);
  app.use('*', refuseNul);
  app.get('/health', async (c) => {
    const states = await runChecks(options.checks);
    const isWell = Object.values(states).every((state) => state === 'ok');
    const worker = options.worker?.() ?? 'elsewhere';
    const status = !isWell ? 'failing' : worker === 'restarting' ? 'degraded' : 'ok';
    return c.json({ status, ...states, worker }, isWell ? 200 : 503);
  });
  app.route('/auth/v1', createAuthRoutes(ctx));
  app.route('/.well-known/jwks.json', createKeySetRoute(ctx));
  if (!options.hasDevPages) app.all('/api/dev/*', noSuchCall);
  app.route('/', createListingDraftRoutes(ctx));
  if (options.hasDevPages) app.route('/', createSampleRoutes(options.root));
  app.route('/', createOperationRoutes(ctx));
  app.route('/', createEventRoutes(ctx, options.stopping));
  app.route('/', createFeedRoutes(ctx));
  app.route('/', createOembedRoute(ctx));
  app.route('/', createPodcastFeedRoutes(ctx));
  app.route('/', createFileRoutes(ctx, { onServed: reach.served }));
  app.route('/', createReachRoute(reach));
  app.route('/', createContactSheetRoutes(ctx));
  app.route('/', createShareKitRoutes(ctx));
  app.route('/', createShortLinkRoutes(ctx));
  app.route('/', createWebhookRoutes(ctx));
  app.route('/', createDemoCheckoutRoutes(ctx));
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(ctx.site.url)));
  app.all('/api/*', noSuchCall);
  app.all('/functions/*', (c) =>
    c.json({ error: { code: 'not_found', message: 'There is no such function.' } }, 404),
  );

  for (const { path, half } of routes) {
    if (half !== 'app' || (path.startsWith('/dev/') && !options.hasDevPages)) continue;
    app.get(path, async (c) => {
      const html = appDocument(assets, ctx.site);
      if (!assets.transformHtml) c.header('Content-Security-Policy', policies.app);
      c.header('Cache-Control', 'no-cache');
      return c.html(assets.transformHtml ? await assets.transformHtml(c.req.path, html) : html);
    });
  }
  if (options.root) app.route('/', createSampleHomeFiles(options.root));
  const site = createSiteRoutes({
    ctx: { ...ctx, sampleHome },
    assets,
    cache,
    contentPolicy: policies.site,
    submitLead: createLeadForm(ctx),
    directoryForms: createDirectoryForms(ctx),
    fixedPaths: options.listingPaths ?? {},
  });
  app.route('/', site.pages);
  app.notFound(site.notFound);
  return { app, answerCached: answerFromCache(cache, headers, policies.site), flush: reach.flush };
}

function noSuchCall(c: HonoContext): Response {
  return c.json({ error: { code: 'not_found', message: 'There is no such call.' } }, 404);
}

/** No name of ours holds the character NUL, and the database refuses it; the calls of the API refuse it in their words. */
const refuseNul: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const asked = c.req.path.startsWith('/api/') ? c.req.path : c.req.url;
  return /%00|%2500|\0/.test(asked) ? c.notFound() : next();
};

function identify(ctx: Context, trustedProxies: number): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set(
      'clientIp',
      clientIp(c.req.header('x-forwarded-for'), trustedProxies, () => remoteAddress(c.env)),
    );
    c.set('log', ctx.log);
    c.header('X-Request-Id', requestId);
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    if (c.res.status >= 400 || ms > 500)
      ctx.log.info(
        { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms },
        'request',
      );
  };
}

/** What the Node server hands to every request; a request made in process has none. */
function remoteAddress(env: unknown): string | undefined {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
}

/** Each proxy of ours appends the address it saw; anything further left was written by the caller. */
function clientIp(
  forwarded: string | undefined,
  trustedProxies: number,
  socketAddress: () => string | undefined,
): string {
  const chain = (forwarded ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const address = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined;
  return (address ?? socketAddress() ?? 'unknown').replace(/^::ffff:/, '');
}

async function runChecks(checks: HttpOptions['checks']): Promise<Record<string, string>> {
  const results = await Promise.all(
    Object.entries(checks).map(
      async ([name, check]) =>
        [
          name,
          await check().then(
            () => 'ok',
            () => 'failing',
          ),
        ] as const,
    ),
  );
  return Object.fromEntries(results);
}

export function listen(
  { app, answerCached }: Pick<Website, 'app' | 'answerCached'>,
  address: { port: number; host: string },
): Promise<Server> {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!answerCached(request, response)) void answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve(server));
  });
}
