import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { clearFigures } from '#domain/operations/cached-figures.ts';
import type { OperationsView } from '#domain/operations/schema.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const HOUR_MS = 3_600_000;
const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const boss = await signedIn(ctx, { email: 'boss@operations.example', isAdmin: true });
const customer = await signedIn(ctx, { email: 'customer@operations.example' });
const before = (hours: number) => new Date(ctx.now().getTime() - hours * HOUR_MS);

function read(): Promise<OperationsView> {
  clearFigures(ctx.db);
  return look();
}

/** Like someone who looks again right away. */
async function look(): Promise<OperationsView> {
  const answer = await app.request('/api/operations/figures', { headers: boss.headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as OperationsView;
}

async function retry(jobId: string, headers: Record<string, string> = boss.headers): Promise<number> {
  const path = `/api/operations/jobs/${jobId}/retry`;
  return (await app.request(path, { method: 'POST', headers, body: '{}' })).status;
}

/** A job as the queue leaves it after its last attempt. */
async function failJob(message: string): Promise<string> {
  const listingId = randomUUID();
  await ctx.queue.send('locate-listing', { listingId });
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    update pgboss.job
    set state = 'failed', retry_count = retry_limit, completed_on = now(), output = ${JSON.stringify({ message })}::jsonb
    where data ->> 'listingId' = ${listingId} returning id`);
  return rows[0]?.id as string;
}

test('only staff can see the figures and retry jobs', async () => {
  const jobId = await failJob('kept from strangers');
  expect((await app.request('/api/operations/figures')).status).toBe(401);
  expect((await app.request('/api/operations/figures', { headers: customer.headers })).status).toBe(403);
  expect(await retry(jobId, {})).toBe(401);
  expect(await retry(jobId, customer.headers)).toBe(403);
  expect((await read()).failedJobs.map(({ id }) => id)).toContain(jobId);
});

test('a failed job shows its error, gets one more attempt once, and the audit log says by whom', async () => {
  const jobId = await failJob(`the map is gone ${'x'.repeat(2000)}`);
  const { failedJobs, jobs } = await read();
  const shown = failedJobs.find(({ id }) => id === jobId);
  expect(shown).toMatchObject({ name: 'locate-listing', attempts: 7 });
  expect(shown?.lastError).toMatch(/^the map is gone x+$/);
  expect(shown?.lastError).toHaveLength(500);
  const tally = jobs.find(({ name }) => name === 'locate-listing');

  expect(await retry(jobId)).toBe(200);
  expect(await retry(jobId)).toBe(409);
  const after = await look();
  expect(after.failedJobs.map(({ id }) => id)).not.toContain(jobId);
  expect(after.jobs.find(({ name }) => name === 'locate-listing')).toMatchObject({
    failed: (tally?.failed ?? 0) - 1,
    retrying: (tally?.retrying ?? 0) + 1,
  });
  const entries = await ctx.db.select().from(auditLog).where(sql`${auditLog.subject} = ${jobId}`);
  expect(entries).toMatchObject([
    { actorId: boss.userId, action: 'job.retried', details: { job: 'locate-listing' } },
  ]);
});

test('an unknown job and a malformed id are rejected', async () => {
  expect(await retry(randomUUID())).toBe(404);
  expect(await retry('everything')).toBe(400);
});

test('deliveries, emails, files and throughput are counted', async () => {
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: 'https://homes.example/1',
      customerEmail: 'c@operations.example',
      createdAt: before(9),
    })
    .returning();
  const podcastId = podcast?.id as string;
  const [contact] = await ctx.db
    .insert(contacts)
    .values({
      contactType: 'order',
      sourceKey: `delivered:${podcastId}`,
      email: 'c@operations.example',
      podcastId,
      createdAt: before(3),
    })
    .returning();
  const contactId = contact?.id as string;
  await ctx.db.insert(contactDeliveries).values([
    { contactId, destination: 'crm', deliveryKey: 'a', status: 'failed', lastError: 'CRM said 500' },
    { contactId, destination: 'spreadsheet', deliveryKey: 'b', status: 'delivered', lastError: 'was slow' },
  ]);
  const mail = { kind: 'test', recipient: 'c@operations.example', subject: 's', html: '', text: '' };
  await ctx.db.insert(mails).values([
    { ...mail, mailKey: 'm1', messageId: 'm1', status: 'failed', lastError: 'no such mailbox' },
    { ...mail, mailKey: 'm2', messageId: 'm2', status: 'failed', lastError: 'old', createdAt: before(800) },
  ]);

  const view = await read();
  expect(view.deliveries).toEqual([
    { destination: 'crm', pending: 0, delivered: 0, failed: 1, lastError: 'CRM said 500' },
    { destination: 'spreadsheet', pending: 0, delivered: 1, failed: 0, lastError: null },
  ]);
  expect(view.mails.failed).toBe(1);
  expect(view.mails.troubles.map(({ lastError }) => lastError)).toEqual(['no such mailbox']);
  expect(view.throughput).toMatchObject({ delivered: 1, medianHours: 6 });
  expect(view.throughput.days).toHaveLength(30);
  expect(view.throughput.days.filter(({ delivered }) => delivered === 1)).toEqual([
    { day: before(3).toISOString().slice(0, 10), delivered: 1, medianHours: 6 },
  ]);
  expect(view.capabilities).toMatchObject(ctx.capabilities);
});

test('storage is measured, and its failure does not hide the other figures', async () => {
  const full = createFullApp({ ...ctx, storage: { ...ctx.storage, list: twoFiles } });
  const silent = createFullApp({ ...ctx, storage: { ...ctx.storage, list: brokenList } });
  const storageOf = async (website: typeof app) => {
    const answer = await website.request('/api/operations/figures', { headers: boss.headers });
    return ((await answer.json()) as OperationsView).storage;
  };
  expect(await storageOf(full)).toEqual({ files: 2, bytes: 30, isPartial: false });
  expect(await storageOf(silent)).toBeNull();
});

const file = { contentType: 'text/plain', etag: '""', modifiedAt: new Date(0) };

async function* twoFiles() {
  yield { ...file, key: 'a.txt', sizeBytes: 10 };
  yield { ...file, key: 'b.txt', sizeBytes: 20 };
}

function brokenList(): never {
  throw new Error('the bucket does not answer');
}
