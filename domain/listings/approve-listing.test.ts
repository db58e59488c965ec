import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { approveListing } from './approve-listing.ts';
import { hostListingPhotos } from './host-listing-photos.ts';
import { locateListing } from './locate-listing.ts';

const site = await startListingSite();
const { ctx } = await createTestContext({
  listingSource: site.source,
  geocoder: { locate: async () => ({ latitude: 44.05, longitude: -121.3 }) },
});
const photo = site.set('/photos/front.jpg', { type: 'image/jpeg', body: await testPhoto(1, 700) });
const actor = { actorId: null, ip: null };

async function addListing() {
  const [row] = await ctx.db
    .insert(listings)
    .values({
      slug: randomUUID(),
      status: 'data_populated',
      address: '1 Photo Lane',
      city: 'Bend',
      state: 'OR',
      images: [photo],
      updatedAt: new Date('2026-03-01T10:00:00.000Z'),
    })
    .returning();
  const { id, updatedAt } = row as typeof listings.$inferSelect;
  return { listingId: id, updatedAt: updatedAt.toISOString() };
}

test('photos and a place that arrive in the background do not stop an approval', async () => {
  const seen = await addListing();
  await hostListingPhotos(ctx, { listingId: seen.listingId });
  await locateListing(ctx, seen.listingId);
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, seen.listingId));
  expect(row).toMatchObject({ latitude: 44.05, localImages: [{ width: 700 }] });
  expect(await approveListing(ctx, { ...seen, actor })).toMatchObject({ status: 'active' });
});

test('any other change does: the reviewer saw something else than would be published', async () => {
  const seen = await addListing();
  await ctx.db.update(listings).set({ price: '$1' }).where(eq(listings.id, seen.listingId));
  await expect(approveListing(ctx, { ...seen, actor })).rejects.toThrow(
    'This listing has changed since you opened it. Please look again first.',
  );
});
