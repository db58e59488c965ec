import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listingDrafts, photoUploads } from '#db/schema/listings.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { fetchPhoto } from '../photos/fetch-photo.ts';
import { uploadFolder } from '../photos/uploaded-photo.ts';
import { sweepListingFiles } from '../sweep-listing-files.ts';
import { addPhoto } from './add-photo.ts';
import { correctDraft } from './correct-draft.ts';
import { describeSheet } from './describe-sheet.ts';
import { saveReading } from './save-reading.ts';
import { EditDraft } from './schema.ts';

const { ctx, setNow } = await createTestContext();

const newDraft = () => saveReading(ctx, { sourceUrl: null, origin: 'typed', facts: null });
const add = (draftId: string, bytes: Uint8Array, fileName = 'IMG_2231.jpg', ip = '198.51.100.9') =>
  addPhoto(ctx, { draftId, bytes, fileName, by: 'visitor', ip });

/** Lies on its side, and contains the location where it was taken. */
function cameraPhoto(red: number): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 3/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list(`${uploadFolder}/`)) keys.push(key);
  return keys;
}

test('a photo is stored upright and without its location', async () => {
  const bytes = await cameraPhoto(10);
  expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Camera');
  const draft = await add(await newDraft(), bytes, 'kitchen-island_2.JPG');
  const { photos } = describeSheet(draft, ctx);
  expect(photos).toMatchObject([{ alt: 'Kitchen island', isUpload: true }]);
  const image = await fetchPhoto(ctx, photos[0]?.url ?? '');
  if (image.kind !== 'image') throw new Error(image.message);
  const stored = await sharp(image.bytes).metadata();
  expect(stored).toMatchObject({ format: 'jpeg', width: 200, height: 300 });
  expect(stored.exif).toBeUndefined();
});

test('the same photo sent again stays one', async () => {
  const draftId = await newDraft();
  const bytes = await cameraPhoto(20);
  const [draft] = await Promise.all([add(draftId, bytes), add(draftId, bytes), add(draftId, bytes)]);
  expect(await ctx.db.select().from(photoUploads).where(eq(photoUploads.draftId, draftId))).toHaveLength(1);
  expect(describeSheet(draft, ctx).photos).toHaveLength(1);
});

test('an original that arrives before the mark it belongs to is kept', async () => {
  const draftId = await newDraft();
  const shown = describeSheet(await add(draftId, await cameraPhoto(30)), ctx).photos[0]?.url ?? '';
  const bytes = await cameraPhoto(40);
  await addPhoto(ctx, {
    draftId,
    bytes,
    fileName: 'o.jpg',
    originalOf: shown,
    by: 'visitor',
    ip: '198.51.100.9',
  });
  const mark = { url: shown, kind: 'edited', edits: 'Sky replaced' };
  const edit = EditDraft.parse({ draftId, photoOrigins: [mark] });
  const draft = await correctDraft(ctx, { ...edit, by: 'visitor', ip: '198.51.100.9' });
  expect(describeSheet(draft, ctx).photos[0]?.origin).toMatchObject({
    kind: 'edited',
    edits: 'Sky replaced',
    original: expect.stringContaining('/listing-uploads/'),
  });
  const none = EditDraft.parse({ draftId, photoOrigins: [{ ...mark, original: null }] });
  const without = await correctDraft(ctx, { ...none, by: 'visitor', ip: '198.51.100.9' });
  expect(describeSheet(without, ctx).photos[0]?.origin.original).toBeNull();
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
/** A few bytes that claim to be 90,000 × 90,000 pixels. */
async function bomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(90_000, 16);
  png.writeUInt32BE(90_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each([
  ['an SVG', svg, 'This is not a JPEG, PNG, WebP, AVIF or GIF.'],
  ['an iPhone HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'Please export it as a JPEG'],
  ['a broken JPEG', Buffer.from('\xff\xd8\xff\xe0 broken', 'latin1'), 'This photo is damaged'],
  ['a decompression bomb', await bomb(), 'This photo has too many pixels.'],
])('%s is refused in plain words, and nothing is stored', async (_name, bytes, message) => {
  const before = await storedKeys();
  await expect(add(await newDraft(), bytes)).rejects.toThrow(message);
  expect(await storedKeys()).toEqual(before);
});

test('a stranger’s draft takes no photo', async () => {
  const before = await storedKeys();
  await expect(add(crypto.randomUUID(), await cameraPhoto(30))).rejects.toMatchObject({ code: 'not_found' });
  expect(await storedKeys()).toEqual(before);
});

test('a visitor can only send a limited number', async () => {
  const sent = Array.from({ length: 125 }, () => add(crypto.randomUUID(), svg, 'a.jpg', '198.51.100.77'));
  const codes = (await Promise.allSettled(sent)).map((one) => one.status === 'rejected' && one.reason.code);
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(5);
});

test('photos without an order are swept with their draft', async () => {
  const draftId = await newDraft();
  await add(draftId, await cameraPhoto(40));
  const later = Date.now() + 5 * 86_400_000;
  setNow(new Date(later));
  await sweepListingFiles(ctx);
  const kept = (await storedKeys()).length;
  expect(kept).toBeGreaterThan(0);
  setNow(new Date(later + 3 * 86_400_000));
  await sweepListingFiles(ctx);
  expect(await ctx.db.select().from(listingDrafts)).toEqual([]);
  expect(await storedKeys()).toEqual([]);
});
