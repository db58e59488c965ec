import { and, count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { approveListing } from '#domain/listings/approve-listing.ts';
import { deletePodcast } from '#domain/podcasts/admin/delete-podcast.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@listing-upload.example', isAdmin: true });
const actor = { actorId: staff.userId, ip: null };
const samples = Float32Array.from({ length: 44_100 }, (_, at) => Math.sin(at / 16) / 4);
const mp3 = await createMp3Codec().encodeMp3({ left: samples, right: samples, sampleRate: 44_100 });

async function upload(listingId: string, bytes: Uint8Array = mp3) {
  const answer = await app.request(`/functions/v1/upload-podcast?listingId=${listingId}`, {
    method: 'POST',
    headers: { ...staff.headers, 'Content-Type': 'audio/mpeg' },
    body: new Uint8Array(bytes),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  return { status: answer.status, body: (await answer.json()) as any };
}

/** Like one made at /admin/create-listing: it has data, and nobody ordered it. */
async function createUnordered(slug: string) {
  const home = { slug, address: '5 Quarry Lane', city: 'Larkmere', state: 'VT', price: '$389,000' };
  const [row] = await ctx.db
    .insert(listings)
    .values({ ...home, status: 'data_populated', sourceUrl: `https://homes.example/${slug}` })
    .returning();
  return row as typeof listings.$inferSelect;
}

const readListing = async (id: string) =>
  (await ctx.db.select().from(listings).where(eq(listings.id, id)))[0];
const readPodcast = async (id: string) =>
  (await ctx.db.select().from(podcasts).where(eq(podcasts.id, id)))[0];

async function filesUnder(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list(prefix)) keys.push(key);
  return keys;
}

test('audio for a listing without an order creates its podcast without a charge or an email, and plays', async () => {
  const listing = await createUnordered('quarry-lane');
  await approveListing(ctx, { listingId: listing.id, actor });
  const before = await (await app.request('/listings/quarry-lane')).text();
  expect(before.includes('Podcast is being generated')).toBe(true);

  const first = await upload(listing.id);
  expect(first).toMatchObject({ status: 200, body: { success: true, slug: 'quarry-lane' } });
  const { podcastId } = first.body;
  expect((await readListing(listing.id))?.podcastId).toBe(podcastId);
  expect(await readPodcast(podcastId)).toMatchObject({
    status: 'completed',
    userId: null,
    customerEmail: '',
    amountCents: 0,
    paymentMethod: 'staff',
    listingUrl: listing.sourceUrl,
    gcsFileUrl: first.body.fileUrl,
    listingPageUrl: '/listings/quarry-lane',
  });
  const page = await (await app.request('/listings/quarry-lane')).text();
  expect(page.includes(first.body.fileUrl)).toBe(true);
  expect(page.includes('Podcast is being generated')).toBe(false);

  const second = await upload(listing.id);
  expect(second.body).toMatchObject({ success: true, podcastId });
  expect(await ctx.db.select().from(mails)).toEqual([]);
  expect(await ctx.db.select().from(contacts).where(eq(contacts.podcastId, podcastId))).toEqual([]);
  const [made] = await ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, podcastId), eq(auditLog.action, 'order.created')));
  expect(made).toMatchObject({ actorId: staff.userId, details: { listingId: listing.id, amountCents: 0 } });

  const told = await app.request('/functions/v1/send-podcast-ready-notification', {
    method: 'POST',
    headers: staff.headers,
    body: JSON.stringify({ podcastId }),
  });
  expect(told.status).toBe(409);
});

test('concurrent uploads create one podcast, and each file is in its folder or gone', async () => {
  const listing = await createUnordered('two-at-once');
  const answers = await Promise.all([upload(listing.id), upload(listing.id), upload(listing.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const podcastId = (await readListing(listing.id))?.podcastId as string;
  expect(answers.map(({ body }) => body.podcastId)).toEqual([podcastId, podcastId, podcastId]);
  const [made] = await ctx.db
    .select({ count: count() })
    .from(podcasts)
    .where(eq(podcasts.listingUrl, listing.sourceUrl as string));
  expect(made?.count).toBe(1);
  const current = (await readPodcast(podcastId))?.gcsFileUrl ?? '';
  expect(await filesUnder(`episodes/${podcastId}/`)).toContain(current.replace('/files/', ''));
});

test('a listing whose order was deleted gets a new podcast that isn’t the old customer’s', async () => {
  const order = await createPaidPodcast(ctx, { listing: { slug: 'order-gone' } });
  await deletePodcast(ctx, { podcastId: order.id, actor });
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.slug, 'order-gone'));
  const answer = await upload(listing?.id as string);
  expect(answer.status).toBe(200);
  expect(answer.body.podcastId).not.toBe(order.id);
  expect(await readPodcast(answer.body.podcastId)).toMatchObject({
    status: 'completed',
    customerEmail: '',
    listingUrl: `${ctx.site.url}/listings/order-gone`,
  });
});

test('a file that is not an MP3, or a listing without data, creates no podcast and leaves nothing behind', async () => {
  const listing = await createUnordered('broken-file');
  const before = await filesUnder('episodes/');
  expect((await upload(listing.id, Buffer.from('no sound'))).status).toBe(400);
  await ctx.db.update(listings).set({ status: 'pending' }).where(eq(listings.id, listing.id));
  const early = await upload(listing.id);
  expect(early).toMatchObject({
    status: 409,
    body: { error: { message: 'This listing has no data yet. Please auto-populate it first.' } },
  });
  expect((await readListing(listing.id))?.podcastId).toBeNull();
  expect(await filesUnder('episodes/')).toEqual(before);
});
