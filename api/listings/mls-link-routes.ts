import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { findMlsListingPage } from '#domain/listings/mls/queries.ts';
import type { RequestEnv } from '../http/request-env.ts';

/**
 * The URL of an MLS number, as orders and their emails use it, redirects to the listing page once there is
 * one.
 */
export function createMlsLinkRoutes(ctx: Pick<Context, 'db' | 'site'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/mls/*', async (c) => {
    const slug = await findMlsListingPage(ctx, ctx.site.url + new URL(c.req.url).pathname);
    c.header('Cache-Control', 'no-cache');
    return c.redirect(slug ? `/listings/${encodeURIComponent(slug)}` : '/account');
  });
  return app;
}
