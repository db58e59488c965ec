import { beforeAll, expect, test } from 'vitest';
import { businessCategories, businesses, featuredBusinesses, markets } from '#db/schema/directory.ts';
import { unknownTerms } from '#tests/support/schema-vocabulary.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import type { Page } from '../page.ts';
import { renderPage } from '../render-page.tsx';
import { directoryPage } from './directory-page.tsx';
import { marketPage } from './market-page.tsx';

const { ctx } = await createTestContext();
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

function show(page: Page) {
  const html = renderPage(page, ctx.site, assets).replaceAll('<!-- -->', '');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return { html, text: main.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'), data: JSON.parse(data) };
}

beforeAll(async () => {
  const [bend] = await ctx.db
    .insert(markets)
    .values([
      {
        slug: 'bend-oregon',
        name: 'Bend',
        state: 'Oregon',
        population: 103_254,
        description: 'High desert.',
      },
      {
        slug: 'adak-alaska',
        name: 'Adak',
        state: 'Alaska',
        metaTitle: 'Adak!',
        metaDescription: 'Far west.',
      },
      { slug: 'shut-ohio', name: 'Shut', state: 'Ohio', isActive: false },
    ])
    .returning();
  const kinds = await ctx.db
    .insert(businessCategories)
    .values([
      { slug: 'movers', name: 'Movers', displayOrder: 1 },
      { slug: 'stagers', name: 'Home Stagers', displayOrder: 2 },
      { slug: 'roofers', name: 'Roofers', displayOrder: 3 },
      { slug: 'hidden', name: 'Hidden', isActive: false },
    ])
    .returning();
  const categoryOf = (slug: string) => kinds.find((kind) => kind.slug === slug)?.id ?? '';
  const names = ['Ash', 'Birch', 'Cedar', 'Dogwood'];
  const rows = await ctx.db
    .insert(businesses)
    .values([
      ...names.map((name) => ({
        externalKey: name,
        marketId: bend?.id ?? '',
        categoryId: categoryOf('movers'),
        name,
        websiteUrl: name === 'Ash' ? 'https://ash.example' : 'javascript:alert(1)',
        description: name === 'Ash' ? 'Moves pianos.' : '',
      })),
      { externalKey: 's', marketId: bend?.id ?? '', categoryId: categoryOf('stagers'), name: 'Set' },
    ])
    .returning();
  await ctx.db.insert(featuredBusinesses).values({
    businessId: rows.find(({ name }) => name === 'Dogwood')?.id ?? '',
    marketId: bend?.id ?? '',
    categoryId: categoryOf('movers'),
  });
});

test('the directory counts its categories and markets and shows each market', async () => {
  const { text, data, html } = show(await directoryPage(ctx));
  expect(text).toContain('|Local Business Directory|');
  expect(text).toContain('|service categories|3|US markets|2|');
  expect(text).toContain('|Bend|Oregon|103,254 residents|High desert.|Browse Local Services|');
  expect(text).toContain('|Adak|Alaska|Browse Local Services|');
  expect(text).toContain('|Service Categories|Movers|Home Stagers|Roofers|');
  expect(text).toContain('|Request Your Market|');
  expect(text).toContain('|Add Market|');
  expect(text).not.toMatch(/Shut|Hidden/);
  expect(html).toContain('<title>Local Business Directory · Hearthcast</title>');
  expect(unknownTerms(data)).toEqual([]);
});

test('a search that finds nothing says so and leaves the counts alone', async () => {
  const { text } = show(await directoryPage(ctx, {}, { q: 'nowhere' }));
  expect(text).toContain('US markets|2|');
  expect(text).toContain('No market matches');
});

test('a market ranks each of its services under its name', async () => {
  const { text, html } = show(await marketPage(ctx, { slug: 'bend-oregon' }));
  expect(text).toContain('|Back to Directory|');
  expect(text).toContain('|Bend|, Oregon|103,254 residents|High desert.|');
  expect(text).toContain('|Top 3 Movers Providers|');
  expect(text).toContain('|Top 1 Home Stagers Providers|');
  expect(text).not.toContain('Roofers Providers');
  const order = [...html.matchAll(/<h3[^>]*>(\w+)/g)].map(([, name]) => name);
  expect(order).toEqual(['Dogwood', 'Ash', 'Birch', 'Set']);
  expect(text.match(/\|Featured\|/g)).toHaveLength(1);
  expect(html).toContain('<title>Local services in Bend, Oregon · Hearthcast</title>');
  expect(html).toContain('content="Top-rated local services in Bend, Oregon: Movers, Home Stagers."');
  expect(html).toContain(`<link rel="canonical" href="${ctx.site.url}/business-directory/bend-oregon">`);
});

test('staff’s own words for search engines come first, and a market without businesses says so', async () => {
  const { html, text } = show(await marketPage(ctx, { slug: 'adak-alaska' }));
  expect(html).toContain('<title>Adak!</title>');
  expect(html).toContain('<meta name="description" content="Far west.">');
  expect(text).toContain('No providers are listed here yet.');
  expect(text).not.toMatch(/residents|Request Information/);
});

test('search engines learn about local businesses, but not about ratings from other sites', async () => {
  const { data } = show(await marketPage(ctx, { slug: 'bend-oregon' }));
  expect(unknownTerms(data)).toEqual([]);
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  const list = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'ItemList');
  expect(list.numberOfItems).toBe(4);
  expect(list.itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    item: {
      '@type': 'LocalBusiness',
      name: 'Ash',
      description: 'Moves pianos.',
      url: 'https://ash.example/',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Bend',
        addressRegion: 'Oregon',
        addressCountry: 'US',
      },
    },
  });
});

test.each(['nowhere', 'shut-ohio', '../bend-oregon', 'BEND-OREGON'])('%s is not a market', async (slug) => {
  const page = await marketPage(ctx, { slug });
  expect(page.status).toBe(404);
  const { text, html } = show(page);
  expect(text).toContain('Market Not Found');
  expect(text).toContain('Back to Directory');
  expect(html).toContain('content="noindex"');
});
