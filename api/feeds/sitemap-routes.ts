import { Hono, type Context as HonoContext } from 'hono';
import type { Context } from '#domain/context.ts';
import { listMarkets } from '#domain/directory/queries.ts';
import { countSitemapParts, isSitemapPart, listSitemapPart } from '#domain/listings/sitemap-parts.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { sharedCache } from '../http/shared-cache.ts';
import { escapeXml } from './escape-xml.ts';

const fixedPages = [
  '/',
  '/create-podcast',
  '/business-directory',
  '/help/send-a-listing',
  '/verify',
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

/** The sitemaps and robots.txt for search engines. */
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
    const parts = await countSitemapParts(ctx);
    if (parts === 1) return answer(c, 'urlset', [...(await listPages()), ...(await listHomes(0, 1))]);
    const paths = Array.from({ length: parts }, (_, part) => `/sitemaps/homes-${part}-of-${parts}.xml`);
    return answer(
      c,
      'sitemapindex',
      ['/sitemaps/pages.xml', ...paths].map((path) => entry('sitemap', path)),
    );
  });
  app.get('/sitemaps/pages.xml', async (c) => answer(c, 'urlset', await listPages()));
  app.get('/sitemaps/:name{homes-\\d{1,5}-of-\\d{1,5}\\.xml}', async (c) => {
    const [part = 0, parts = 0] = (c.req.param('name').match(/\d+/g) ?? []).map(Number);
    if (!isSitemapPart({ part, parts })) return c.notFound();
    return answer(c, 'urlset', await listHomes(part, parts));
  });

  async function listPages(): Promise<string[]> {
    const markets = await listMarkets(ctx);
    return [
      ...fixedPages.map((path) => entry('url', path)),
      ...markets.map((row) => entry('url', `/business-directory/${row.slug}`, row.updatedAt)),
    ];
  }

  async function listHomes(part: number, parts: number): Promise<string[]> {
    const homes = await listSitemapPart(ctx, { part, parts });
    return homes.map((row) => entry('url', `/listings/${row.slug}`, row.updatedAt));
  }

  function entry(name: 'url' | 'sitemap', path: string, changed?: Date): string {
    const address = escapeXml(new URL(encodeURI(path), ctx.site.url).href);
    const lastChange = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<${name}><loc>${address}</loc>${lastChange}</${name}>`;
  }
  return app;
}

function answer(c: HonoContext<RequestEnv>, name: 'urlset' | 'sitemapindex', entries: string[]): Response {
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', sharedCache(300));
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">\n${entries.join('\n')}\n</${name}>\n`,
  );
}
