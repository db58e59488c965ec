import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSampleMls } from '#adapters/mls/sample-mls/serve-sample-mls.ts';
import { listings } from '#db/schema/listings.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { replicateFeeds } from '#domain/listings/mls/replicate-feeds.ts';
import { collectKit } from '#domain/production/kit/collect-kit.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import { offerRecording } from '#domain/production/reviews/offer-recording.ts';
import { artifactOf } from '#domain/production/run/artifacts.ts';
import type { Step } from '#domain/production/run/step.ts';
import { sheetOf } from '#domain/production/steps/check-facts.ts';
import { readListing } from '#domain/production/steps/read-listing.ts';
import { callApi, createApiAccount, grant, keyOf } from '#tests/support/api-account.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { orderForm } from '#tests/support/order-form.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { createSampleFeed } from '#tests/support/sample-mls.ts';
import { shortData, shortSteps, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const sample = await serveSampleMls({});
afterAll(() => sample.stop());
const { ctx } = await createTestContext({ ...quickStudio, mls: [createSampleFeed(sample.baseUrl)] });
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@mls.example');
const headers = await keyOf(ctx, agent);

beforeAll(async () => {
  await replicateFeeds(ctx);
  await grant(ctx, agent, 100_000);
});

const order = (key: string, body: object) =>
  callApi(app, 'POST /v1/orders', { headers: { ...headers, 'Idempotency-Key': key }, body });
const invoke = async (name: string, body: object) => {
  const answer = await app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const findListing = async (podcastId: string) =>
  (await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId)))[0];

/** A short talk that says the price and ends as the MLS requires; everything before it is real. */
const steps: readonly Step[] = shortSteps.map((step): Step => {
  if (step.name === 'read-listing') return readListing as Step;
  const run = async (work: Parameters<Step['run']>[0]) => {
    const sheet = sheetOf(artifactOf(work, 'read-listing'), '2026-11-15');
    if (step.name === 'check-facts') return { data: { ...shortData['check-facts'], sheet } };
    const price = sheet.facts.find(({ id }) => id === 'price')?.value;
    const turns = shortTalk.turns.map((turn, at) =>
      at === 2 ? { ...turn, text: `It is ${price}.`, factIds: ['price'] } : turn,
    );
    return { data: { ...shortTalk, turns } };
  };
  return ['check-facts', 'write-script'].includes(step.name) ? ({ ...step, run } as Step) : step;
});

test('the order form previews an MLS number', async () => {
  const [row] = sample.rows.Property.slice(40);
  const { body } = await invoke('preview-listing', { listingUrl: 'MLS# 7100041' });
  expect(body).toMatchObject({ readable: true, beds: row?.BedroomsTotal });
  expect(body.address).toContain(String(row?.StreetName));
  expect(await invoke('preview-listing', { listingUrl: '7199999' })).toMatchObject({
    body: { readable: false, reason: expect.stringContaining('no listing 7199999 in Lakeview MLS') },
  });
});

test('an address leads to its MLS number, unless it may not be shown', async () => {
  const [row] = sample.rows.Property.slice(56);
  const query = new URLSearchParams({
    street: `${row?.StreetNumber} ${row?.StreetName} ${row?.StreetSuffix}`,
    zip: String(row?.PostalCode),
  });
  const ask = async () => (await app.request(`/api/mls-listings?${query}`)).json();
  expect(await ask()).toEqual({ listings: [{ mls: 'lakeview', mlsNumber: '7100057' }] });
  sample.change('Property', 'LKV7100057', { InternetAddressDisplayYN: false });
  expect(await ask()).toEqual({ listings: [] });
});

test('an order form with an MLS number leads to payment', async () => {
  const { status, body } = await invoke('create-payment', orderForm('by-number', ['7100042']));
  expect([status, body.url]).toEqual([200, expect.stringContaining('/demo-checkout/')]);
  expect(await invoke('create-payment', orderForm('no-number', ['7199998']))).toMatchObject({
    status: 400,
    body: { error: { fields: { listingUrl: expect.stringContaining('7199998') } } },
  });
});

test('a program sends one of link, MLS number and fact sheet', async () => {
  const both = await order('mls-both', { mlsNumber: '7100043', listingUrl: 'https://homes.example/1' });
  expect(both).toMatchObject({ status: 400, body: { errors: { listingUrl: expect.any(String) } } });
  expect(await order('mls-odd', { mlsNumber: "7100043' or 1 eq 1" })).toMatchObject({ status: 400 });
  expect(await order('mls-other', { mlsNumber: '7100043', mls: 'nowhere' })).toMatchObject({ status: 400 });
});

test('from the number to the page: order, episode, display, change, offer, recording', async () => {
  const { status, body } = await order('mls-good', { mlsNumber: '7100049', mls: 'lakeview' });
  expect(status).toBe(201);
  const podcastId = String(body.id);
  await produceEpisode(ctx, { podcastId }, steps);
  await ctx.db.update(listings).set({ status: 'active' }).where(eq(listings.podcastId, podcastId));
  const listing = await findListing(podcastId);
  const { attribution = '' } = listing?.mls ?? {};
  expect(listing?.sourceUrl).toBe('http://localhost:3000/mls/lakeview/7100049');

  const page = async () => (await app.request(`/listings/${listing?.slug}`)).text();
  const encoded = attribution.replaceAll('&', '&amp;');
  expect(await page()).toContain(encoded);
  expect(await page()).toContain('deemed reliable but not guaranteed');
  expect(await page()).toContain('src="/lakeview-mls.svg"');
  expect(await page()).toMatch(/Last updated <time/);
  expect(await page()).toMatch(/Open house<\/h3>/);
  expect(await (await app.request(`/embed/${listing?.slug}`)).text()).toContain(encoded);
  expect(await (await app.request('/feed.xml')).text()).toContain(encoded);
  const unbranded = await (await app.request(`/listings/${listing?.slug}/unbranded`)).text();
  expect(unbranded).not.toContain(encoded);
  const link = await app.request('/mls/7100049');
  expect([link.status, link.headers.get('location')]).toEqual([302, `/listings/${listing?.slug}`]);

  await offerRecording(ctx, podcastId);
  expect(await ctx.db.$count(mails, eq(mails.kind, 'episode-changed'))).toBe(0);
  sample.change('Property', 'LKV7100049', { ListPrice: 333_000 });
  await replicateFeeds(ctx);
  expect(await page()).toContain('$333,000');
  await offerRecording(ctx, podcastId);
  await offerRecording(ctx, podcastId);
  const sent = await ctx.db.select().from(mails).where(eq(mails.kind, 'episode-changed'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('$333,000');
  expect(sent[0]?.text).toContain(`${ctx.site.url}/marketing/${podcastId}`);
  expect(sent[0]?.text).toContain('in one place');

  const again = await callApi(app, `POST /v1/orders/${podcastId}/recordings`, { headers, body: {} });
  expect(again.status).toBe(202);
  await produceEpisode(ctx, { podcastId }, steps);
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  expect(podcast?.episode?.turns.map(({ text }) => text)).toContain('It is $333,000.');
});

test('a number is ordered with its sheet: corrections win, the MLS keeps its notice and its newer price', async () => {
  const { body } = await invoke('preview-listing', { listingUrl: '7100060' });
  const { draftId } = body as { draftId: string };
  const edit = { values: { beds: '7', price: '$444,000' } };
  const init = { method: 'PATCH', body: JSON.stringify(edit) };
  expect((await app.request(`/api/listing-drafts/${draftId}`, init)).status).toBe(200);
  const form = orderForm('mls-sheet', ['7100060']);
  const drafts = [{ listingUrl: '7100060', draftId }];
  const paid = await invoke('create-payment', { ...form, drafts });
  const sessionId = String(paid.body.url).split('/').at(-1) as string;
  await ctx.payments.demoCheckout?.resolve(sessionId, 'paid');
  await invoke('verify-payment', { session_id: sessionId });
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId));
  const podcastId = podcast?.id ?? '';
  await produceEpisode(ctx, { podcastId }, steps);
  const listing = await findListing(podcastId);
  expect(listing).toMatchObject({
    beds: 7,
    price: '$444,000',
    sourceUrl: 'http://localhost:3000/mls/lakeview/7100060',
    mls: { name: 'Lakeview MLS', attribution: expect.any(String) },
  });
  expect(listing?.corrections.beds).toMatchObject({ by: 'mls-sheet@example.com' });
  const kit = await collectKit(ctx, podcastId);
  const email = kit.find(({ name }) => name === 'email.html');
  expect(email?.body).toContain(listing?.mls?.attribution);
  expect(email?.body).toContain('deemed reliable but not guaranteed');

  sample.change('Property', 'LKV7100060', { ListPrice: 399_000, BedroomsTotal: 3 });
  await replicateFeeds(ctx);
  expect(await findListing(podcastId)).toMatchObject({ beds: 7, price: '$399,000' });
});
