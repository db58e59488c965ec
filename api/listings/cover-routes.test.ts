import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { verifyFile } from '#domain/credentials/verify-file.ts';
import { findMailHome, listMailHomes } from '#domain/listings/cover/queries.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const plain = (background: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
const { ctx } = await createTestContext({
  listingSource: {
    fetchPage: async () => ({ kind: 'refused', reason: 'bad_url', message: '' }),
    fetchImage: async (url) =>
      url.includes('photo')
        ? { kind: 'image', url, contentType: 'image/jpeg', bytes: await plain('#00c000') }
        : { kind: 'refused', reason: 'private_address', message: '' },
  },
});
const app = createFullApp(ctx);
const key = 'photos/ab/0123456789abcdef0123456789abcdef-900.jpg';
await ctx.storage.put(key, await plain('#0000c0'), { contentType: 'image/jpeg' });
const hosted = {
  alt: 'The front',
  width: 900,
  height: 1200,
  preview: '',
  variants: [{ url: `/files/${key}`, width: 900, height: 1200, type: 'image/jpeg' }],
};

async function addHome(slug: string, values: Partial<typeof listings.$inferInsert>) {
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: `https://www.homes.example/${slug}`, customerEmail: 'ana@example.com' })
    .returning();
  const [row] = await ctx.db
    .insert(listings)
    .values({ slug, podcastId: podcast?.id ?? null, ...values })
    .returning();
  return { listingId: row?.id ?? '', podcastId: podcast?.id ?? '' };
}

async function readCover(listingId: string, kind = 'photo') {
  const answer = await app.request(`/listing-covers/${listingId}/${kind}.jpg`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const image = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width, height, format } = await image.metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 750, format: 'jpeg' });
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  return { corner: at(10, 10), center: at(545, 375) };
}

test('a home shows our copy of its photo, otherwise its page’s photo, otherwise a drawing', async () => {
  const own = await addHome('own', { images: ['https://cdn.example/photo.jpg'], localImages: [hosted] });
  expect((await readCover(own.listingId)).corner[2]).toBeGreaterThan(150);
  const page = await addHome('page', { images: ['https://cdn.example/photo.jpg'] });
  expect((await readCover(page.listingId)).corner[1]).toBeGreaterThan(150);
  const broken = await addHome('broken', { images: ['http://127.0.0.1/secret'] });
  const none = await addHome('none', {});
  expect(await readCover(broken.listingId)).toEqual(await readCover(none.listingId));
  expect((await app.request('/listing-covers/nobody/photo.jpg')).status).toBe(404);
  expect((await app.request(`/listing-covers/${none.listingId}/huge.jpg`)).status).toBe(404);
});

test('the same URL shows the photo as soon as there is one, with a play button on request', async () => {
  const { listingId } = await addHome('later', {});
  const before = await readCover(listingId, 'play');
  await ctx.db.update(listings).set({ localImages: [hosted], updatedAt: new Date(Date.now() + 1000) });
  const after = await readCover(listingId, 'play');
  expect(after.corner).not.toEqual(before.corner);
  const [red = 0, , blue = 0] = after.center;
  expect(red, 'the button over a blue photo').toBeGreaterThan(blue);
});

test('emails call a home by its address, and by its site until that is known', async () => {
  const known = await addHome('known', { address: '9 Elm', city: 'Larkmere', state: 'VT', zipCode: '05852' });
  const unread = await addHome('unread', {});
  const homes = await listMailHomes(ctx, [unread.podcastId, known.podcastId]);
  expect(homes).toMatchObject([
    { name: 'Listing on homes.example', cityLine: '', link: 'https://www.homes.example/unread' },
    { name: '9 Elm', cityLine: 'Larkmere, VT', link: null },
  ]);
  expect(homes[1]?.photoUrl).toBe(`${ctx.site.url}/listing-covers/${known.listingId}/photo.jpg`);
  expect(await findMailHome(ctx, known.listingId)).toBeUndefined();
});

test('an email’s picture is signed, as a photo or as our drawing, and can be recognized', async () => {
  const credentials = createCredentials({ root: process.cwd() });
  const signing = createFullApp({ ...ctx, credentials });
  const photo = await addHome('signed', { status: 'active', address: '1 A St', localImages: [hosted] });
  const drawn = await addHome('signed-drawing', { status: 'active', address: '2 A St' });
  const check = async (listingId: string) => {
    const answer = await signing.request(`/listing-covers/${listingId}/play.jpg`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return verifyFile({ ...ctx, credentials }, bytes, async () => []);
  };
  expect(await check(photo.listingId)).toMatchObject({
    verdict: 'original',
    file: { kind: 'cover', sourceType: null },
    home: { path: '/listings/signed' },
  });
  expect(await check(drawn.listingId)).toMatchObject({
    verdict: 'original',
    file: { kind: 'cover', sourceType: 'algorithmicMedia' },
  });
});

test('one network can only have a limited number of pictures drawn', async () => {
  const homes = await ctx.db
    .insert(listings)
    .values(Array.from({ length: 125 }, (_, at) => ({ slug: `many-${at}`, images: [] })))
    .returning();
  const drawn = { ...ctx, renderer: { ...ctx.renderer, drawCover: async () => new Uint8Array(1) } };
  const cheap = createFullApp(drawn);
  const statuses = [];
  for (const { id } of homes) statuses.push((await cheap.request(`/listing-covers/${id}/photo.jpg`)).status);
  expect(statuses.at(-1)).toBe(429);
});
