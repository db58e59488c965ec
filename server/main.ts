import type { Server } from 'node:http';
import { join } from 'node:path';
import { createSurrogateKeyCdn } from '#adapters/cdn/surrogate-keys.ts';
import type { Tracing } from '#adapters/tracing/start-tracing.ts';
import type { Capability } from '#domain/context.ts';
import { measureService } from '#domain/operations/measure-service.ts';
import type { Assets } from '#web/assets.ts';
import { readBuiltAssets } from './assets.ts';
import { type Env, readEnv } from './env.ts';
import { createHealth, MAX_FEED_AGE_MS } from './health.ts';
import type { MetricSources, Metrics } from './metrics/create-metrics.ts';
import { openContext } from './open-context.ts';
import { purgeChangedPages } from './purge-changed-pages.ts';
import { startWorkerProcess, type WorkerProcess } from './worker/start-worker-process.ts';

export type StartOptions = {
  root: string;
  /** Replaces the environment of the process. */
  environment?: Record<string, string | undefined>;
  isWorkerOnly?: boolean;
  /** Development only: Vite's view of the browser files. */
  assets?: Assets;
};

export type RunningServer = {
  url: string;
  port: number;
  capabilities: Capability[];
  notes: string[];
  /** Development only, where Vite's server listens. */
  fetch?: (request: Request, env?: object) => Response | Promise<Response>;
  stop: () => Promise<void>;
};

const MEGABYTE = 1024 * 1024;
/** The whole shutdown takes less than 8 s, and closing the database comes after this. */
const MAX_DRAIN_MS = 5_500;

/** Starts the website and its worker. `stop` ends both in parallel, then closes what they share. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const env = readEnv(options.root, options.environment);
  const isWorker = options.isWorkerOnly || env.WORKER === 'inside';
  const process = options.isWorkerOnly ? 'worker' : 'website';
  const tracing = await openTracing(env, process);
  const opened = await openContext(env, { process, isWorker });
  const { ctx, capabilities, notes } = opened;
  const stopping = new AbortController();
  let server: Server | undefined;
  let metricsServer: Server | undefined;
  let worker: WorkerProcess | undefined;
  let flush = async () => {};
  const stop = async () => {
    stopping.abort();
    metricsServer?.close();
    await Promise.all([server && drain(server), worker?.stop()]);
    await flush();
    await opened.stop();
    await tracing?.stop();
  };
  try {
    const started = { url: env.siteUrl, port: env.PORT, capabilities, notes, stop };
    // A worker needs no pages and a website needs no jobs, so each process loads only its half.
    const work = async () => {
      const { startWorker } = await import('#jobs/worker.ts');
      const { startSchedule } = await import('#jobs/schedule.ts');
      const { startHeartbeat } = await import('#jobs/heartbeat.ts');
      await startWorker(ctx, opened.consume, { stopping: stopping.signal, producesEpisodes: env.STUDIO });
      startSchedule(ctx, stopping.signal);
      await startHeartbeat(ctx, stopping.signal);
    };
    const openMetrics = async (more: Pick<MetricSources, 'site'>): Promise<Metrics | undefined> => {
      if (env.METRICS_PORT === undefined) return undefined;
      const { createMetrics } = await import('./metrics/create-metrics.ts');
      return createMetrics({ pool: opened.pool, feedAgeMs: opened.probes.feedAgeMs, ...more });
    };
    const tellMetrics = async (metrics: Metrics | undefined) => {
      if (!metrics || env.METRICS_PORT === undefined) return;
      const { listenForMetrics } = await import('./metrics/listen-for-metrics.ts');
      const address = { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN };
      // Hearing about changes means that the database responds.
      const isReady = () => opened.probes.feedAgeMs() < MAX_FEED_AGE_MS;
      metricsServer = await listenForMetrics(metrics, address, { isReady });
      const { port } = metricsServer.address() as { port: number };
      notes.push(`Metrics at http://${env.METRICS_HOST}:${port}/metrics`);
    };
    if (options.isWorkerOnly) {
      await tellMetrics(await openMetrics({}));
      await work();
      return started;
    }
    const { createWebsite, listen } = await import('./website.ts');
    const clientFolder = join(env.root, 'dist', 'client');
    const health = createHealth({
      ...opened.probes,
      worker: () => worker?.state() ?? (isWorker ? 'ok' : 'elsewhere'),
    });
    const metrics = await openMetrics({
      site: { figures: () => website.figures(), health, service: () => measureService(ctx) },
    });
    const website = createWebsite({
      ctx,
      assets: options.assets ?? readBuiltAssets(clientFolder),
      ...(options.assets ? {} : { clientFolder }),
      root: env.root,
      listingPaths: env.LISTING_PATHS,
      trustedProxies: env.TRUSTED_PROXIES,
      cacheBytes: env.PAGE_CACHE_MEGABYTES * MEGABYTE,
      hasSurrogateKeys: env.CDN !== undefined,
      hasDevPages: env.DEV_MAILBOX ?? !env.isProduction,
      stopping: stopping.signal,
      health,
      ...(metrics ? { onRequest: metrics.observeRequest } : {}),
    });
    flush = website.flush;
    if (!options.assets) server = await listen(website, { port: env.PORT, host: env.HOST });
    await tellMetrics(metrics);
    if (env.CDN && env.CDN_PURGE_URL) {
      const cdn = createSurrogateKeyCdn({
        kind: env.CDN,
        url: env.CDN_PURGE_URL,
        token: env.CDN_PURGE_TOKEN,
      });
      const stopPurging = purgeChangedPages(ctx, cdn);
      stopping.signal.addEventListener('abort', stopPurging);
    }
    ctx.pageReader.warm();
    // Only once we have the port: an accidental second start must not take jobs.
    if (isWorker) await work();
    if (env.WORKER === 'on') {
      const changes = {
        DATABASE_URL: opened.databaseUrl,
        SEED_DEMO: 'off',
        // On the next port, because one port serves one process.
        METRICS_PORT: env.METRICS_PORT ? String(env.METRICS_PORT + 1) : undefined,
      };
      worker = startWorkerProcess({
        root: env.root,
        environment: { ...env.source, ...changes },
        log: ctx.log,
      });
    }
    if (!server) return { ...started, fetch: website.app.fetch };
    const { port } = server.address() as { port: number };
    return { ...started, port, url: env.SITE_URL ?? `http://localhost:${port}` };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loaded only if traces are collected. */
async function openTracing(env: Env, process: string): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { startTracing } = await import('#adapters/tracing/start-tracing.ts');
  return startTracing(process, { isShortLived: false });
}

/** Accepts no new connections, lets running requests finish, then closes the rest. */
function drain(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), MAX_DRAIN_MS).unref();
  });
}
