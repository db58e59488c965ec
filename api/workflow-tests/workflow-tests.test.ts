import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts } from '#db/schema/checkouts.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, queue } = await createTestContext({ now: () => new Date() });
const app = createFullApp(ctx);
const admin = await signedIn(ctx, { email: 'tester@desk.example', isAdmin: true });

async function call(method: string, path: string, body?: object) {
  const answer = await app.request(path, {
    method,
    headers: admin.headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each test reads what it asked for
  return { status: answer.status, body: (await answer.json()) as any };
}
const begin = async (): Promise<string> => (await call('POST', '/api/upload-tests', {})).body.podcastId;
const step = (podcastId: string, name: string) =>
  call('POST', `/api/upload-tests/${podcastId}/steps`, { step: name });
const remove = (podcastId: string) => call('DELETE', `/api/upload-tests/${podcastId}`);
const counts = async () =>
  Promise.all([checkouts, podcasts, listings, contacts, mails].map((table) => ctx.db.$count(table)));

test('a test payment passes every step and leaves nothing behind', async () => {
  const before = await counts();
  const { status, body } = await call('POST', '/functions/v1/run-test-payment');
  expect(status).toBe(200);
  expect(body.steps.filter((row: { isOk: boolean }) => !row.isOk)).toEqual([]);
  expect(body).toMatchObject({ success: true });
  expect(body.steps).toHaveLength(6);
  expect(await counts()).toEqual(before);
  expect(await queue.boss.fetch('produce-episode')).toEqual([]);
});

test('a test payment reports that the provider does not respond', async () => {
  const before = await counts();
  const readSession = async () => {
    throw new Error('no answer');
  };
  const broken = createFullApp({ ...ctx, payments: { ...ctx.payments, readSession } });
  const answer = await broken.request('/functions/v1/run-test-payment', {
    method: 'POST',
    headers: admin.headers,
  });
  const body = (await answer.json()) as { success: boolean; steps: { note: string }[] };
  expect(body.success).toBe(false);
  expect(body.steps[0]?.note).toBe('no answer');
  expect(await counts()).toEqual(before);
});

test('an upload test writes the email and the lead, then removes both', async () => {
  const before = await counts();
  const podcastId = await begin();
  expect((await step(podcastId, 'notification')).status).toBe(409);
  for (const name of ['file', 'notification', 'lead']) expect((await step(podcastId, name)).status).toBe(200);
  const [order] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  expect(order).toMatchObject({ status: 'completed', customerEmail: 'tester@desk.example' });
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(eq(mails.mailKey, `podcast-ready:${podcastId}`));
  expect(mail?.recipient).toBe('tester@desk.example');
  expect(await ctx.db.$count(contacts)).toBe((before[3] ?? 0) + 1);
  expect((await remove(podcastId)).body).toEqual({ isRemoved: true });
  expect(await counts()).toEqual(before);
  expect((await remove(podcastId)).body).toEqual({ isRemoved: false });
  const written = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, podcastId));
  expect(written.map((row) => row.action)).toEqual(['workflow_test.upload']);
});

test('a real order is never touched', async () => {
  const [real] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: 'https://homes.example/real', customerEmail: 'real@desk.example' })
    .returning();
  const podcastId = real?.id as string;
  expect((await step(podcastId, 'file')).status).toBe(404);
  expect((await remove(podcastId)).body).toEqual({ isRemoved: false });
  expect(await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId))).toEqual([real]);
});

test('unknown orders and steps are refused', async () => {
  expect((await step(randomUUID(), 'file')).status).toBe(404);
  expect((await step(randomUUID(), 'everything')).status).toBe(400);
  expect((await remove('odd')).status).toBe(400);
});
