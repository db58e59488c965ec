import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import {
  createServer,
  type DevEnvironment,
  isRunnableDevEnvironment,
  type RunnableDevEnvironment,
} from 'vite';
import { readArguments } from '../commands/read-arguments.ts';
import { startPostgres } from '../db/embedded/start-postgres.ts';
import { playerScriptPath } from '../domain/listings/sharing/rules.ts';
import type { RunningServer, StartOptions } from '../server/main.ts';
import type { Assets } from '../web/assets.ts';

readArguments(`Usage: npm run dev
Starts Hearthcast for development: Vite serves the browser code, and the server restarts when its code changes.`);
const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const dataDir = process.env.DATA_DIR ?? join(root, 'data');
// Kept here, so that a restart of the server doesn't restart the database.
const database = process.env.DATABASE_URL
  ? undefined
  : await startPostgres({ folder: join(dataDir, 'postgres') });

const http = createHttpServer();
const vite = await createServer({
  root,
  server: { middlewareMode: true, hmr: { server: http } },
  logLevel: 'warn',
});
const ssr = runnable(vite.environments.ssr);

const assets: Assets = {
  siteStyles: { href: '/web/styles/site.css' },
  siteScript: '/web/site/island-runtime.ts',
  fontPreloads: [],
  appScript: '/web/app/main.tsx',
  appStart: { href: '/web/app/start.ts' },
  appStyles: [],
  appPreloads: [],
  screenPreloads: {},
  transformHtml: (path, html) => vite.transformIndexHtml(path, html),
};

let running: Promise<RunningServer> = start();

function runnable(environment: DevEnvironment | undefined): RunnableDevEnvironment {
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite gives no server environment.');
  return environment;
}

async function start(): Promise<RunningServer> {
  const { startServer } = (await ssr.runner.import('/server/main.ts')) as {
    startServer: (options: StartOptions) => Promise<RunningServer>;
  };
  const environment = {
    ...process.env,
    DATABASE_URL: database?.url ?? process.env.DATABASE_URL,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // A separate worker would need a second Vite: here the same one loads and restarts both halves.
    WORKER: process.env.WORKER === 'off' ? 'off' : 'inside',
  };
  return startServer({ root, environment, assets });
}

/** Code that only the server loads has no hot update: restart the server, then reload the page. */
let isRestarting = false;
let isStale = false;
vite.watcher.on('change', (file) => {
  const modules = ssr.moduleGraph.getModulesByFile(file);
  if (modules && modules.size > 0) void restart();
});

/** Changes during a restart lead to one more, no matter how many there are. */
async function restart(): Promise<void> {
  isStale = true;
  if (isRestarting) return;
  isRestarting = true;
  while (isStale) {
    isStale = false;
    const began = Date.now();
    await running.then((server) => server.stop()).catch(() => {});
    ssr.runner.clearCache();
    running = start();
    await running.then(
      () => console.log(`Server code changed; ready again after ${Date.now() - began} ms`),
      (error) => console.error(error),
    );
  }
  isRestarting = false;
  vite.environments.client?.hot.send({ type: 'full-reload' });
}

const answer = getRequestListener(async (request, env) => {
  try {
    const server = await running;
    return (await server.fetch?.(request, env)) ?? new Response('Not started', { status: 503 });
  } catch (error) {
    return new Response(`The server does not start:\n\n${(error as Error).stack}`, { status: 500 });
  }
});
http.on('request', (request, response) => {
  // The build creates this file; here its source is served.
  if (request.url === playerScriptPath) request.url = '/web/site/embed/hearthcast-player.ts';
  vite.middlewares(request, response, () => void answer(request, response));
});
http.listen(port, () => console.log(`Hearthcast (development) at http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await (await running.catch(() => undefined))?.stop();
    await vite.close();
    await database?.stop();
    process.exit(0);
  });
}
