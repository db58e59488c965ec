import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { listMarkets } from '#domain/directory/queries.ts';
import { listActiveListingPages } from '#domain/listings/queries.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { escapeXml } from './escape-xml.ts';

/** A sitemap holds at most 50,000 URLs. */
const MAX_LISTINGS = 45_000;
const fixedPages = [
  '/',
  '/create-podcast',
  '/business-directory',
  '/help/send-a-listing',
  '/developers',
  '/privacy-policy',
  '/terms-of-service',
];
const privatePaths = [
  '/account',
  '/admin',
  '/api/',
  '/auth',
  '/dev/',
  '/functions/',
  '/marketing/',
  '/payment-success',
  '/process-contacts',
  '/set-password',
  '/settings',
  '/team/',
  '/team-invitation',
];

/** What search engines read. */
export function createSitemapRoutes(ctx: Pick<Context, 'db' | 'site'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/robots.txt', (c) => {
    const rules = [
      'User-agent: *',
      ...privatePaths.map((path) => `Disallow: ${path}`),
      'Allow: /',
      '',
      `Sitemap: ${ctx.site.url}/sitemap.xml`,
      '',
    ];
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(rules.join('\n'));
  });
  app.get('/sitemap.xml', async (c) => {
    const [listings, markets] = await Promise.all([
      listActiveListingPages(ctx, MAX_LISTINGS),
      listMarkets(ctx),
    ]);
    const entries = [
      ...fixedPages.map((path) => entry(path)),
      ...listings.map((row) => entry(`/listings/${row.slug}`, row.updatedAt)),
      ...markets.map((row) => entry(`/business-directory/${row.slug}`, row.updatedAt)),
    ];
    c.header('Content-Type', 'application/xml; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=300');
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    );
  });

  function entry(path: string, changed?: Date): string {
    const address = escapeXml(new URL(encodeURI(path), ctx.site.url).href);
    return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;
  }
  return app;
}
