import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { auditLog } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { listingPage, startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const site = await startListingSite();
const { ctx } = await createTestContext({ listingSource: site.source, now: () => new Date() });
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@example.com', isAdmin: true });
const customer = await signedIn(ctx, { email: 'customer@example.com' });

async function send(
  path: string,
  body: unknown,
  headers: Record<string, string> = staff.headers,
  method = 'POST',
) {
  const answer = await app.request(path, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const call = (name: string, body: unknown, headers = staff.headers as Record<string, string>) =>
  send(`/functions/v1/${name}`, body, headers);

const unknown = randomUUID();
const staffCalls: [string, object][] = [
  ['auto-populate-listing-data', { listingId: unknown, listingUrl: `${site.url}/x` }],
  ['create-listing-with-ai', { listingUrl: `${site.url}/x` }],
  ['refresh-listing-data', { listingId: unknown, originalUrl: `${site.url}/x` }],
  ['fix-listing-address', { listingId: unknown }],
  ['process-manual-chatgpt-data', { podcastId: unknown, chatgptData: '{"price":"$1"}' }],
  ['host-listing-images', { listingId: unknown, imageUrls: [`${site.url}/x.jpg`] }],
];

test.each(staffCalls)('%s is for staff only and unknown ids are not found', async (name, body) => {
  expect((await call(name, body, {})).status).toBe(401);
  const refused = await call(name, body, customer.headers);
  expect(refused).toMatchObject({
    status: 403,
    body: { error: { message: 'Access denied: Admin privileges required' } },
  });
  expect((await call(name, body)).status).toBe(name === 'create-listing-with-ai' ? 400 : 404);
});

test.each(staffCalls)('%s responds to odd input with 400, never with a server error', async (name) => {
  const odd = [
    {},
    { listingId: 'x', podcastId: 'x', listingUrl: 5 },
    {
      listingId: unknown,
      podcastId: unknown,
      listingUrl: 'a\u0000b',
      chatgptData: 'a\u0000b',
      originalUrl: '\ud800',
      imageUrls: 'x',
    },
    { listingId: { $ne: null }, podcastId: [], listingUrl: 'x'.repeat(5000) },
  ];
  for (const body of odd) {
    const { status } = await call(name, body);
    expect([400, 404]).toContain(status);
  }
});

test('the forms get their error messages', async () => {
  expect((await call('create-listing-with-ai', { listingUrl: ' ' })).body).toMatchObject({
    error: { message: 'Please enter a listing URL' },
  });
  expect(
    (await call('process-manual-chatgpt-data', { podcastId: unknown, chatgptData: ' ' })).body,
  ).toMatchObject({
    error: { message: 'Please paste the ChatGPT data before submitting' },
  });
});

test('from a link to a public page: create, host, approve', async () => {
  const photo = site.set('/p.jpg', { type: 'image/jpeg', body: await testPhoto(5, 640) });
  const listingUrl = site.set('/walk', listingPage({ street: '8 Walkway Court', photos: [photo] }));
  const made = await call('create-listing-with-ai', { listingUrl });
  expect(made).toMatchObject({
    status: 200,
    body: {
      success: true,
      slug: '8-walkway-court-bend',
      status: 'data_populated',
      price: '$525,000',
      isNew: true,
    },
  });
  const { listingId, slug } = made.body as { listingId: string; slug: string };
  expect((await app.request(`/listings/${slug}`)).status).toBe(404);

  const hosted = await call('host-listing-images', { listingId, imageUrls: [photo] });
  expect(hosted.body).toMatchObject({
    success: true,
    localImageUrls: [expect.stringMatching(/^\/files\/photos\//)],
  });
  const [file] = (hosted.body as { localImageUrls: string[] }).localImageUrls;
  expect((await app.request(file as string)).headers.get('content-type')).toBe('image/jpeg');

  const awaiting = await send('/api/listings/awaiting', undefined, staff.headers, 'GET');
  expect(awaiting.body).toMatchObject({
    listings: [expect.objectContaining({ id: listingId, hostedPhotoCount: 1, listingUrl })],
  });
  const path = `/api/listings/${listingId}/status`;
  expect((await send(path, { status: 'active' }, customer.headers, 'PATCH')).status).toBe(403);
  expect((await send(path, { status: 'pending' }, staff.headers, 'PATCH')).status).toBe(400);
  for (const _time of [1, 2]) {
    expect(await send(path, { status: 'active' }, staff.headers, 'PATCH')).toMatchObject({
      status: 200,
      body: { id: listingId, slug, status: 'active' },
    });
  }
  const audits = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, listingId));
  expect(audits.map(({ action }) => action)).toEqual([
    'listing.created',
    'listing.photos_hosted',
    'listing.approved',
  ]);
  expect(audits.every(({ actorId }) => actorId === staff.userId)).toBe(true);
});

test('a listing without data cannot be approved; the awaiting list and approval reject strangers', async () => {
  const [row] = await ctx.db.insert(listings).values({ slug: 'empty' }).returning();
  const path = (id: string | undefined) => `/api/listings/${id}/status`;
  expect((await send(path(row?.id), { status: 'active' }, staff.headers, 'PATCH')).status).toBe(409);
  expect((await send(path(unknown), { status: 'active' }, staff.headers, 'PATCH')).status).toBe(404);
  expect((await send('/api/listings/awaiting', undefined, customer.headers, 'GET')).status).toBe(403);
  expect((await send('/api/listings/awaiting', undefined, {}, 'GET')).status).toBe(401);
});

test('auto-populate, refresh, address fix and chat data respond as the screens expect', async () => {
  const listingUrl = site.set('/shapes', listingPage({ street: '9 Shape Street' }));
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl, customerEmail: 'pat@example.com', status: 'paid' })
    .returning();
  const [listing] = await ctx.db
    .insert(listings)
    .values({ slug: 'shapes', podcastId: podcast?.id })
    .returning();
  const listingId = listing?.id;
  expect((await call('auto-populate-listing-data', { listingId, listingUrl })).body).toEqual({
    success: true,
    listingId,
    slug: 'shapes',
    status: 'data_populated',
  });
  expect((await call('refresh-listing-data', { listingId, originalUrl: listingUrl })).body).toEqual({
    success: true,
    message: 'The listing is up to date.',
    changes: [],
  });
  expect((await call('fix-listing-address', { listingId })).body).toEqual({
    message: 'The address is complete: 9 Shape Street, Bend, OR 97701',
  });
  const chatgptData = '{"address":"9 Shape Street","price":"$530,000","bedrooms":3,"bathrooms":2}';
  expect(
    (await call('process-manual-chatgpt-data', { podcastId: podcast?.id, chatgptData })).body,
  ).toMatchObject({
    success: true,
    listingId,
    status: 'chatgpt_processed',
  });
});

test('visitors may preview a link and paste a page', async () => {
  const listingUrl = site.set('/visit', listingPage({ street: '10 Visit Road' }));
  expect((await call('preview-listing', { listingUrl }, {})).body).toMatchObject({
    readable: true,
    address: '10 Visit Road, Bend, OR 97701',
  });
  const pasted = await call('read-pasted-listing', { content: listingPage({ street: '11 Visit Road' }) }, {});
  expect(pasted.body).toMatchObject({ readable: true, address: '11 Visit Road, Bend, OR 97701' });
  const { draftId } = pasted.body as { draftId: string };
  expect((await send(`/api/listing-drafts/${draftId}`, undefined, {}, 'GET')).body).toMatchObject({
    preview: { address: '11 Visit Road, Bend, OR 97701' },
  });
  expect((await send(`/api/listing-drafts/${unknown}`, undefined, {}, 'GET')).status).toBe(404);
});

test('hostile URLs reach nothing internal', async () => {
  const before = site.paths().length;
  for (const listingUrl of [
    'http://localhost:3000/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://169.254.169.254/',
  ]) {
    expect((await call('preview-listing', { listingUrl }, {})).body).toMatchObject({ readable: false });
  }
  expect(site.paths()).toHaveLength(before);
});
