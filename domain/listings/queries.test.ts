import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { findPublicListing } from './queries.ts';

const { ctx } = await createTestContext();

async function addPodcast(values: Partial<typeof podcasts.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: 'https://homes.example/1', customerEmail: 'pat@example.com', ...values })
    .returning();
  return row as typeof podcasts.$inferSelect;
}

test('an active listing is found by its slug, with its episode and without its customer', async () => {
  const podcast = await addPodcast({ podcastFileUrl: '/files/a.mp3' });
  await ctx.db.insert(listings).values({ slug: 'elm', status: 'active', podcastId: podcast.id });
  const found = await findPublicListing(ctx, 'elm');
  expect(found?.podcast?.podcastFileUrl).toBe('/files/a.mp3');
  expect(JSON.stringify(found)).not.toContain('pat@example.com');
});

test('a listing that is not active is not found by its slug', async () => {
  await ctx.db.insert(listings).values({ slug: 'oak', status: 'data_populated' });
  expect(await findPublicListing(ctx, 'oak')).toBeUndefined();
});

test.each(['/listings/old-pine', '/listing/older-pine', `${ctx.site.url}/listings/oldest-pine`])(
  'the page %s given to a podcast leads to its listing',
  async (listingPageUrl) => {
    const podcast = await addPodcast({ listingPageUrl });
    const slug = listingPageUrl.split('/').at(-1) as string;
    await ctx.db.insert(listings).values({ slug: `${slug}-renamed`, podcastId: podcast.id });
    expect((await findPublicListing(ctx, slug))?.listing.slug).toBe(`${slug}-renamed`);
  },
);

test('an unknown URL finds nothing', async () => {
  expect(await findPublicListing(ctx, "x' or '1'='1")).toBeUndefined();
});
