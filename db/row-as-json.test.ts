import { eq, getTableColumns } from 'drizzle-orm';
import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { createTestContext } from '#tests/support/test-context.ts';
import { rowAsJson } from './row-as-json.ts';
import { listings } from './schema/listings.ts';
import { podcasts } from './schema/podcasts.ts';

const { ctx } = await createTestContext();

test('a row is the same as when read column by column', async () => {
  await ctx.db.insert(listings).values({
    slug: 'quill-lane',
    status: 'active',
    description: 'Light “everywhere”,\n\ta \\ and a "quote"  🏡',
    baths: 2.25,
    sqft: '1,840',
    latitude: 44.058_173_1,
    longitude: -121.315_31,
    features: ['Deck', 'a "b", {c}', ''],
    faqs: [{ question: 'Is it quiet?', answer: 'Yes.' }],
    marketStats: { median_home_value: '$1' },
  });
  const ours = eq(listings.slug, 'quill-lane');
  const [plain] = await ctx.db.select().from(listings).where(ours);
  const [row] = await ctx.db
    .select({ listing: rowAsJson(getTableColumns(listings)) })
    .from(listings)
    .where(ours);
  expect(plain?.createdAt).toBeInstanceOf(Date);
  expect(row?.listing).toEqual(plain);
});

test('a row that a join does not find is null', async () => {
  await ctx.db.insert(listings).values({ slug: 'lone-lane', status: 'active' });
  const rows = await ctx.db
    .select({ podcast: rowAsJson({ id: podcasts.id, createdAt: podcasts.createdAt }, podcasts.id) })
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(eq(listings.slug, 'lone-lane'));
  expect(rows).toEqual([{ podcast: null }]);
});

test('a type that JSON would change is refused', () => {
  const { count } = getTableColumns(pgTable('counts', { count: bigint({ mode: 'bigint' }) }));
  expect(() => rowAsJson({ count })).toThrow("count can't be read from JSON");
});
