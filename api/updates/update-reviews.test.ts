import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { fileKeyOf } from '#domain/files/rules.ts';
import { removeReplacedFiles } from '#domain/production/delivery/remove-replaced-files.ts';
import { MAX_UPDATES } from '#domain/production/updates/rules.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createUpdatedHome, recordOpenHouse } from '#tests/support/updated-home.ts';

const { ctx: plain } = await createTestContext();
const ctx = { ...plain, production: { ...plain.production, review: 'always' as const } };
const app = createFullApp(ctx);
const email = 'owner@update-reviews.example';
const owner = await signedIn(ctx, { email });
const staff = await signedIn(ctx, { email: 'staff@update-reviews.example', isAdmin: true });

async function call(person: typeof owner, method: string, path: string, body?: object) {
  const answer = await app.request(`/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...person.headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each answer has its own shape
  return { status: answer.status, body: (await answer.json()) as any };
}
const decide = (person: typeof owner, id: string, decision: string) =>
  call(person, 'POST', `update-reviews/${id}/decision`, { decision });
const heldIds = async () =>
  ((await call(staff, 'GET', 'reviews')).body.updates as { id: string }[]).map(({ id }) => id);
async function heldHome() {
  const { podcastId, slug } = await createUpdatedHome(ctx, { userId: owner.userId, email });
  return { podcastId, slug, id: await recordOpenHouse(ctx, podcastId) };
}
const pageOf = async (slug: string) => (await app.request(`/listings/${slug}`)).text();

test('an update that a person has to hear is in the inbox, and approving it puts it on the page', async () => {
  const { podcastId, slug, id } = await heldHome();
  const { body } = await call(staff, 'GET', 'reviews');
  const update = body.updates.find((one: { id: string }) => one.id === id);
  expect(update).toMatchObject({ podcastId, kind: 'open-house', isStillTrue: true });
  expect(update.home).toContain('12 Elm Street');
  expect(update.reason).toContain('listen to every recording');
  expect(update.words[0].text).toContain('12 Elm Street');
  expect(update.audioUrl).toMatch(/\.mp3$/);
  expect((await decide(owner, id, 'approve')).status).toBe(403);
  expect(await pageOf(slug)).not.toContain('What’s new');
  expect((await decide(staff, id, 'approve')).status).toBe(200);
  expect(await heldIds()).not.toContain(id);
  expect((await decide(staff, id, 'drop')).status).toBe(409);
  const { updates } = (await call(owner, 'GET', `podcasts/${podcastId}/updates`)).body;
  expect(updates).toMatchObject([{ id, state: 'ready', isOnPage: true, reason: null }]);
  const entries = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, podcastId));
  expect(entries.at(-1)).toMatchObject({ action: 'update.approved', actorId: staff.userId });
});

test('a dropped update leaves no file; its owner reads why and loses nothing', async () => {
  const { podcastId, slug, id } = await heldHome();
  const [row] = await ctx.db.select().from(episodeUpdates).where(eq(episodeUpdates.id, id));
  expect((await decide(staff, id, 'drop')).status).toBe(200);
  const view = (await call(owner, 'GET', `podcasts/${podcastId}/updates`)).body;
  expect(view).toMatchObject({ left: MAX_UPDATES, updates: [{ id, state: 'failed', audioUrl: null }] });
  expect(view.updates[0].reason).toContain('didn’t publish it');
  expect(await pageOf(slug)).not.toContain('What’s new');
  expect(await heldIds()).not.toContain(id);
  await removeReplacedFiles(ctx, { podcastId, replacedKeys: [fileKeyOf(row?.audioUrl ?? '') ?? ''] });
  expect(await ctx.storage.stat(fileKeyOf(row?.audioUrl ?? '') ?? '')).toBeUndefined();
});

test('nobody decides about a home that is offline', async () => {
  const { podcastId, id } = await heldHome();
  expect(await heldIds()).toContain(id);
  await ctx.db.update(podcasts).set({ takenDownAt: ctx.now() }).where(eq(podcasts.id, podcastId));
  expect(await heldIds()).not.toContain(id);
});
