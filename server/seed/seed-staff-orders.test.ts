import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findSamplePage } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import { listings } from '#db/schema/listings.ts';
import { listAdminPodcasts } from '#domain/podcasts/admin/queries.ts';
import { AdminPodcastQuery } from '#domain/podcasts/admin/schema.ts';
import { listOpenReviews } from '#domain/production/queries.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { seedStaffOrders } from './seed-staff-orders.ts';

const { ctx } = await createTestContext();
await seedStaffOrders(ctx);
const { podcasts: orders } = await listAdminPodcasts(ctx, AdminPodcastQuery.parse({}));

test('a stopped demo order waits for staff with its reason', async () => {
  const reviews = await listOpenReviews(ctx, 10);
  const stopped = orders.filter(({ stage }) => stage);
  expect(stopped.map(({ stage }) => stage?.state)).toEqual(stopped.map(() => 'in_review'));
  expect(stopped.map(({ id }) => id).sort()).toEqual(reviews.map(({ podcastId }) => podcastId).sort());
  expect(reviews.map(({ reason }) => reason).sort()).toEqual(['provider_failure', 'thin_listing']);
});

test('the links of the demo orders lead to pages of the same homes', async () => {
  expect(orders).toHaveLength(3);
  for (const { listingUrl, listing } of orders) {
    const path = listingUrl.replace(ctx.site.url, '');
    const slug = path.replace('/listings/', '');
    const [shown] = await ctx.db.select().from(listings).where(eq(listings.slug, slug));
    const page = findSamplePage(path) ?? (shown?.status === 'active' ? shown.address : '');
    expect(page, listingUrl).not.toBe('');
    if (listing?.address) expect(page).toContain(listing.address);
  }
});

test('the data of the demo listing awaiting approval was read from its page', async () => {
  const filled = await ctx.db.select().from(listings).where(eq(listings.status, 'data_populated'));
  expect(filled).toMatchObject([{ address: '410 Foundry Walk #7C', city: 'Milwaukee', beds: 2 }]);
});
