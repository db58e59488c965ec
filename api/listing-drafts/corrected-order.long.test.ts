import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findSamplePage } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { hostListingPhotos } from '#domain/listings/host-listing-photos.ts';
import { collectKit } from '#domain/production/kit/collect-kit.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import { listReviews } from '#domain/production/queries.ts';
import { decideReview } from '#domain/production/reviews/decide-review.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { callFunction, orderForm } from '#tests/support/order-app.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const site = await startListingSite();
const { ctx } = await createTestContext({ ...quickStudio, listingSource: site.source });
const app = createFullApp(ctx);
const listingUrl = site.set('/48', findSamplePage('/samples/thistledown-lane') ?? '');

/** The three facts that the page states differently: $785,000, four bedrooms, Mara Ellison. */
const values = { price: '$771,000', beds: '6', agent: 'Noor Haddad' };

async function orderCorrected(): Promise<string> {
  const { body: preview } = await callFunction(app, 'preview-listing', { listingUrl });
  const { draftId } = preview as { draftId: string };
  const init = { method: 'PATCH', body: JSON.stringify({ values }) };
  expect((await app.request(`/api/listing-drafts/${draftId}`, init)).status).toBe(200);
  for (const seed of [1, 2, 3, 4, 5]) {
    const path = `/listing-drafts/${draftId}/photos?name=walnut-library-${seed}.jpg`;
    const body = new Uint8Array(await testPhoto(seed, 480));
    expect((await app.request(path, { method: 'POST', body })).status).toBe(200);
  }
  const form = { ...orderForm('sheet', [listingUrl]), drafts: [{ listingUrl, draftId }] };
  form.userInfo.agent_name = '';
  const { body } = await callFunction(app, 'create-payment', form);
  const sessionId = String(body.url).split('/').at(-1) as string;
  await ctx.payments.demoCheckout?.resolve(sessionId, 'paid');
  await callFunction(app, 'verify-payment', { session_id: sessionId });
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId));
  return podcast?.id ?? '';
}

test('three corrected facts and five added photos appear in episode, page and kit', async () => {
  const podcastId = await orderCorrected();
  const ofPodcast = eq(listings.podcastId, podcastId);
  const [listing] = await ctx.db.select().from(listings).where(ofPodcast);
  await hostListingPhotos(ctx, { listingId: listing?.id ?? '' });
  await produceEpisode(ctx, { podcastId });
  // Only the issue that every episode gets without a transcriber.
  const [review, ...others] = await listReviews(ctx, podcastId);
  expect([review?.step, others]).toEqual(['verify-audio', []]);
  const decision = { reviewItemId: review?.id ?? '', decision: 'approve' } as const;
  await decideReview(ctx, { ...decision, actor: { actorId: null, ip: null } });
  await produceEpisode(ctx, { podcastId });
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  expect(podcast?.status).toBe('completed');

  const files = await collectKit(ctx, podcastId);
  const textOf = (name: string) => String(files.find((file) => file.name === name)?.body);
  const episode = textOf('episode.mp3');
  expect(episode).toContain('$771,000');
  expect(episode).toMatch(/six[- ]bedroom|six bedrooms|6 bedrooms/i);
  expect(episode).toContain('Noor Haddad');

  const [{ slug = '', localImages = [] } = {}] = await ctx.db.select().from(listings).where(ofPodcast);
  const page = await (await app.request(`/listings/${slug}`)).text();
  expect(page).toContain('$771,000');
  expect(page).toContain('Noor Haddad');
  expect(localImages.map(({ alt }) => alt)).toEqual(Array.from({ length: 5 }, () => 'Walnut library'));
  for (const { variants } of localImages) expect(page).toContain(variants[0]?.url);

  for (const name of ['post-facebook.txt', 'email.html']) expect(textOf(name)).toContain('$771,000');
  // The fact check quotes the page: "Upstairs are four bedrooms" doesn't contradict six in all.
  const made = files.filter(({ name }) => !name.startsWith('fact-check'));
  const all = [{ name: 'page', body: page }, ...made];
  const old = /785,000|785K|four[- ]bedroom|four bedrooms|\b4 beds?\b|Mara Ellison/i;
  expect(all.flatMap(({ name, body }) => old.exec(String(body))?.[0].concat(' in ', name) ?? [])).toEqual([]);
});
