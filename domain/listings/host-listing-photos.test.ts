import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Storage } from '#adapters/storage/contract.ts';
import { listings } from '#db/schema/listings.ts';
import { listingPage, startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { fileKeyOf } from '../files/rules.ts';
import { createListing } from './create-listing.ts';
import { hostListingPhotos, hostQueuedPhotos } from './host-listing-photos.ts';
import { sweepListingFiles } from './sweep-listing-files.ts';

const site = await startListingSite();
const { ctx, setNow } = await createTestContext({ listingSource: site.source });
const photos = await Promise.all([1, 2, 3].map((seed) => testPhoto(seed, 700)));

function serve(name: string, body: Buffer): string {
  return site.set(`/photos/${name}.jpg`, { type: 'image/jpeg', body });
}

const urls = photos.map((photo, at) => serve(`room-${at}`, photo));

async function addListing(images: string[], values: Partial<typeof listings.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(listings)
    .values({ slug: randomUUID(), address: '1 Photo Lane', city: 'Bend', state: 'OR', images, ...values })
    .returning();
  return row as typeof listings.$inferSelect;
}

async function read(id: string) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  return row as typeof listings.$inferSelect;
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const file of ctx.storage.list('photos/')) keys.push(file.key);
  return keys;
}

const namedKeys = (row: typeof listings.$inferSelect) =>
  row.localImages.flatMap(({ variants }) => variants.map(({ url }) => fileKeyOf(url) as string));

test('photos are kept in order, in every size, with the data that a page needs', async () => {
  const listing = await addListing(urls);
  const hosted = await hostListingPhotos(ctx, { listingId: listing.id });
  expect(hosted).toMatchObject({ success: true, isComplete: true, leftOut: 0 });
  const row = await read(listing.id);
  expect(row.localImages).toHaveLength(3);
  expect(row.localImages[0]).toMatchObject({
    width: 700,
    height: 467,
    alt: 'Photo 1 of 3: 1 Photo Lane, Bend, OR',
  });
  expect(row.localImages[0]?.preview).toMatch(/^data:image\/webp/);
  expect(new Set(row.localImages[0]?.variants.map(({ type }) => type))).toEqual(
    new Set(['image/avif', 'image/webp', 'image/jpeg']),
  );
  expect(hosted.localImageUrls).toHaveLength(3);
  for (const key of namedKeys(row)) expect(await ctx.storage.stat(key)).toBeDefined();
  await hostListingPhotos(ctx, { listingId: listing.id });
  expect((await read(listing.id)).localImages).toEqual(row.localImages);
});

test('given URLs become the listing’s photos; anything but web URLs is refused', async () => {
  const listing = await addListing([]);
  const { localImageUrls } = await hostListingPhotos(ctx, {
    listingId: listing.id,
    imageUrls: urls.slice(0, 1),
  });
  expect(localImageUrls).toHaveLength(1);
  expect((await read(listing.id)).images).toEqual(urls.slice(0, 1));
  const refused = hostListingPhotos(ctx, { listingId: listing.id, imageUrls: ['javascript:alert(1)'] });
  await expect(refused).rejects.toMatchObject({ code: 'invalid' });
  const unknown = hostListingPhotos(ctx, { listingId: randomUUID(), imageUrls: urls });
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
});

test('duplicates, broken files, private addresses and stock pictures are left out', async () => {
  const listing = await addListing([
    serve('small', await testPhoto(1, 400)),
    urls[0] as string,
    serve('broken', Buffer.from('not a photo')),
    'http://127.0.0.1:1/private.jpg',
    'http://169.254.169.254/latest/meta-data',
    'https://images.unsplash.com/photo-1',
  ]);
  const { localImageUrls, leftOut } = await hostListingPhotos(ctx, { listingId: listing.id });
  expect(localImageUrls).toHaveLength(1);
  expect(leftOut).toBe(4);
  expect((await read(listing.id)).localImages[0]?.width).toBe(700);
});

test('if nothing is usable, the hosted photos stay', async () => {
  const listing = await addListing(urls.slice(0, 2));
  await hostListingPhotos(ctx, { listingId: listing.id });
  const before = (await read(listing.id)).localImages;
  await hostListingPhotos(ctx, { listingId: listing.id, imageUrls: [`${site.url}/photos/gone.jpg`] });
  expect((await read(listing.id)).localImages).toEqual(before);
});

test('a run killed between two photos resumes where it stopped and leaves no file without a row', async () => {
  const fresh = await Promise.all([11, 12, 13].map((seed) => testPhoto(seed, 700)));
  const listing = await addListing(fresh.map((photo, at) => serve(`fresh-${at}`, photo)));
  let puts = 0;
  const dying: Storage = {
    ...ctx.storage,
    put: (...args) => {
      puts += 1;
      // The second photo's files are half written when the process dies.
      if (puts > 4) throw new Error('killed');
      return ctx.storage.put(...args);
    },
  };
  await expect(hostQueuedPhotos({ ...ctx, storage: dying }, listing.id)).rejects.toThrow('killed');
  const half = await read(listing.id);
  expect(half.localImages).toHaveLength(1);
  for (const key of namedKeys(half)) expect(await ctx.storage.stat(key)).toBeDefined();

  let encoded = 0;
  const counting = {
    ...ctx.images,
    prepare: (bytes: Uint8Array) => {
      encoded += 1;
      return ctx.images.prepare(bytes);
    },
  };
  await hostQueuedPhotos({ ...ctx, images: counting }, listing.id);
  const whole = await read(listing.id);
  expect(whole.localImages).toHaveLength(3);
  expect(whole.localImages[0]?.variants).toEqual(half.localImages[0]?.variants);
  expect(encoded).toBe(2);
  setNow(new Date(Date.now() + 86_400_000));
  await sweepListingFiles(ctx);
  const rows = await ctx.db.select().from(listings);
  expect(new Set(await storedKeys())).toEqual(new Set(rows.flatMap(namedKeys)));
});

test('the job retries photos from a site with problems, and keeps those that arrived', async () => {
  const down = site.set('/photos/down.jpg', { status: 503, body: 'later' });
  const listing = await addListing([urls[0] as string, down]);
  await expect(hostQueuedPhotos(ctx, listing.id)).rejects.toThrow('some photos could not be fetched yet');
  expect((await read(listing.id)).localImages).toHaveLength(1);
  site.set('/photos/down.jpg', { type: 'image/jpeg', body: photos[1] as Buffer });
  await hostQueuedPhotos(ctx, listing.id);
  expect((await read(listing.id)).localImages).toHaveLength(2);
});

test('an outdated run does not overwrite newer photos', async () => {
  const listing = await addListing(urls.slice(0, 1));
  const meddling = {
    ...ctx.images,
    prepare: async (bytes: Uint8Array) => {
      await ctx.db
        .update(listings)
        .set({ images: urls.slice(1, 2) })
        .where(eq(listings.id, listing.id));
      return ctx.images.prepare(bytes);
    },
  };
  await hostListingPhotos({ ...ctx, images: meddling }, { listingId: listing.id });
  expect((await read(listing.id)).localImages).toEqual([]);
});

test('a file that went missing is stored again', async () => {
  const listing = await addListing(urls.slice(2, 3));
  await hostListingPhotos(ctx, { listingId: listing.id });
  const [key] = namedKeys(await read(listing.id));
  await ctx.storage.remove(key as string);
  await hostListingPhotos(ctx, { listingId: listing.id });
  expect(await ctx.storage.stat(key as string)).toBeDefined();
});

test('the sweep spares new files and named files, and deletes a deleted listing’s files', async () => {
  setNow(new Date());
  const body = await testPhoto(21, 700);
  const listing = await addListing([serve('swept', body)]);
  await hostListingPhotos(ctx, { listingId: listing.id });
  const keys = namedKeys(await read(listing.id));
  await ctx.storage.put('photos/ab/stray.jpg', body, { contentType: 'image/jpeg' });
  await sweepListingFiles(ctx);
  expect(await ctx.storage.stat('photos/ab/stray.jpg')).toBeDefined();
  setNow(new Date(Date.now() + 86_400_000));
  await sweepListingFiles(ctx);
  expect(await ctx.storage.stat('photos/ab/stray.jpg')).toBeUndefined();
  expect(await ctx.storage.stat(keys[0] as string)).toBeDefined();
  await ctx.db.delete(listings).where(eq(listings.id, listing.id));
  await sweepListingFiles(ctx);
  for (const key of keys) expect(await ctx.storage.stat(key)).toBeUndefined();
});

test('a job for a deleted listing ends quietly; a page with photos brings them in', async () => {
  await hostQueuedPhotos(ctx, randomUUID());
  const listingUrl = site.set('/home', listingPage({ street: '2 Photo Lane', photos: urls }));
  const { listing } = await createListing(ctx, { listingUrl });
  await hostQueuedPhotos(ctx, listing.id);
  expect((await read(listing.id)).localImages).toHaveLength(3);
});
