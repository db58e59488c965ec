import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createImageModelBackgrounds } from '#adapters/backgrounds/image-model.ts';
import type { PodcastStatus } from '#db/column-values.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { writeMarketing } from '#domain/marketing/write-marketing.ts';
import { startFakeImageModel } from '#tests/fakes/image-model.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createMarketedPodcast, quarterRenderer } from '#tests/support/marketed-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext({ renderer: quarterRenderer });
const owner = await signedIn(ctx, { email: 'owner@marketing.example' });

const makePodcast = (status: PodcastStatus = 'completed', home = 0) =>
  createMarketedPodcast(ctx, { userId: owner.userId, status, home });

test('a generated background is marked as an illustration, paid for once, and reused when the price changes', async () => {
  const painter = await startFakeImageModel();
  afterAll(painter.stop);
  const backgrounds = createImageModelBackgrounds({
    provider: 'openai-compatible',
    model: 'painter-1',
    apiKey: 'k',
    baseUrl: painter.baseUrl('openai-compatible'),
    price: 0.04,
    timeoutMs: 300,
    retryDelayMs: 1,
  });
  const notes: (string | null)[] = [];
  const drawPicture: typeof ctx.renderer.drawPicture = (card) => {
    notes.push(card.note);
    return ctx.renderer.drawPicture(card);
  };
  const painting = { ...ctx, backgrounds, renderer: { ...ctx.renderer, drawPicture } };
  const paintingApp = createFullApp(painting);
  const draw = (body: object) =>
    paintingApp.request('/functions/v1/generate-listing-social-image', {
      method: 'POST',
      headers: owner.headers,
      body: JSON.stringify({ address: 'x', ...body }),
    });
  const home = await makePodcast('completed', 1);
  const current = async () =>
    (await ctx.db.select().from(marketingParts).where(eq(marketingParts.podcastId, home.podcastId))).find(
      ({ part, state }) => part === 'image' && state === 'current',
    );

  expect((await draw({ podcastId: home.podcastId, style: 'illustrated' })).status).toBe(200);
  const first = await current();
  expect(first).toMatchObject({
    writtenBy: 'painter-1',
    costCents: 4,
    content: {
      style: 'illustrated',
      alt: expect.stringMatching(/^An illustration, not a photo of this home\. Text: .*Illustration\.$/),
      background: expect.stringMatching(/^\/files\/marketing\/.+-background\.jpg$/),
    },
  });
  expect(new Set(notes)).toEqual(new Set(['Illustration']));
  expect(painter.asked).toHaveLength(1);
  expect(painter.asked[0]?.prompt).toMatch(/No people/);
  expect(painter.asked[0]?.prompt).not.toMatch(/\d|Larkmere|Road/);

  for (const fault of [401, 'garbage', 'not-an-image', 'hang'] as const) {
    painter.faults.push(fault);
    expect((await draw({ podcastId: home.podcastId, style: 'illustrated' })).status).toBe(503);
  }
  expect(await current()).toEqual(first);

  await ctx.db.update(listings).set({ price: '$1,111,000' }).where(eq(listings.id, home.listingId));
  const asked = painter.asked.length;
  await writeMarketing(painting, home.podcastId);
  const second = await current();
  expect(second?.version).toBe((first?.version ?? 0) + 1);
  expect(second?.content).toMatchObject({
    background: (first as { content: { background: string } }).content.background,
  });
  expect(painter.asked).toHaveLength(asked);

  const unpainted = await makePodcast('completed', 1);
  painter.faults.push(401);
  const { written } = await writeMarketing(painting, unpainted.podcastId);
  expect(written).toContain('image');
});
