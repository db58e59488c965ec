import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import type { PodcastStatus } from '#db/column-values.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { editListing } from '#domain/listings/edit-listing.ts';
import { rewriteMarketing } from '#domain/marketing/rewrite-marketing.ts';
import { kitSizes, networks } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { writeMarketing } from '#domain/marketing/write-marketing.ts';
import { findClaimChecker } from '#domain/production/find-claim-checker.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createMarketedPodcast, quarterRenderer } from '#tests/support/marketed-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext({ renderer: quarterRenderer });
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@marketing.example' });
const stranger = await signedIn(ctx, { email: 'stranger@marketing.example' });
const staff = await signedIn(ctx, { email: 'staff@marketing.example', isAdmin: true });
let podcastId = '';

const makePodcast = (status: PodcastStatus = 'completed', home = 0) =>
  createMarketedPodcast(ctx, { userId: owner.userId, status, home });

async function call(path: string, body?: object, caller = owner, method = body ? 'POST' : 'GET') {
  const answer = await app.request(path, {
    method,
    headers: caller.headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: answer.status,
    json: (await answer.json()) as { kit: MarketingKit; [key: string]: unknown },
  };
}

const generate = (id: string, more = {}, caller = owner) =>
  call(
    '/functions/v1/generate-social-media',
    { podcastId: id, listingUrl: 'x', propertyTitle: 'y', ...more },
    caller,
  );
const edit = (id: string, part: string, body: object, caller = owner) =>
  call(`/api/marketing/${id}/parts/${part}`, body, caller, 'PATCH');

beforeAll(async () => {
  ({ podcastId } = await makePodcast());
  await writeMarketing(ctx, podcastId, { checkClaims: await findClaimChecker(ctx, podcastId) });
});

test('the production step writes every part once and leaves them alone if nothing changed', async () => {
  const again = await writeMarketing(ctx, podcastId);
  expect(again).toEqual({ written: [], offered: [] });
  const { json } = await call(`/api/marketing/${podcastId}`);
  const { parts } = json.kit;
  expect(Object.keys(parts.image?.content.images ?? {}).sort()).toEqual([...kitSizes].sort());
  for (const image of Object.values(parts.image?.content.images ?? {})) {
    expect(image?.contrast).toBeGreaterThanOrEqual(4.5);
    expect(image?.sizeBytes).toBeLessThan(500_000);
    expect((await app.request(image?.url ?? '')).status).toBe(200);
  }
  expect(parts.email?.content.html).toContain('14 Heron Point Road');
  expect(parts.remarks?.content.text).not.toContain('Maya');
  const [row] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  expect(Object.keys(row?.socialMediaContent ?? {}).sort()).toEqual([...networks].sort());
  expect(row?.socialMediaImages?.promotional).toBe(parts.image?.content.images.square?.url);
});

test("someone else's podcast, an unknown one and an unpaid one are not accessible", async () => {
  const calls = (id: string, caller: typeof owner) => [
    call(`/api/marketing/${id}`, undefined, caller),
    generate(id, {}, caller),
    call('/functions/v1/generate-listing-social-image', { podcastId: id, address: 'x' }, caller),
    call(`/api/marketing/${id}/parts/email`, {}, caller),
    edit(id, 'facebook', { seenVersion: 1, text: 'mine' }, caller),
    call(`/api/marketing/${id}/parts/facebook/offer`, { seenVersion: 1, takes: true }, caller),
    call(`/api/marketing/${id}/clips`, {}, caller),
    call(`/api/marketing/${id}/flyer`, {}, caller),
    call(`/share-kits/${id}-flyer.pdf`, undefined, caller),
    call(`/api/marketing/${id}/share-kit`, {}, caller),
    call(`/share-kits/${id}.zip`, undefined, caller),
  ];
  for (const { status, json } of await Promise.all([
    ...calls(podcastId, stranger),
    ...calls(randomUUID(), owner),
  ])) {
    expect({ status, json }).toMatchObject({
      status: 404,
      json: { error: { message: 'Podcast not found' } },
    });
  }
  expect((await call(`/api/marketing/${podcastId}`, undefined, staff)).status).toBe(200);
  const unpaid = await makePodcast('pending');
  expect((await generate(unpaid.podcastId)).status).toBe(409);
});

test('the email is written for the audience that the agent chooses, and stays that way', async () => {
  const path = `/api/marketing/${podcastId}/parts/email`;
  const { json } = await call(path, { audience: 'seller' });
  expect(json.kit.parts.email?.content).toMatchObject({
    audience: 'seller',
    subject: "Your home's campaign is live",
  });
  expect((await call(path, {})).json.kit.parts.email?.content.audience).toBe('seller');
  expect((await call(path, { audience: 'agents' })).json.kit.parts.email?.content.body).toContain(
    'straight to your client',
  );
});

test('occasions follow the facts', async () => {
  expect(await generate(podcastId, { occasion: 'sold' })).toMatchObject({ status: 400 });
  expect(await generate(podcastId, { occasion: 'open-house' })).toMatchObject({ status: 400 });
  const openHouse = { date: '2099-05-02', start: '13:00', end: '15:30' };
  const told = { additionalDetails: 'Open house Saturday, May 2, 2099, 1-3:30 pm.' };
  await ctx.db.update(podcasts).set(told).where(eq(podcasts.id, podcastId));
  expect((await call(`/api/marketing/${podcastId}`)).json.kit.knownOpenHouse).toEqual(openHouse);
  const { json } = await generate(podcastId, { occasion: 'open-house', openHouse, networks: ['linkedin'] });
  expect(json.content).toEqual({ linkedin: expect.stringContaining('Saturday, May 2, 1–3:30 PM') });
  expect(
    await generate(podcastId, { occasion: 'open-house', openHouse: { ...openHouse, end: '12:00' } }),
  ).toMatchObject({ status: 400 });
});

test('an edit is saved and checked, and rejected if it is stale, unlawful or too long', async () => {
  const { json } = await call(`/api/marketing/${podcastId}`);
  const seenVersion = json.kit.parts.twitter?.version ?? 0;
  expect(await edit(podcastId, 'twitter', { seenVersion, text: 'x '.repeat(200) })).toMatchObject({
    status: 400,
  });
  expect(await edit(podcastId, 'twitter', { seenVersion, text: 'Adults only, no kids.' })).toMatchObject({
    status: 400,
    json: { error: { fields: { text: expect.stringContaining('fair-housing') } } },
  });
  const saved = await edit(podcastId, 'twitter', { seenVersion, text: 'Hear more. 17 bedrooms!' });
  expect(saved.json.kit.parts.twitter).toMatchObject({
    // X doesn't require a disclosure of its own; a post that mentions the audio gets ours back.
    content: { text: 'Hear more. 17 bedrooms!\nAI voices.' },
    isEdited: true,
    unbacked: expect.arrayContaining(['17']),
  });
  expect(await edit(podcastId, 'twitter', { seenVersion, text: 'Late' })).toMatchObject({ status: 409 });
  const both = await Promise.all(
    [1, 2].map((n) =>
      edit(podcastId, 'twitter', { seenVersion: saved.json.kit.parts.twitter?.version, text: `Number ${n}` }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const remarks = json.kit.parts.remarks?.version ?? 0;
  expect(
    await edit(podcastId, 'remarks', { seenVersion: remarks, text: 'Call (555) 010-2020' }),
  ).toMatchObject({ status: 400 });
  const email = await edit(podcastId, 'email', {
    seenVersion: json.kit.parts.email?.version,
    subject: 'Hello <b>',
    text: 'One\n\nTwo',
  });
  expect(email.json.kit.parts.email?.content.html).toContain('Hello &lt;b&gt;');
});

test('the email is previewed with the words being typed, and nothing is saved', async () => {
  const typed = { subject: 's', preheader: '', heading: '<b>Hear</b> it', body: 'One.\n\nTwo.' };
  const before = (await call(`/api/marketing/${podcastId}`)).json.kit.parts.email;
  const shown = await call(`/api/marketing/${podcastId}/email-preview`, typed);
  expect(shown.status).toBe(200);
  expect(shown.json.html).toContain('&lt;b&gt;Hear&lt;/b&gt; it');
  expect((await call(`/api/marketing/${podcastId}`)).json.kit.parts.email).toEqual(before);
  expect((await call(`/api/marketing/${podcastId}/email-preview`, typed, stranger)).status).toBe(404);
});

test('a delivered order without a kit gets one, and one in production waits for its own', async () => {
  const read = async (id: string) => {
    const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
    await rewriteMarketing(ctx, listing?.id as string, findClaimChecker);
    return (await call(`/api/marketing/${id}`)).json.kit.parts.facebook !== null;
  };
  expect(await read((await makePodcast('processing', 1)).podcastId)).toBe(false);
  expect(await read((await makePodcast('completed', 1)).podcastId)).toBe(true);
});

test('a price cut rewrites unedited parts and offers new versions of the others', async () => {
  const home = await makePodcast();
  await writeMarketing(ctx, home.podcastId);
  const before = (await call(`/api/marketing/${home.podcastId}`)).json.kit;
  await edit(home.podcastId, 'facebook', {
    seenVersion: before.parts.facebook?.version,
    text: 'My own words.',
  });
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, home.listingId));
  const { address, city, state, propertyType, beds, baths, sqft, description, agentName, agentPhone } =
    row as NonNullable<typeof row>;
  const typed = {
    address,
    city,
    state,
    propertyType,
    beds,
    baths,
    sqft,
    description: description ?? 'Home',
    agentName,
    agentPhone,
  };
  await editListing(ctx, {
    listingId: home.listingId,
    updatedAt: row?.updatedAt.toISOString() ?? '',
    actor: { actorId: null },
    ...(typed as object),
    price: '$1,700,000',
  } as Parameters<typeof editListing>[1]);
  const queued = await ctx.db.execute(`select data from pgboss.job where name = 'rewrite-marketing'`);
  expect(queued.rows).toContainEqual({ data: { listingId: home.listingId } });
  await rewriteMarketing(ctx, home.listingId, findClaimChecker);
  const { parts } = (await call(`/api/marketing/${home.podcastId}`)).json.kit;
  expect(parts.linkedin?.content.text).toContain('$1,700,000');
  expect(parts.facebook?.content.text).toContain('My own words.');
  expect(parts.facebook?.offered?.content.text).toContain('$1,700,000');
  const version = parts.facebook?.offered?.version;
  const taken = await call(`/api/marketing/${home.podcastId}/parts/facebook/offer`, {
    seenVersion: version,
    takes: true,
  });
  expect(taken.json.kit.parts.facebook).toMatchObject({ isEdited: false, offered: null });
  expect(
    await call(`/api/marketing/${home.podcastId}/parts/facebook/offer`, {
      seenVersion: version,
      takes: true,
    }),
  ).toMatchObject({ status: 409 });
});

test('a sale rewrites the posts, the image and the email', async () => {
  const home = await makePodcast('completed', 2);
  await writeMarketing(ctx, home.podcastId);
  const before = (await call(`/api/marketing/${home.podcastId}`)).json.kit.parts;
  await ctx.db.update(listings).set({ saleStatus: 'sold' }).where(eq(listings.id, home.listingId));
  await rewriteMarketing(ctx, home.listingId, findClaimChecker);
  const { parts } = (await call(`/api/marketing/${home.podcastId}`)).json.kit;
  for (const network of networks)
    expect(parts[network]?.content.text, network).toMatch(/sold|closed|new owner/i);
  expect(parts.image?.content.images.square?.url).not.toBe(before.image?.content.images.square?.url);
  expect(parts.email?.content.html).toMatch(/sold/i);
});

test('a failing writer or renderer leaves the last good version in place', async () => {
  const before = (await call(`/api/marketing/${podcastId}`)).json.kit.parts;
  const failing = createFullApp({
    ...ctx,
    writer: {
      name: 'x',
      model: 'x',
      contextTokens: 8000,
      complete: () => Promise.reject(new Unavailable('writer', 'down')),
    },
    renderer: { ...ctx.renderer, drawPicture: () => Promise.reject(new Unavailable('renderer', 'down')) },
  });
  const headers = owner.headers;
  for (const [name, body] of [
    ['generate-social-media', { podcastId }],
    ['generate-listing-social-image', { podcastId, address: 'x' }],
  ] as const) {
    const answer = await failing.request(`/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(503);
  }
  expect((await call(`/api/marketing/${podcastId}`)).json.kit.parts).toEqual(before);
});

test("the image function serves the caller's address, any other, and the test tool", async () => {
  const own = {
    address: '14 Heron Point Road',
    city: 'Larkmere',
    state: 'VT',
    agentName: 'x',
    platform: 'promotional',
  };
  const first = await call('/functions/v1/generate-listing-social-image', own);
  expect(first.json.imageUrl).toMatch(/^\/files\/marketing\/.+-1080x1080\.jpg$/);
  const youtube = await call(
    '/functions/v1/generate-listing-social-image',
    { ...own, platform: 'youtube' },
    stranger,
  );
  expect(youtube.json.imageUrl).toMatch(/-1280x720\.jpg$/);
  const unfair = { ...own, address: 'Christians only, no kids' };
  expect((await call('/functions/v1/generate-listing-social-image', unfair, stranger)).status).toBe(400);
});
