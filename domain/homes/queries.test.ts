import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authUsers } from '#db/schema/auth.ts';
import { brands } from '#db/schema/brands.ts';
import { markets } from '#db/schema/directory.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { findHome } from './queries.ts';

const { ctx } = await createTestContext();

const find = (slug: string) => findHome(ctx, slug, (listing) => listing);

async function addHome(slug: string, more: Partial<typeof listings.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(listings)
    .values({ slug, status: 'active', agentName: 'Ines Varga', ...more })
    .returning();
  return row as typeof listings.$inferSelect;
}

test('a home that nobody ordered has its listing’s data, and staff read its messages', async () => {
  await addHome('alone', { agentPhone: '(541) 555-0101' });
  expect(await find('alone')).toMatchObject({
    listing: { slug: 'alone' },
    podcast: null,
    market: undefined,
    leadReader: 'staff',
    agent: { name: 'Ines Varga', phone: '(541) 555-0101', color: null },
    update: undefined,
  });
});

test('market, brand and reader come with a home, however its state is spelled', async () => {
  await ctx.db.insert(markets).values({ slug: 'tarn-oregon', name: 'Tarn', state: 'Oregon', isActive: true });
  const [account] = await ctx.db
    .insert(authUsers)
    .values({ email: 'ines@varga.example', emailConfirmedAt: ctx.now() })
    .returning();
  await ctx.db.insert(brands).values({ userId: account?.id, name: 'Ines Varga', color: '#1f5f8b' });
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: 'https://homes.example/7',
      customerEmail: 'ines@varga.example',
      customerFirstName: 'Ines',
      customerLastName: 'Varga',
    })
    .returning();
  const home = await addHome('ordered', { city: 'tarn', state: 'OR', podcastId: podcast?.id });
  const expected = {
    market: { slug: 'tarn-oregon', place: 'Tarn, Oregon' },
    leadReader: 'listing-agent',
    agent: { name: 'Ines Varga', color: '#1f5f8b' },
  };
  expect(await find('ordered')).toMatchObject(expected);
  await ctx.db.update(listings).set({ state: 'oregon' }).where(eq(listings.id, home.id));
  expect(await find('ordered')).toMatchObject(expected);
  await ctx.db.update(listings).set({ state: 'WA' }).where(eq(listings.id, home.id));
  expect(await find('ordered')).toMatchObject({ market: undefined });
  await ctx.db.update(listings).set({ state: 'OR' }).where(eq(listings.id, home.id));
  await ctx.db.update(markets).set({ isActive: false }).where(eq(markets.slug, 'tarn-oregon'));
  expect(await find('ordered')).toMatchObject({ market: undefined });
});

test('a home is also found by the page of its podcast, and otherwise not at all', async () => {
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: 'https://homes.example/8',
      customerEmail: 'juna@varga.example',
      customerFirstName: 'Juna',
      listingPageUrl: `${ctx.site.url}/listings/by-the-mill`,
    })
    .returning();
  await addHome('waiting', { status: 'pending', podcastId: podcast?.id });
  expect(await find('by-the-mill')).toMatchObject({
    listing: { slug: 'waiting' },
    podcast: { id: podcast?.id },
  });
  expect(await find('waiting')).toBeUndefined();
  expect(await find('nowhere')).toBeUndefined();
});
