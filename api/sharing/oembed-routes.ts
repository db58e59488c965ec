import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { findPublicListing } from '#domain/listings/queries.ts';
import { formatAddress } from '#domain/listings/rules.ts';
import { embedCode, embedSize } from '#domain/listings/sharing/rules.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { sharedCache } from '../http/shared-cache.ts';

const pagePath = /^\/(?:listings?|embed)\/([^/]{1,300})\/?$/;

/** oEmbed for listing pages. Only JSON is supported; other formats get 501. */
export function createOembedRoutes(ctx: Pick<Context, 'db' | 'site'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/oembed', async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const { url = '', format = 'json', maxwidth, maxheight } = c.req.query();
    if (format !== 'json') return c.text('Only JSON is spoken here.', 501);
    const slug = slugOf(url, ctx.site.url);
    const found = slug === undefined ? undefined : await findPublicListing(ctx, slug);
    const hasEpisode = found?.podcast && (found.podcast.gcsFileUrl || found.podcast.podcastFileUrl);
    if (!found || found.isWithdrawn || slug === undefined || !hasEpisode)
      return c.json({ error: { code: 'not_found', message: 'There is no podcast at that address.' } }, 404);
    const title = formatAddress(found.listing).slice(0, 300).toWellFormed();
    const width = Math.max(embedSize.narrowest, clampSize(embedSize.width, maxwidth));
    const height = clampSize(embedSize.height, maxheight);
    c.header('Cache-Control', sharedCache(300));
    return c.json({
      version: '1.0',
      type: 'rich',
      provider_name: ctx.site.name,
      provider_url: `${ctx.site.url}/`,
      title,
      width,
      height,
      html: embedCode({ siteUrl: ctx.site.url, slug, title, width, height }),
      cache_age: 300,
    });
  });
  return app;
}

function slugOf(address: string, siteUrl: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== new URL(siteUrl).origin) return undefined;
  const slug = pagePath.exec(url.pathname)?.[1];
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

function clampSize(max: number, requested: string | undefined): number {
  return /^\d{1,5}$/.test(requested ?? '') ? Math.max(1, Math.min(max, Number(requested))) : max;
}
