import { expect, test } from 'vitest';
import { markets } from '#db/schema/directory.ts';
import { listings } from '#db/schema/listings.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { eventually } from '#tests/support/processes.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const read = async (path: string) => (await app.request(path)).text();

test('a listing links to its market, and the market to its homes for sale', async () => {
  await ctx.db.insert(markets).values({ slug: 'bend-oregon', name: 'Bend', state: 'Oregon' });
  const home = { status: 'active', city: 'Bend', state: 'OR' };
  await ctx.db.insert(listings).values([
    { ...home, slug: 'oak-street', address: '1 Oak St', price: '$450,000', beds: 3, baths: 2.5 },
    { ...home, slug: 'loud', address: '2 Oak St', city: 'BEND', state: 'Oregon', saleStatus: 'pending' },
    { ...home, slug: 'sold', address: '3 Oak St', saleStatus: 'sold' },
    { ...home, slug: 'gone', address: '4 Oak St', saleStatus: 'off market' },
    { ...home, slug: 'unready', address: '5 Oak St', status: 'data_populated' },
    { ...home, slug: 'far', address: '6 Oak St', state: 'TX' },
  ]);
  const link = 'href="/business-directory/bend-oregon"';
  for (const slug of ['oak-street', 'sold']) expect(await read(`/listings/${slug}`)).toContain(link);
  const market = await read('/business-directory/bend-oregon');
  const homes = [...market.matchAll(/href="\/listings\/([\w-]+)"/g)].map(([, slug]) => slug);
  expect(homes.sort()).toEqual(['loud', 'oak-street']);
  expect(market).toContain('$450,000 · 3 bd · 2.5 ba');

  await ctx.db.update(markets).set({ isActive: false });
  await eventually(
    () => read('/listings/oak-street'),
    (page) => !page.includes(link),
  );
  expect((await app.request('/business-directory/bend-oregon')).status).toBe(404);
});
