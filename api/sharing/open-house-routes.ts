import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { openHouseCalendar } from '#domain/listings/mls/open-house-calendar.ts';
import { findPublicListing } from '#domain/listings/queries.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { sharedCache } from '../http/shared-cache.ts';

/** The open houses of a published home as a calendar file. */
export function createOpenHouseRoutes(ctx: Pick<Context, 'db' | 'site' | 'now'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/listings/:slug/open-houses.ics', async (c, next) => {
    const slug = c.req.param('slug');
    const found = await findPublicListing(ctx, slug);
    const { mls } = found?.listing ?? {};
    if (!found || found.isWithdrawn || !mls || mls.openHouses.length === 0) return next();
    const url = `${ctx.site.url}/listings/${encodeURIComponent(slug)}?src=open-house`;
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="open-houses.ics"');
    c.header('Cache-Control', sharedCache(300));
    return c.body(openHouseCalendar({ ...found.listing, mls }, { url, now: ctx.now() }));
  });
  return app;
}
