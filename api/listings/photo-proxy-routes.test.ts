import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { verifyFile } from '#domain/credentials/verify-file.ts';
import { withOwnPhoto } from '#domain/listings/photos/preview-photo.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const noise = await sharp({
  create: {
    width: 800,
    height: 600,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer();
const asked: string[] = [];
const { ctx } = await createTestContext({
  credentials: createCredentials({ root: process.cwd() }),
  listingSource: {
    fetchPage: async () => ({ kind: 'refused', reason: 'bad_url', message: '' }),
    fetchImage: async (url) => {
      asked.push(url);
      if (url.includes('script'))
        return { kind: 'image', url, contentType: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
      return url.includes('photo')
        ? { kind: 'image', url, contentType: 'image/png', bytes: noise }
        : { kind: 'refused', reason: 'private_address', message: '' };
    },
  },
});
const app = createFullApp(ctx);
const images = [
  'https://cdn.example/photo-1.png',
  'http://127.0.0.1/secret',
  'https://cdn.example/script.svg',
];
const [row] = await ctx.db
  .insert(listings)
  .values({ slug: 'proxied', status: 'active', address: '9 Elm', city: 'Larkmere', state: 'VT', images })
  .returning();
const photo = (index: number | string) => app.request(`/listing-photos/${row?.id}/${index}.jpg`);

test('a page shows photos that we have no copy of through our server', async () => {
  const html = await (await app.request('/listings/proxied')).text();
  expect(html).toContain(`/listing-photos/${row?.id}/0.jpg`);
  expect(html).not.toMatch(/<(?:img|source)[^>]*https:\/\/cdn\.example/);
});

test('a photo is fetched once and served as our own JPEG', async () => {
  const answers = await Promise.all([photo(0), photo(0), photo(0)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const bytes = Buffer.from(await (answers[0] as Response).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  expect(asked.filter((url) => url === images[0])).toHaveLength(1);
  // We scaled it, so it says so and can be recognized.
  const { verdict } = await verifyFile(ctx, bytes, async () => []);
  expect(verdict).toBe('original');
});

test('an order’s preview shows its photo through our server, and only that photo', async () => {
  const url = 'https://cdn.example/photo-preview.png';
  const { photo: path } = await withOwnPhoto(ctx, { photo: url });
  expect(path).toMatch(/^\/preview-photos\?/);
  expect((await app.request(path ?? '')).status).toBe(200);
  const other = (path ?? '').replace('photo-preview', 'photo-other');
  expect((await app.request(other)).status, 'an address of their choice').toBe(404);
  expect(asked).not.toContain('https://cdn.example/photo-other.png');
  expect(await withOwnPhoto(ctx, { photo: `${ctx.site.url}/samples/1.jpg` })).toEqual({
    photo: '/samples/1.jpg',
  });
});

test('anything but a listing’s photo does not exist', async () => {
  for (const index of [1, 2, 3, 999]) expect((await photo(index)).status, String(index)).toBe(404);
  const stranger = await app.request('/listing-photos/00000000-0000-4000-8000-000000000000/0.jpg');
  expect(stranger.status).toBe(404);
  expect((await app.request('/listing-photos/nobody/0.jpg')).status).toBe(404);
});

test('one network can only have a limited number of photos fetched', async () => {
  let last = 0;
  for (let time = 0; time < 125 && last !== 429; time += 1) last = (await photo(1)).status;
  expect(last).toBe(429);
});
