import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { verifyFile } from '../../credentials/verify-file.ts';
import { fileKeyOf } from '../../files/rules.ts';
import { readStored } from '../../production/delivery/episode-files.ts';
import { hostListingPhotos } from '../host-listing-photos.ts';
import { sweepListingFiles } from '../sweep-listing-files.ts';
import { isSignedPhoto } from './photo-files.ts';

const site = await startListingSite();
const credentials = createCredentials({ root: process.cwd() });
const { ctx, setNow } = await createTestContext({ listingSource: site.source, credentials });
const url = site.set('/den.jpg', { type: 'image/jpeg', body: await testPhoto(1, 300) });

async function addHome() {
  const { id } = await createPaidPodcast(ctx, { status: 'completed', listing: { status: 'active' } });
  await ctx.db
    .update(listings)
    .set({ images: [url] })
    .where(eq(listings.podcastId, id));
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  return { podcastId: id, listingId: listing?.id ?? '', slug: listing?.slug };
}

async function host({ listingId }: { listingId: string }, with_: typeof ctx = ctx) {
  await hostListingPhotos(with_, { listingId });
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  return listing?.localImages[0] as NonNullable<typeof listing>['localImages'][number];
}

const keysOf = ({ variants }: { variants: { url: string }[] }) =>
  variants.map((variant) => fileKeyOf(variant.url) ?? '');

test('every copy of a photo that we publish is signed and can be traced to its home', async () => {
  const home = await addHome();
  const photo = await host(home);
  const types = new Set<string>();
  for (const key of keysOf(photo)) {
    const bytes = await readStored(ctx, key);
    const { verdict, file, home: named } = await verifyFile(ctx, bytes, async () => []);
    expect({ verdict, kind: file?.kind, sourceType: file?.sourceType, path: named?.path }).toEqual({
      verdict: 'original',
      kind: 'photo',
      sourceType: null,
      path: `/listings/${home.slug}`,
    });
    types.add(key.slice(key.lastIndexOf('.')));
  }
  expect(types).toEqual(new Set(['.avif', '.webp', '.jpg']));
  expect(await host(home)).toEqual(photo);
});

test('a photo that turns out to be staged is signed again with that note', async () => {
  const home = await addHome();
  const before = await host(home);
  const mark = { url, kind: 'staged', edits: '', original: null, isLeftOut: false };
  const photoOrigins = { value: [mark], by: 'agent', at: new Date().toISOString(), pageSaid: null };
  await ctx.db.update(listings).set({ corrections: { photoOrigins } }).where(eq(listings.id, home.listingId));
  setNow(new Date(Date.now() + 60_000));
  const after = await host(home);
  expect(keysOf(after).filter((key) => keysOf(before).includes(key))).toEqual([]);
  const bytes = await readStored(ctx, keysOf(after).find((key) => key.endsWith('.jpg')) ?? '');
  expect(await verifyFile(ctx, bytes, async () => [])).toMatchObject({
    verdict: 'original',
    file: { sourceType: 'compositeSynthetic', note: 'Virtually staged', isCurrent: true },
  });
  const old = await readStored(ctx, keysOf(before).find((key) => key.endsWith('.jpg')) ?? '');
  expect(await verifyFile(ctx, old, async () => [])).toMatchObject({ file: { isCurrent: false } });
});

test('previously stored photos are signed the next time they are processed', async () => {
  const home = await addHome();
  const plain = await host(home, { ...ctx, credentials: null });
  expect(isSignedPhoto(plain)).toBe(false);
  expect(isSignedPhoto(await host(home))).toBe(true);
});

test('signed photos stay while a listing shows them, and are deleted when none does', async () => {
  const home = await addHome();
  const photo = await host(home);
  setNow(new Date(Date.now() + 86_400_000));
  await sweepListingFiles(ctx);
  for (const key of keysOf(photo)) expect(await ctx.storage.stat(key)).toBeDefined();
  await ctx.db.update(listings).set({ localImages: [], images: [`https://x.example/${randomUUID()}.jpg`] });
  await sweepListingFiles(ctx);
  for (const key of keysOf(photo)) expect(await ctx.storage.stat(key)).toBeUndefined();
});
