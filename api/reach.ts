import { Hono, type HonoRequest } from 'hono';
import type { EventCounter } from '#domain/listings/analytics/event-counter.ts';
import { AnalyticsEvent } from '#domain/listings/analytics/schema.ts';
import type { RequestEnv } from './request.ts';

const MOST_BYTES = 300;

/** Whether a visitor has asked not to be counted. */
export function wantsNoCount(request: HonoRequest): boolean {
  return request.header('dnt') === '1' || request.header('sec-gpc') === '1';
}

/** What our own pages tell us: that they were seen and their episode heard. No cookie, no id, nothing about the visitor. */
export function createReachRoute(counter: Pick<EventCounter, 'count'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.post('/reach', async (c) => {
    const site = c.req.header('sec-fetch-site');
    const length = Number(c.req.header('content-length') ?? 0);
    if (length > MOST_BYTES || (site && site !== 'same-origin')) return c.body(null, 400);
    const event = AnalyticsEvent.safeParse(parseJson((await c.req.text()).slice(0, MOST_BYTES)));
    if (!event.success) return c.body(null, 400);
    if (wantsNoCount(c.req)) return c.body(null, 204);
    const visitor = { ip: c.var.clientIp, userAgent: c.req.header('user-agent') };
    return c.body(null, counter.count(event.data, visitor) ? 204 : 429);
  });
  return app;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
