import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { trace } from '@opentelemetry/api';
import { type Handler, Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { createAskForms } from '#api/ask/ask-forms.ts';
import { createDirectoryForms } from '#api/directory/directory-forms.ts';
import { createOpenStreams } from '#api/events/open-streams.ts';
import { answerError } from '#api/http/answer-error.ts';
import type { RequestEnv } from '#api/http/request-env.ts';
import { createListingLeadForm } from '#api/leads/listing-lead-form.ts';
import { createRecordOpener } from '#api/records/record-opener.ts';
import { createApiRoutes } from '#api/routes.ts';
import { createReportForm } from '#api/takedowns/report-form.ts';
import { programReference } from '#api/v1/program-reference.ts';
import type { Context } from '#domain/context.ts';
import { createEventCounter } from '#domain/listings/analytics/event-counter.ts';
import { appDocument } from '#web/app/app-document.ts';
import type { Assets } from '#web/assets.ts';
import { routes } from '#web/routes.ts';
import { createPageCache } from '#web/site/page-cache.ts';
import { createSiteRoutes } from '#web/site/site-routes.tsx';
import type { AppSettings } from '#web/site-settings.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { type AnsweredRequest, answerListingPage } from './answer-listing-page.ts';
import { closeSlowPeers, type SlowPeerLimits } from './close-slow-peers.ts';
import { compressDocument } from './compress-document.ts';
import { createExtensionDownload } from './extension-download.ts';
import type { Health } from './health.ts';
import type { Metrics, SiteFigures } from './metrics/create-metrics.ts';
import { createSampleHomeFiles, sampleHome } from './sample-home.ts';
import { createSampleRoutes } from './sample-routes.ts';
import { contentPolicies, securityHeaders, setHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

/** A person's tabs and devices, and what one process can serve without slowing down. */
const streamLimits = { perPerson: 10, inTotal: 1000 };

type HttpOptions = {
  ctx: Context;
  assets: Assets;
  /** Undefined in development, where Vite serves the files. */
  clientFolder?: string;
  /** The project folder. Without it, the files of the sample home aren't served and sample photos are rendered in process. */
  root?: string;
  /** Extra paths that lead to listings: path → slug. */
  listingPaths?: Record<string, string>;
  trustedProxies: number;
  cacheBytes: number;
  /** Pages name what they were made from, for a CDN that is purged by it. */
  hasSurrogateKeys?: boolean;
  hasDevPages: boolean;
  health: () => Promise<Health>;
  /** Told of every request but those for files of the build. */
  onRequest?: Metrics['observeRequest'];
  stopping: AbortSignal;
};

export type Website = {
  app: Hono<RequestEnv>;
  /** Serves a cached page, or any listing's; false if the request is for the router. */
  answerPage: (request: IncomingMessage, response: ServerResponse) => boolean;
  figures: () => SiteFigures;
  /** Saves the counted page views; call it before the process ends. */
  flush: () => Promise<void>;
};

/** The whole website. */
export function createWebsite(options: HttpOptions): Website {
  const { ctx, assets } = options;
  const app = new Hono<RequestEnv>();
  const cache = createPageCache({
    maxBytes: options.cacheBytes,
    hasSurrogateKeys: options.hasSurrogateKeys ?? false,
    now: ctx.now,
  });
  ctx.changes.subscribe((change) => cache.drop(change));
  const policies = contentPolicies(assets, ctx.maps.provider);
  const analytics = createEventCounter(ctx);
  const openStreams = createOpenStreams(streamLimits);

  const headers = securityHeaders({ isHttps: ctx.site.url.startsWith('https:') });

  app.use('*', setHeaders(headers));
  if (options.clientFolder) app.use('*', staticFiles(options.clientFolder));
  app.use('*', identify(ctx, options));
  app.onError(answerError);
  app.use('*', refuseNul);
  app.get('/health/live', (c) => c.json({ status: 'ok' }));
  const ready: Handler<RequestEnv> = async (c) => {
    const health = await options.health();
    c.header('Cache-Control', 'no-store');
    return c.json(health, health.status === 'failing' ? 503 : 200);
  };
  app.get('/health/ready', ready).get('/health', ready);
  if (options.hasDevPages) app.route('/', createSampleRoutes(ctx.site.url, options.root));
  const { hasDevPages, stopping, hasSurrogateKeys = false } = options;
  app.route('/', createApiRoutes(ctx, { analytics, hasDevPages, stopping, openStreams, hasSurrogateKeys }));

  const { name, url, supportPhone, callNowPhone, supportEmail } = ctx.site;
  const settings: AppSettings = {
    ...{ name, url, supportPhone, callNowPhone, supportEmail },
    tiers: ctx.orders.tiers,
    briefCents: ctx.orders.briefCents,
    mlsNames: ctx.mls.map((mls) => mls.name),
    isAnsweringSold: ctx.telephony !== null,
  };
  for (const { path, half } of routes) {
    if (half !== 'app' || (path.startsWith('/dev/') && !hasDevPages)) continue;
    app.get(path, async (c) => {
      const nonce = randomBytes(16).toString('base64url');
      const query = new URL(c.req.url).searchParams;
      const html = appDocument(assets, { path, query, settings, styleNonce: nonce });
      if (!assets.transformHtml) c.header('Content-Security-Policy', policies.app(nonce));
      c.header('Cache-Control', 'no-cache');
      if (assets.transformHtml) return c.html(await assets.transformHtml(c.req.path, html));
      const { body, headers } = compressDocument(html, c.req.header('accept-encoding'));
      return c.body(body, 200, headers);
    });
  }
  if (options.root) {
    app.route('/', createSampleHomeFiles(options.root));
    app.route('/', createExtensionDownload(join(options.root, 'dist', 'extension'), ctx.site.url));
  }
  const site = createSiteRoutes({
    ctx: {
      ...ctx,
      sampleHome,
      apiReference: programReference(ctx.site.url),
      canHear: ctx.transcriber?.isReady() ?? false,
    },
    assets,
    cache,
    contentPolicy: policies.site,
    submitLead: createListingLeadForm(ctx),
    askForms: createAskForms(ctx),
    directoryForms: createDirectoryForms(ctx),
    reportProblem: createReportForm(ctx),
    openRecord: createRecordOpener(ctx),
    fixedPaths: options.listingPaths ?? {},
  });
  app.route('/', site.pages);
  app.notFound(site.notFound);
  const answerCached = answerFromCache(cache, headers, policies.site, ctx.now);
  const answerListing = answerListingPage({
    ...{ site, headers, contentPolicy: policies.site, now: ctx.now, log: ctx.log },
    note: noteRequest(ctx, options),
  });
  return {
    app,
    answerPage: (...exchange) => answerCached(...exchange) || answerListing(...exchange),
    figures: () => ({ cachedPages: cache.size(), openStreams: openStreams.count(), ...cache.counts() }),
    flush: analytics.flush,
  };
}

/** No path of ours contains NUL, and the database rejects it. API calls answer it with their own error, /v1 also in paths. */
const refuseNul: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.req.path.startsWith('/v1/')) return next();
  const requested = c.req.path.startsWith('/api/') ? c.req.path : c.req.url;
  return /%00|%2500|\0/.test(requested) ? c.notFound() : next();
};

function identify(
  ctx: Context,
  { trustedProxies, onRequest }: Pick<HttpOptions, 'trustedProxies' | 'onRequest'>,
): MiddlewareHandler<RequestEnv> {
  const note = noteRequest(ctx, { onRequest });
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
    await (isRead(c) ? next() : traceRequest(c, next));
    const { method, path } = c.req;
    note({
      requestId,
      route: routeOf(c),
      method,
      path,
      status: c.res.status,
      ms: performance.now() - started,
    });
  };
}

/** Tells the metrics of an answer, and the log where it's slow or no success. */
function noteRequest({ log }: Pick<Context, 'log'>, { onRequest }: { onRequest?: HttpOptions['onRequest'] }) {
  return ({ requestId, route, method, path, status, ms }: AnsweredRequest) => {
    onRequest?.({ route, method, status, seconds: ms / 1000 });
    if (status >= 400 || ms > 500)
      log.info({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
  };
}

/** Visits are counted in the metrics; a trace of each would bury the traces of orders. */
const isRead = (c: HonoContext<RequestEnv>) => c.req.method === 'GET' || c.req.method === 'HEAD';

/** Begins a trace. One that a caller sends along is not ours to go on with. */
function traceRequest(c: HonoContext<RequestEnv>, next: () => Promise<void>): Promise<void> {
  return trace.getTracer('hearthcast').startActiveSpan(c.req.method, { root: true }, async (span) => {
    await next();
    span.updateName(`${c.req.method} ${routeOf(c)}`).setAttribute('http.response.status_code', c.res.status);
    span.end();
  });
}

/** The pattern, never the address: addresses are without number and name people. */
function routeOf(c: HonoContext<RequestEnv>): string {
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'other';
}

/** Set by the Node server; a request made in process has none. */
function remoteAddress(env: unknown): string | undefined {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
}

/** Each of our proxies appends the address it saw. Anything further left was written by the caller. */
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

/**
 * Longer than load balancers and clients keep an idle connection (60 s as a rule). Whoever closes first must be the
 * one who sends: closed by us, a request already on its way is answered with a reset.
 */
const KEEP_ALIVE_MS = 75_000;

export function listen(
  { app, answerPage }: Pick<Website, 'app' | 'answerPage'>,
  address: { port: number; host: string },
  slowPeerLimits?: SlowPeerLimits,
): Promise<Server> {
  const answer = getRequestListener(app.fetch);
  const server = createServer(
    { headersTimeout: 20_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      if (!answerPage(request, response)) void answer(request, response);
    },
  );
  closeSlowPeers(server, slowPeerLimits);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve(server));
  });
}
