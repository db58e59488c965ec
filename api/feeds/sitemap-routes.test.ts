import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const read = async (path: string) => (await app.request(path)).text();
const places = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);

async function addHomes(from: number, to: number, status = 'active'): Promise<void> {
  await ctx.db.execute(sql`
    insert into listings (slug, status, address, city, state, price, description)
    select ${status} || '-home-' || n, ${status}, n || ' Elm Street', 'Bend', 'OR', '$500,000', 'A home.'
    from generate_series(${from}::int, ${to}::int) n`);
  await ctx.db.execute(sql`analyze listings`);
}

test('up to 1,000 homes are in one sitemap', async () => {
  await addHomes(1, 1000);
  const xml = await read('/sitemap.xml');
  expect(xml).toContain('<urlset');
  expect(places(xml).filter((path) => path.startsWith('/listings/'))).toHaveLength(1000);
  expect(places(xml)).toContain('/create-podcast');
});

test('more are in parts, each home in exactly one, and drafts in none', async () => {
  await addHomes(1001, 5200);
  await addHomes(1, 50, 'pending');
  const index = await read('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  const parts = places(index);
  expect(parts).toHaveLength(1 + 8);
  const [pages = '', ...homes] = parts;
  expect(places(await read(pages))).toContain('/business-directory');
  const listed = (await Promise.all(homes.map(async (part) => places(await read(part))))).map((each) => {
    expect(each.length).toBeGreaterThan(400);
    expect(each.length).toBeLessThan(1000);
    return each;
  });
  const all = listed.flat();
  expect(new Set(all).size).toBe(5200);
  expect(all).toHaveLength(5200);
  expect(all.every((path) => path.startsWith('/listings/active-home-'))).toBe(true);
});

test('URLs for a different number of parts still work after more homes have come', async () => {
  const halves = await Promise.all([0, 1].map((part) => read(`/sitemaps/homes-${part}-of-2.xml`)));
  expect(halves.flatMap(places)).toHaveLength(5200);
});

test.each([
  'homes-8-of-8',
  'homes-0-of-3',
  'homes-0-of-1',
  'homes-0-of-0',
  'homes-0-of-99999',
  'homes-x-of-2',
])('%s is not a part', async (name) => {
  expect((await app.request(`/sitemaps/${name}.xml`)).status).toBe(404);
});
