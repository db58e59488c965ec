import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Capability } from '#domain/context.ts';
import { startSchedule } from '#jobs/schedule.ts';
import { startWorker } from '#jobs/worker.ts';
import type { Assets } from '#web/assets.ts';
import { readBuiltAssets } from './assets.ts';
import { readEnv } from './env.ts';
import { createWebsite, listen } from './http.ts';
import { openContext } from './open-context.ts';

export type StartOptions = {
  root: string;
  /** Other values than the process's own. */
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
  /** Development only, where Vite's server does the listening. */
  fetch?: (request: Request, env?: object) => Response | Promise<Response>;
  stop: () => Promise<void>;
};

const LONGEST_DRAIN_MS = 8_000;

/** Starts the website and the worker on one context; `stop` ends the website first, then the worker and what they stand on. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const env = readEnv(options.root, options.environment);
  const isWorker = options.isWorkerOnly || env.WORKER;
  const opened = await openContext(env, { isWorker });
  const { ctx, capabilities, notes } = opened;
  const stopping = new AbortController();
  let server: Server | undefined;
  let flush = async () => {};
  const stop = async () => {
    stopping.abort();
    if (server) await drain(server);
    await flush();
    await opened.stop();
  };
  try {
    const started = { url: env.siteUrl, port: env.PORT, capabilities, notes, stop };
    const work = async () => {
      await startWorker(ctx, opened.consume, { stopping: stopping.signal, makesEpisodes: env.STUDIO });
      startSchedule(ctx, stopping.signal);
    };
    if (options.isWorkerOnly) {
      await work();
      return started;
    }
    const clientFolder = join(env.root, 'dist', 'client');
    const website = createWebsite({
      ctx,
      assets: options.assets ?? readBuiltAssets(clientFolder),
      ...(options.assets ? {} : { clientFolder }),
      root: env.root,
      listingPaths: env.LISTING_PATHS,
      trustedProxies: env.TRUSTED_PROXIES,
      cachedPages: env.PAGE_CACHE_PAGES,
      hasDevPages: env.DEV_MAILBOX ?? !env.isProduction,
      stopping: stopping.signal,
      checks: opened.checks,
    });
    flush = website.flush;
    if (!options.assets) server = await listen(website, { port: env.PORT, host: env.HOST });
    // Only after the port is ours: a second start by mistake must not take jobs.
    if (isWorker) await work();
    if (!server) return { ...started, fetch: website.app.fetch };
    const { port } = server.address() as { port: number };
    return { ...started, port, url: env.SITE_URL ?? `http://localhost:${port}` };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Takes no new connections, lets the requests under way finish, then closes what is left. */
function drain(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS).unref();
  });
}
