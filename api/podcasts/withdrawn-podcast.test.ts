import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { linkShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { callFunction, orderForm, readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext({ listingSource: readableSource, now: () => new Date() });
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@withdrawn.example', isAdmin: true });
const customer = await signedIn(ctx, { email: 'customer@withdrawn.example' });
const post = (path: string, body: object, headers = staff.headers) =>
  app.request(path, { method: 'POST', body: JSON.stringify(body), headers });

/** A paid order whose episode is online. */
async function deliver(name: string) {
  const { body } = await callFunction(app, 'create-payment', orderForm(name));
  const sessionId = new URL(body.url).pathname.split('/').at(-1) as string;
  await app.request(`/demo-checkout/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId));
  const id = podcast?.id as string;
  const key = `episodes/${id}/0123456789abcdef.mp3`;
  await ctx.storage.put(key, Buffer.from('an episode'), { contentType: 'audio/mpeg' });
  const path = `/listings/${name}`;
  const fileUrl = `/files/${key}`;
  const episode = {
    durationSeconds: 200,
    chapters: [{ title: 'Start', startSeconds: 0 }],
    turns: [],
    peaks: [],
  };
  await ctx.db
    .update(podcasts)
    .set({ status: 'completed', gcsFileUrl: fileUrl, podcastFileUrl: fileUrl, listingPageUrl: path, episode })
    .where(eq(podcasts.id, id));
  await ctx.db
    .insert(listings)
    .values({ slug: name, status: 'active', address: '9 Elm', city: 'Larkmere', state: 'VT', podcastId: id })
    .onConflictDoNothing();
  await ctx.db.update(listings).set({ slug: name, status: 'active' }).where(eq(listings.podcastId, id));
  const zip = (await linkShareKit(ctx, id)).replace(ctx.site.url, '');
  const pages = [path, `${path}/unbranded`, `/embed/${name}`];
  return {
    id,
    name,
    addresses: [...pages, fileUrl, zip, `/feeds/chapters/${id}.json`, `/player/v1/homes/${name}`],
  };
}

const statuses = (addresses: string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await app.request(address);
      await answer.body?.cancel();
      return answer.status;
    }),
  );
const lists = async (name: string) =>
  (await (await app.request('/feed.xml')).text()).includes(`/listings/${name}?`) ||
  (await (await app.request('/sitemap.xml')).text()).includes(`/listings/${name}<`);

/** A cached page is dropped when the change reaches its process, a moment after the commit. */
const expectAll = (addresses: string[], status: number) =>
  expect.poll(() => statuses(addresses), { timeout: 10_000 }).toEqual(addresses.map(() => status));

test('a refund takes down page, player, audio, ZIP and feed entry; staff can put them back', async () => {
  const { id, name, addresses } = await deliver('taken-back');
  expect(await statuses(addresses)).toEqual(addresses.map(() => 200));
  expect(await lists(name)).toBe(true);
  expect((await post(`/api/podcasts/${id}/refund`, {})).status).toBe(200);
  await expectAll(addresses, 410);
  expect(await lists(name)).toBe(false);
  expect(await (await app.request(`/listings/${name}`)).text()).toContain('no longer available');
  expect(await (await app.request(addresses[3] as string)).text()).toContain('This episode is gone');

  expect((await post(`/api/podcasts/${id}/online`, { isOnline: true }, customer.headers)).status).toBe(403);
  expect((await post(`/api/podcasts/${id}/online`, { isOnline: true })).status).toBe(200);
  await expectAll(addresses, 200);
  await post(`/api/podcasts/${id}/online`, { isOnline: false });
  await expectAll(addresses, 410);
});

test('staff can leave everything online when they refund', async () => {
  const { id, name, addresses } = await deliver('left-online');
  expect((await post(`/api/podcasts/${id}/refund`, { staysOnline: true })).status).toBe(200);
  expect(await statuses(addresses)).toEqual(addresses.map(() => 200));
  expect(await lists(name)).toBe(true);
});

test('an order that is not canceled has nothing to restore', async () => {
  const { id } = await deliver('still-paid');
  expect((await post(`/api/podcasts/${id}/online`, { isOnline: false })).status).toBe(404);
});
