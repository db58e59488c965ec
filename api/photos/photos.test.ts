import { globSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Flyer, PictureCard } from '#adapters/renderer/contract.ts';
import { listings } from '#db/schema/listings.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { approveListing } from '#domain/listings/approve-listing.ts';
import { hostListingPhotos } from '#domain/listings/host-listing-photos.ts';
import { listPhotoOrigins } from '#domain/listings/photos/origins/queries.ts';
import { planClip } from '#domain/marketing/clips/plan-clip.ts';
import { renderContent } from '#domain/marketing/compose-email.ts';
import { drawImages } from '#domain/marketing/draw-images.ts';
import { loadHome } from '#domain/marketing/load-home.ts';
import type { EmailContent } from '#domain/marketing/schema.ts';
import { openFlyer } from '#domain/marketing/share-kit/share-kit.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import { findRun, listReviews } from '#domain/production/queries.ts';
import { decideReview } from '#domain/production/reviews/decide-review.ts';
import type { Step } from '#domain/production/run/step.ts';
import { deliverEpisode } from '#domain/production/steps/deliver-episode.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const site = await startListingSite();
const { ctx, setNow } = await createTestContext({ listingSource: site.source });
const app = createFullApp(ctx);
const today = new Date('2026-11-16T18:00:00Z');
setNow(today);
const agent = await signedIn(ctx, { email: 'agent@photos.example' });
const stranger = await signedIn(ctx, { email: 'stranger@photos.example' });
const audioKey = 'episodes/photos/one.mp3';
await ctx.storage.put(audioKey, Buffer.from('sound'), { contentType: 'audio/mpeg' });
const steps: Step[] = [
  givenStep('record-episode', { voiceName: 'Test' }),
  givenStep('master-episode', {}, { branded: audioKey }),
  givenStep('verify-audio'),
  deliverEpisode,
];

async function serve(name: string, seed: number): Promise<string> {
  return site.set(`/${name}.jpg`, { type: 'image/jpeg', body: await testPhoto(seed, 700) });
}
const [front, den] = [await serve('front', 1), await serve('den', 2)];

/** A paid order for a home with one staged photo. */
async function createHome(state: string) {
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({
      userId: agent.userId,
      customerEmail: 'agent@photos.example',
      listingUrl: `https://homes.example/${crypto.randomUUID()}`,
      status: 'paid',
    })
    .returning();
  const podcastId = podcast?.id as string;
  const facts = {
    street: { value: '5 Elm St' },
    photoCaptions: { value: { [den]: 'Den, virtually staged' } },
  };
  const [listing] = await ctx.db
    .insert(listings)
    .values({
      slug: `home-${podcastId}`,
      status: 'data_populated',
      address: '5 Elm St',
      city: 'Fresno',
      state,
      zipCode: state === 'CA' ? '93701' : '97701',
      images: [front, den],
      aiEnhancedDescription: JSON.stringify({ facts }),
      podcastId,
    })
    .returning();
  return { podcastId, listingId: listing?.id as string };
}

const emailWords = {
  occasion: 'just-listed',
  openHouse: null,
  subject: 'A home',
  preheader: '',
  heading: 'A home',
  body: 'Listen.',
} as const satisfies Partial<EmailContent>;
type Person = { headers: { Authorization: string } };
async function call(method: string, path: string, person: Person | null, body?: object | Uint8Array) {
  const isBytes = body instanceof Uint8Array;
  const answer = await app.request(path, {
    method,
    headers: { ...person?.headers, ...(body && !isBytes ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: isBytes ? Buffer.from(body) : JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  return { status: answer.status, json: (await answer.json()) as any };
}
const original = new Uint8Array(await testPhoto(3, 700));
const upload = (podcastId: string, of: string, person: Person | null = agent, body = original) =>
  call('POST', `/podcasts/${podcastId}/photo-originals?${new URLSearchParams({ of })}`, person, body);
const stateOf = async (podcastId: string) => (await findRun(ctx, podcastId))?.state;
const textOf = async (path: string) => (await app.request(path)).text();

test('California: a staged photo without its original stops the delivery until the agent adds it', async () => {
  setNow(today);
  const { podcastId, listingId } = await createHome('CA');
  await expect(approveListing(ctx, { listingId, actor: { actorId: null, ip: null } })).rejects.toThrow(
    'Photo 2 of your listing is virtually staged.',
  );
  await produceEpisode(ctx, { podcastId }, steps);
  expect(await stateOf(podcastId)).toBe('waiting_for_agent');
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.kind, 'agent-questions'));
  expect(mail?.text).toContain('California (AB 723) requires');
  const [review] = await listReviews(ctx, podcastId);
  expect(review).toMatchObject({ reason: 'photo_originals', canApprove: false });
  const decision = { reviewItemId: review?.id as string, decision: 'approve' } as const;
  await expect(decideReview(ctx, { ...decision, actor: { actorId: null, ip: null } })).rejects.toThrow(
    'can’t be approved',
  );

  const shown = await call('GET', `/api/podcasts/${podcastId}/production`, agent);
  expect(shown.json).toMatchObject({
    message: 'Your episode is ready. Before we publish it, we need the original of a photo.',
    questions: [{ isAboutPhotos: true, answer: null }],
  });
  // Text isn't a photo: the question stays open.
  const answers = [{ questionId: shown.json.questions[0].id, answer: 'It is fine.' }];
  expect((await call('POST', `/api/podcasts/${podcastId}/answers`, agent, { answers })).status).toBe(409);

  const { json } = await upload(podcastId, den);
  expect(json.photos).toMatchObject([
    { kind: 'as-listed', needsOriginal: false },
    { kind: 'staged', saidBy: 'agent', needsOriginal: false },
  ]);
  expect(json.photos[1].originalSrc).toMatch(/^\/listing-uploads\//);
  expect(await stateOf(podcastId)).toBe('queued');
  await produceEpisode(ctx, { podcastId }, steps);
  expect(await stateOf(podcastId)).toBe('delivered');

  const page = await textOf(`/listings/home-${podcastId}`);
  expect(page).toContain('Virtually staged');
  expect(page).toContain('See the unaltered photo');
  const [, staged] = (await listPhotoOrigins(ctx, podcastId)) ?? [];
  expect(staged).toMatchObject({
    kind: 'staged',
    label: 'Virtually staged',
    saidBy: 'agent',
    markedBy: 'agent@photos.example',
    sourceUrl: den,
  });
  expect(page).toContain(new URL(staged?.original?.url ?? '').pathname);

  // If only the altered photo is left, everything that shows it says so and links to the original.
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const localImages = row?.localImages.slice(1) ?? [];
  await ctx.db.update(listings).set({ localImages }).where(eq(listings.id, listingId));
  const cards: PictureCard[] = [];
  const flyers: Flyer[] = [];
  const renderer: typeof ctx.renderer = {
    ...quickStudio.renderer,
    drawPicture: (card) => {
      cards.push(card);
      return quickStudio.renderer.drawPicture(card);
    },
    printFlyer: async (flyer) => {
      flyers.push(flyer);
      return Buffer.alloc(0);
    },
  };
  const home = await loadHome(ctx, podcastId);
  const options = { style: 'evening', sizes: ['square'], occasion: 'just-listed', openHouse: null } as const;
  await drawImages({ ...ctx, renderer }, home, options);
  expect(cards[0]?.note).toMatch(/^Virtually staged\. Unaltered photo: \S+\/s\/\w{7}$/);
  await openFlyer({ ...ctx, renderer }, podcastId);
  expect(flyers[0]).toMatchObject({
    note: 'Virtually staged. Unaltered photo: scan the code',
    disclosure: 'The hosts are AI voices.',
  });
  const turn = { speaker: 'Nora', text: 'Long enough. '.repeat(20), startSeconds: 4, endSeconds: 30 };
  expect(planClip(home, [turn], { shape: 'square', seconds: 30 })).toMatchObject({
    note: 'AI voices · Virtually staged',
    hasOriginals: true,
  });
  const { html } = await renderContent(ctx, home, { ...emailWords, subjects: [], preheaders: [] });
  expect(html).toContain('Virtually staged. Unaltered photo: see the listing page');
  expect(html).toContain('The hosts of the episode are AI voices.');
});

test.each([
  ['in another state', 'OR', '2026-11-16T18:00:00Z'],
  ['before the law, counted in days at the home', 'CA', '2026-01-01T07:59:00Z'],
])('%s it is labeled and delivered', async (_, state, now) => {
  setNow(new Date(now));
  const { podcastId, listingId } = await createHome(state);
  await hostListingPhotos(ctx, { listingId });
  await produceEpisode(ctx, { podcastId }, steps);
  expect(await stateOf(podcastId)).toBe('delivered');
  expect(await textOf(`/listings/home-${podcastId}`)).toContain('Virtually staged');
  expect((await listPhotoOrigins(ctx, podcastId))?.[1]).toMatchObject({
    kind: 'staged',
    saidBy: 'caption',
    quote: 'Den, virtually staged',
    original: null,
  });
});

test('the agent can also leave the photo out, or say that it is unaltered', async () => {
  setNow(today);
  for (const change of [{ isLeftOut: true, kind: 'staged' }, { kind: 'as-listed' }]) {
    const { podcastId, listingId } = await createHome('CA');
    await produceEpisode(ctx, { podcastId }, steps);
    const { status } = await call('POST', `/api/podcasts/${podcastId}/photos`, agent, {
      marks: [{ url: den, ...change }],
    });
    expect(status).toBe(200);
    await hostListingPhotos(ctx, { listingId });
    await produceEpisode(ctx, { podcastId }, steps);
    expect(await stateOf(podcastId)).toBe('delivered');
    const origins = await listPhotoOrigins(ctx, podcastId);
    expect(origins?.map(({ kind }) => kind)).toEqual(
      change.isLeftOut ? ['as-listed'] : ['as-listed', 'as-listed'],
    );
  }
});

test('nobody else sees or marks the photos, and marks name only photos of the home', async () => {
  setNow(today);
  const { podcastId } = await createHome('CA');
  const path = `/api/podcasts/${podcastId}/photos`;
  for (const [person, status] of [
    [null, 401],
    [stranger, 404],
  ] as const) {
    expect((await call('GET', path, person)).status).toBe(status);
    expect((await call('POST', path, person, { marks: [] })).status).toBe(status);
    expect((await upload(podcastId, den, person)).status).toBe(status);
  }
  const refused = async (mark: object) => (await call('POST', path, agent, { marks: [mark] })).status;
  expect(await refused({ url: 'https://other.example/x.jpg', kind: 'staged' })).toBe(400);
  expect(await refused({ url: den, kind: 'staged', original: 'http://127.0.0.1/secret.jpg' })).toBe(400);
  expect(await refused({ url: den, kind: 'staged', original: den })).toBe(400);
  expect(await refused({ url: den, kind: 'edited', edits: 'No families' })).toBe(400);
  expect(await refused({ url: den, kind: 'drawn' })).toBe(400);
  expect((await upload(podcastId, 'https://other.example/x.jpg')).status).toBe(400);
  expect((await upload(podcastId, den, agent, new Uint8Array(Buffer.from('<svg/>')))).status).toBe(400);
});

test('what a file says about itself counts: that software made it, and who owns it', async () => {
  setNow(today);
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;
  const body = await sharp(await testPhoto(4, 700))
    .withExif({ IFD0: { Copyright: '(c) Lumen Photo' } })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
  const made = site.set('/made.jpg', { type: 'image/jpeg', body });
  const { podcastId, listingId } = await createHome('CA');
  await ctx.db
    .update(listings)
    .set({ images: [made] })
    .where(eq(listings.id, listingId));
  await hostListingPhotos(ctx, { listingId });
  expect(await listPhotoOrigins(ctx, podcastId)).toMatchObject([
    { kind: 'edited', saidBy: 'file-data', credit: '(c) Lumen Photo' },
  ]);
  await produceEpisode(ctx, { podcastId }, steps);
  expect(await stateOf(podcastId)).toBe('waiting_for_agent');
});

test('photos that were marked as staged before origins existed keep the mark', async () => {
  const { podcastId, listingId } = await createHome('OR');
  const photo = {
    alt: 'Den',
    width: 3,
    height: 2,
    preview: '',
    variants: [{ url: '/files/x.jpg', width: 3 }],
  };
  const before = [photo, { ...photo, isVirtuallyStaged: true }] as never;
  await ctx.db.update(listings).set({ localImages: before }).where(eq(listings.id, listingId));
  const [file] = globSync('db/migrations/*_trust-wordings-and-photos.sql');
  const statements = readFileSync(file ?? '', 'utf8').split('--> statement-breakpoint');
  await ctx.db.execute(sql.raw(statements.at(-1) ?? ''));
  const origins = await listPhotoOrigins(ctx, podcastId);
  expect(origins?.map(({ kind, label }) => [kind, label])).toEqual([
    ['as-listed', null],
    ['staged', 'Virtually staged'],
  ]);
});
