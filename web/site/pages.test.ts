import { beforeAll, expect, test } from 'vitest';
import { programReference } from '#api/v1/program-reference.ts';
import { businessCategories, businesses, featuredBusinesses, markets } from '#db/schema/directory.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { SAMPLE_LISTING_SLUG } from '#domain/listings/rules.ts';
import { sampleHome } from '#server/sample-home.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import type { SitePath } from '../routes.ts';
import { notFoundPage } from './not-found/not-found-page.tsx';
import type { Page } from './page.ts';
import { sitePages } from './pages.ts';
import { renderPage } from './render-page.tsx';

const { ctx } = await createTestContext();
const apiReference = programReference(ctx.site.url);
const assets = {
  siteStyles: { href: '/site.css' },
  siteScript: '/site.js',
  fontPreloads: [],
  appScript: '',
  appStart: { href: '' },
  appStyles: [],
  appPreloads: [],
  screenPreloads: {},
};

async function open(path: SitePath, slug = ''): Promise<Page & { html: string }> {
  const page = await sitePages[path](
    { ...ctx, sampleHome, canHear: false, apiReference },
    { slug, address: slug },
  );
  return { ...page, html: renderPage(page, ctx.site, assets) };
}

const hostile = '</script><script>alert(1)</script>';

beforeAll(async () => {
  await ctx.db
    .insert(listings)
    .values({ slug: 'bare', status: 'active', address: 'Address not available', city: 'TBD' });
  await ctx.db.insert(listings).values({
    slug: 'hostile',
    status: 'active',
    address: hostile,
    description: hostile,
    images: ['javascript:alert(1)', 'https://photos.example/1.jpg'],
    neighborhoodName: hostile,
    nearbyAmenities: { government: 'Town Hall', dining: [{ name: 'Cafe', url: 'javascript:alert(1)' }] },
    faqs: [{ question: hostile, answer: hostile }],
    canonicalUrl: 'javascript:alert(1)',
  });
  const [market] = await ctx.db
    .insert(markets)
    .values({ slug: 'bend', name: 'Bend', state: 'Oregon', population: 103254 })
    .returning();
  const [category] = await ctx.db
    .insert(businessCategories)
    .values({ slug: 'movers', name: 'Movers' })
    .returning();
  if (!market || !category) throw new Error('nothing was inserted');
  const [business] = await ctx.db
    .insert(businesses)
    .values({ externalKey: 'b', marketId: market.id, categoryId: category.id, name: 'Oak Movers' })
    .returning();
  const place = { marketId: market.id, categoryId: category.id };
  await ctx.db.insert(featuredBusinesses).values({ ...place, businessId: business?.id ?? '' });
});

test.each<[SitePath, string]>([
  ['/', ''],
  ['/listings/:slug', 'bare'],
  ['/listings/:slug', 'hostile'],
  ['/demo/:address', 'anywhere'],
  ['/business-directory', ''],
  ['/business-directory/:slug', 'bend'],
  ['/help/send-a-listing', ''],
  ['/verify', ''],
  ['/developers', ''],
  ['/developers/reference', ''],
  ['/developers/webhooks', ''],
  ['/developers/player', ''],
  ['/developers/assistants', ''],
  ['/developers/errors', ''],
  ['/privacy-policy', ''],
  ['/terms-of-service', ''],
])('%s %s obeys the content policy and says what it is', async (path, slug) => {
  const { html, status } = await open(path, slug);
  expect(status).toBe(200);
  expect(html).not.toMatch(/<[^>]+ style="/);
  expect(html).not.toMatch(/<[^>]+ on\w+="/);
  expect(html).not.toMatch(/href="javascript:|src="javascript:/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(blocks.length).toBeGreaterThan(0);
  for (const [, json = ''] of blocks)
    expect(JSON.parse(json)).toHaveProperty('@context', 'https://schema.org');
});

test('the home page without its sample has no dead links', async () => {
  const { html, madeFrom } = await open('/');
  expect(html).toContain('Get Started - $29.99');
  expect(html).toContain('Order Your First Podcast');
  expect(html).toContain('<s>$100</s>');
  expect(html.match(/<details name="home-questions"/g)).toHaveLength(8);
  expect(html).not.toContain(SAMPLE_LISTING_SLUG);
  expect(madeFrom).toEqual(['listings']);
});

test('the home page plays the sample and is rendered again when its rows change', async () => {
  const episode = { durationSeconds: 60, chapters: [], turns: [], peaks: [0.5, 1] };
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: 'https://x.example',
      customerEmail: 'who@example.com',
      podcastFileUrl: '/files/a.mp3',
      episode,
    })
    .returning();
  const [listing] = await ctx.db
    .insert(listings)
    .values({
      slug: SAMPLE_LISTING_SLUG,
      status: 'active',
      address: '14 Heron Point Road',
      podcastId: podcast?.id,
    })
    .returning();
  const { html, madeFrom } = await open('/');
  expect(html).toContain('Experience A Podcast');
  expect(html).toContain('src="/files/a.mp3"');
  expect(html).not.toContain('who@example.com');
  expect(madeFrom).toEqual([`listings:${listing?.id}`, `podcasts:${podcast?.id}`]);
});

test('a listing without facts says so, has a labeled drawing, and says when the podcast comes', async () => {
  const { html } = await open('/listings/:slug', 'bare');
  // A line below the facts; nothing to play above them.
  expect(html.split('Podcast is being generated and will be available within 24 hours')[0]).toContain(
    'Property Details',
  );
  expect(html).not.toContain('data-slot="player"');
  expect(html).not.toContain('N/A');
  expect(html.match(/Price not listed/g)).toHaveLength(1);
  expect(html).toContain('No details yet.');
  expect(html.match(/Drawing, not this home/g)).toHaveLength(1);
  expect(html).toContain('/placeholder-1.avif');
  expect(html).not.toMatch(/TBD|Address not available/);
  expect(html).not.toContain('Neighborhood &amp; Location');
});

test('foreign text in a listing stays text', async () => {
  const { html } = await open('/listings/:slug', 'hostile');
  expect(html).not.toContain(hostile);
  expect(html).toMatch(/\/listing-photos\/[0-9a-f-]{36}\/1\.jpg/);
  expect(html).toContain('Easy Access: ');
  expect(html).toContain(`<link rel="canonical" href="${ctx.site.url}/listings/hostile">`);
});

test('a market shows its ranking', async () => {
  const { html } = await open('/business-directory/:slug', 'bend');
  for (const text of ['Bend, Oregon', '103,254', 'Oak Movers', 'Featured']) expect(html).toContain(text);
  expect(html.replaceAll('<!-- -->', '')).toContain('Top 1 Movers Providers');
});

test.each([
  ['/listings/:slug', 'Property Not Found', 'The requested listing could not be found.'],
  ['/business-directory/:slug', 'Market Not Found', 'Back to Directory'],
] as const)('%s of nothing is a 404', async (path, heading, text) => {
  const { html, status } = await open(path, 'nowhere');
  expect(status).toBe(404);
  expect(html).toContain(heading);
  expect(html).toContain(text);
});

test('an unknown URL leads home', () => {
  const page = notFoundPage();
  const html = renderPage(page, ctx.site, assets);
  expect(page.status).toBe(404);
  expect(html).toContain('Oops! Page not found');
  expect(html).toContain('Return to Home');
  expect(html).toContain('content="noindex"');
});

test.each(['/privacy-policy', '/terms-of-service'] as const)(
  '%s has the required statements',
  async (path) => {
    const { html } = await open(path);
    expect(html).toContain('Last updated: December 2024');
    expect(html).toContain('24-48 hours');
    expect(html).toContain('children under 13');
    if (path === '/terms-of-service') expect(html).toContain('non-refundable');
  },
);

test('the reference has every call of the contract with code to copy', async () => {
  const { html } = await open('/developers/reference');
  for (const { id, path } of apiReference.operations) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(path);
    expect(html).toContain(`hearthcast.${id}(`);
  }
  expect(html).toContain('Idempotency-Key: alder-lane-48');
  expect(html).toContain('factSheet.street');
});

test('every error that the API returns is explained', async () => {
  const { html } = await open('/developers/errors');
  for (const code of ['invalid', 'payment_required', 'precondition_failed', 'unprocessable', 'too_many'])
    expect(html).toContain(`id="${code}"`);
});
