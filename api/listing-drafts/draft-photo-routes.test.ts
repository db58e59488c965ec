import { expect, test } from 'vitest';
import { draftListing } from '#domain/listings/draft-listing.ts';
import { listingPage, testPhoto } from '#tests/support/listing-site.ts';
import { createOrderApp } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createDraftPhotoRoutes } from './draft-photo-routes.ts';

const { ctx } = await createTestContext();
const app = createOrderApp(ctx).route('/', createDraftPhotoRoutes(ctx));

async function send(draftId: string, body: BodyInit, name = 'kitchen.jpg') {
  const path = `/listing-drafts/${draftId}/photos?name=${name}`;
  const answer = await app.request(path, { method: 'POST', body, headers: { 'Content-Type': 'image/jpeg' } });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as any };
}

test('a guest adds a photo, sees it, and nobody can read or edit a draft by another id', async () => {
  const { draftId } = await draftListing(ctx, { content: listingPage() });
  const photo = new Uint8Array(await testPhoto(1, 480));
  const { status, body } = await send(draftId ?? '', photo);
  expect(status).toBe(200);
  expect(body.sheet.photos).toMatchObject([{ alt: 'Kitchen', isUpload: true }]);
  const shown = await app.request(body.sheet.photos[0].src);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(1000);

  const stranger = crypto.randomUUID();
  expect((await send(stranger, photo)).status).toBe(404);
  expect((await send('nonsense', photo)).status).toBe(404);
  expect((await app.request(`/api/listing-drafts/${stranger}`)).status).toBe(404);
  const edit = { method: 'PATCH', body: JSON.stringify({ values: { beds: '9' } }) };
  expect((await app.request(`/api/listing-drafts/${stranger}`, edit)).status).toBe(404);
  expect((await app.request(`/listing-uploads/${stranger}.jpg`)).status).toBe(404);
  expect((await app.request('/listing-uploads/..%2Fsecret.jpg')).status).toBe(404);
});

test('anything that isn’t a photo is refused in plain words', async () => {
  const { draftId } = await draftListing(ctx, { content: listingPage() });
  const refused = await send(draftId ?? '', '<svg/>');
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { message: 'This is not a JPEG, PNG, WebP, AVIF or GIF.' } },
  });
  expect((await send(draftId ?? '', '')).body.error.message).toBe('Choose a photo first.');
});

test('an edit returns the whole sheet, or says which field is wrong', async () => {
  const { draftId } = await draftListing(ctx, { content: listingPage() });
  const patch = async (values: object) => {
    const init = { method: 'PATCH', body: JSON.stringify({ values }) };
    return (await app.request(`/api/listing-drafts/${draftId}`, init)).json();
  };
  expect(await patch({ price: '$1' })).toMatchObject({ sheet: { fields: { price: { text: '$1' } } } });
  expect(await patch({ price: 'x' })).toMatchObject({
    error: { fields: { 'values.price': 'Enter an amount, such as $450,000' } },
  });
});
