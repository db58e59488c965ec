import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { writePromotionalImage } from '#domain/marketing/write-promotional-image.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createMarketedPodcast, quarterRenderer } from '#tests/support/marketed-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const fullSize = ctx.renderer;
// Only pictures measured here are drawn in full size.
ctx.renderer = {
  ...fullSize,
  drawPicture: (card) => (card.height > card.width ? quarterRenderer : fullSize).drawPicture(card),
};
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@cards.example' });

const text = async (path: string) => (await app.request(path)).text();
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The pixels of a picture that a page or a feed names. */
async function pixelsOf(url: string | undefined) {
  const answer = await app.request(new URL(url ?? '').pathname);
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { width, height };
}
const announced = (html: string) => ({
  width: Number(metaOf(html, 'og:image:width')),
  height: Number(metaOf(html, 'og:image:height')),
});

test('a shared link shows the kit’s landscape picture, with its real size and words', async () => {
  const { podcastId, listingId } = await createMarketedPodcast(ctx, {
    userId: owner.userId,
    status: 'completed',
    home: 0,
  });
  const key = 'episodes/card/card.mp3';
  await ctx.storage.put(key, Buffer.alloc(4321, 7), { contentType: 'audio/mpeg' });
  await ctx.db
    .update(podcasts)
    .set({ podcastFileUrl: `/files/${key}` })
    .where(eq(podcasts.id, podcastId));
  const [listing] = await ctx.db
    .update(listings)
    .set({ status: 'active' })
    .where(eq(listings.id, listingId))
    .returning();
  const drawn = await writePromotionalImage(ctx, { podcastId });

  const readImages = async () =>
    (await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId)))[0]?.socialMediaImages;
  const { card, promotional } = (await readImages()) ?? {};
  expect(promotional).toBe(drawn.images.square?.url);
  // A home delivered before cards existed.
  await ctx.db.update(podcasts).set({ socialMediaImages: { promotional } }).where(eq(podcasts.id, podcastId));
  await ctx.db.execute(sql.raw(await readFile('db/migrations/0020_social-cards.sql', 'utf8')));
  expect(await readImages()).toEqual({ promotional, card });

  const html = await text(`/listings/${listing?.slug}`);
  const url = metaOf(html, 'og:image');
  expect(url).toContain(drawn.images.landscape?.url);
  expect(metaOf(html, 'twitter:image')).toBe(url);
  expect(announced(html)).toEqual({ width: 1200, height: 630 });
  expect(await pixelsOf(url)).toEqual(announced(html));
  expect(metaOf(html, 'og:image:alt')).toBe(drawn.alt);
  expect(metaOf(html, 'twitter:image:alt')).toBe(drawn.alt);

  const [, cover, width] =
    /<podcast:images srcset="(\S+) (\d+)w"/.exec(await text(`/feeds/agents/${owner.userId}.xml`)) ?? [];
  expect(cover).toContain(drawn.images.square?.url);
  expect((await pixelsOf(cover)).width).toBe(Number(width));

  const unbranded = await text(`/listings/${listing?.slug}/unbranded`);
  expect(metaOf(unbranded, 'og:image')).not.toBe(url);
});

test('a photo is announced with its own size, or without one if it was never measured', async () => {
  const photo = await sharp({ create: { width: 1333, height: 777, channels: 3, background: '#864' } })
    .jpeg()
    .toBuffer();
  const prepared = await ctx.images.prepare(photo);
  if (prepared.kind !== 'prepared') throw new Error('the photo was not taken');
  const variants = [];
  for (const { name, width, height, contentType, bytes } of prepared.variants) {
    await ctx.storage.put(`listings/card/${name}`, Buffer.from(bytes), { contentType });
    variants.push({ url: `/files/listings/card/${name}`, width, height, type: contentType });
  }
  const { width, height, preview } = prepared;
  await ctx.db.insert(listings).values([
    { slug: 'hosted', status: 'active', localImages: [{ alt: 'Porch', width, height, preview, variants }] },
    { slug: 'elsewhere', status: 'active', images: ['https://photos.example/1.jpg'] },
  ]);

  const hosted = await text('/listings/hosted');
  expect(await pixelsOf(metaOf(hosted, 'og:image'))).toEqual(announced(hosted));

  const elsewhere = await text('/listings/elsewhere');
  expect(metaOf(elsewhere, 'og:image')).toMatch(/\/listing-photos\/[0-9a-f-]{36}\/0\.jpg$/);
  expect(metaOf(elsewhere, 'og:image:width')).toBeUndefined();
  expect(metaOf(elsewhere, 'og:image:height')).toBeUndefined();
});
