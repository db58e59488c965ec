import { Hono, type HonoRequest } from 'hono';
import type { EventCounter } from '#domain/listings/analytics/event-counter.ts';
import { AnalyticsEvent } from '#domain/listings/analytics/schema.ts';
import type { RequestEnv } from '../http/request-env.ts';

const MAX_BYTES = 300;

/** Whether the visitor's browser asks not to be tracked. */
export function hasOptedOut(request: HonoRequest): boolean {
  return request.header('dnt') === '1' || request.header('sec-gpc') === '1';
}

/** Page views and plays, reported by our own pages and our player on others. No cookie, no id, nothing about the visitor. */
export function createAnalyticsRoutes(counter: Pick<EventCounter, 'count'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.post('/reach', async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const site = c.req.header('sec-fetch-site');
    const length = Number(c.req.header('content-length') ?? 0);
    if (length > MAX_BYTES) return c.body(null, 400);
    const event = AnalyticsEvent.safeParse(parseJson((await c.req.text()).slice(0, MAX_BYTES)));
    if (!event.success) return c.body(null, 400);
    if (site && site !== 'same-origin' && !isOfPlayer(event.data)) return c.body(null, 400);
    if (hasOptedOut(c.req)) return c.body(null, 204);
    const visitor = { ip: c.var.clientIp, userAgent: c.req.header('user-agent') };
    return c.body(null, counter.count(event.data, visitor) ? 204 : 429);
  });
  return app;
}

/** Other people's pages show our player, never a page of ours. */
function isOfPlayer({ source, kind }: AnalyticsEvent): boolean {
  return source === 'embed' && kind !== 'view';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
