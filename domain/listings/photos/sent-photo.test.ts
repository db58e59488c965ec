import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { listingPage, startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { openFile } from '../../files/open-file.ts';
import { draftListing } from '../draft-listing.ts';
import { hostListingPhotos } from '../host-listing-photos.ts';
import { findListingDraft } from '../queries.ts';
import { renewDraft } from '../sheet/renew-draft.ts';
import { sweepListingFiles } from '../sweep-listing-files.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { fetchShownPhoto } from './read-listing-photo.ts';
import { sentPhotoKey, sentPhotoUrl } from './sent-photo.ts';

const site = await startListingSite();
const { ctx, setNow } = await createTestContext({ listingSource: site.source });
const photo = await testPhoto(5, 700);
const url = sentPhotoUrl(photo);
const key = sentPhotoKey(url) as string;
const inline = `data:image/jpeg;base64,${photo.toString('base64')}`;

test('a photo in a sent page is stored with the draft, shown and hosted without asking its site', async () => {
  const content = listingPage({ street: '3 Sent Street', photos: [inline] });
  const draft = await draftListing(ctx, { content });
  expect(draft.photo).toBe(url);
  expect((await findListingDraft(ctx, draft.draftId as string))?.facts?.photos.value).toEqual([url]);
  expect((await fetchShownPhoto(ctx, { url, ip: '198.51.100.1' })).length).toBeGreaterThan(1000);
  const [listing] = await ctx.db
    .insert(listings)
    .values({ slug: randomUUID(), address: '3 Sent Street', images: [url] })
    .returning();
  const hosted = await hostListingPhotos(ctx, { listingId: listing?.id as string });
  expect(hosted).toMatchObject({ success: true, isComplete: true, leftOut: 0 });
  expect(site.paths()).toEqual([]);
});

test('camera metadata in a sent photo is never public', async () => {
  expect(await ctx.storage.stat(key)).toBeDefined();
  expect(await openFile(ctx, { key })).toEqual({ kind: 'missing' });
});

test('a URL of that kind without a photo is refused, and so is one that points elsewhere', async () => {
  expect(await fetchPhoto(ctx, sentPhotoUrl(Buffer.from('nothing')))).toMatchObject({ kind: 'refused' });
  for (const odd of ['https://sent-photo.invalid/../../x.jpg', 'https://sent-photo.invalid/a/b.jpg'])
    expect(sentPhotoKey(odd)).toBeUndefined();
  expect(sentPhotoKey(`https://elsewhere.example/${url.slice(-36)}`)).toBeUndefined();
});

test('a sent photo stays with a draft that is still being edited, however old it is', async () => {
  const edited = await testPhoto(7, 700);
  const { draftId } = await draftListing(ctx, {
    content: listingPage({ photos: [`data:image/jpeg;base64,${edited.toString('base64')}`] }),
  });
  setNow(new Date(Date.now() + 6 * 86_400_000));
  await renewDraft(ctx, draftId as string);
  setNow(new Date(Date.now() + 12 * 86_400_000));
  await sweepListingFiles(ctx);
  expect(await ctx.storage.stat(sentPhotoKey(sentPhotoUrl(edited)) as string)).toBeDefined();
  setNow(new Date());
});

test('a sent photo stays while a listing names it, and is otherwise deleted some days after the draft', async () => {
  const other = await testPhoto(6, 700);
  const otherKey = sentPhotoKey(sentPhotoUrl(other)) as string;
  await draftListing(ctx, {
    content: listingPage({ photos: [inline, `data:image/jpeg;base64,${other.toString('base64')}`] }),
  });
  setNow(new Date(Date.now() + 8 * 86_400_000));
  await sweepListingFiles(ctx);
  expect(await ctx.storage.stat(otherKey)).toBeDefined();
  setNow(new Date(Date.now() + 10 * 86_400_000));
  await sweepListingFiles(ctx);
  expect(await ctx.storage.stat(otherKey)).toBeUndefined();
  expect(await ctx.storage.stat(key)).toBeDefined();
  await ctx.db.delete(listings).where(eq(listings.address, '3 Sent Street'));
  await sweepListingFiles(ctx);
  expect(await ctx.storage.stat(key)).toBeUndefined();
});
