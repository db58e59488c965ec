import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { productionArtifacts, productionSteps } from '#db/schema/production.ts';
import { measureService } from '#domain/operations/measure-service.ts';
import { createWebsite } from '#server/website.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import type { Health } from '../health.ts';
import { createMetrics } from './create-metrics.ts';
import { listenForMetrics } from './listen-for-metrics.ts';

const token = 'a-token-for-the-scraper';
const { ctx } = await createTestContext();
let health: Health = {
  status: 'ok',
  database: 'ok',
  queue: 'ok',
  worker: 'elsewhere',
  feed: 'ok',
  storage: 'ok',
};
let service = () => measureService(ctx);
const metrics = createMetrics({
  pool: () => ({ total: 4, idle: 1, waiting: 2 }),
  feedAgeMs: () => 1500,
  site: { figures: () => website.figures(), health: async () => health, service: () => service() },
});
const website = createWebsite({
  ctx,
  assets: {
    siteStyles: { inline: '', cspHash: 'sha256-test' },
    siteScript: '/assets/site.js',
    fontPreloads: [],
    appScript: '/assets/app.js',
    appStart: { inline: 'start()', cspHash: 'sha256-start' },
    appStyles: [],
    appPreloads: [],
    screenPreloads: {},
  },
  trustedProxies: 0,
  cacheBytes: 10_000_000,
  hasDevPages: false,
  health: async () => health,
  onRequest: metrics.observeRequest,
  stopping: new AbortController().signal,
});
let isReady = true;
const server = await listenForMetrics(
  metrics,
  { port: 0, host: '127.0.0.1', token },
  { isReady: () => isReady },
);
afterAll(() => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const scrape = (authorization = `Bearer ${token}`) =>
  fetch(`${url}/metrics`, { headers: { authorization } }).then((answer) => answer.text());
const figureOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('only a caller with the token reads them, and only there', async () => {
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  const wrong = { headers: { authorization: `Bearer ${token}x` } };
  expect((await fetch(`${url}/metrics`, wrong)).status).toBe(401);
  const right = { headers: { authorization: `Bearer ${token}` } };
  expect((await fetch(`${url}/`, right)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { ...right, method: 'POST' })).status).toBe(404);
  const answer = await fetch(`${url}/metrics`, right);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect((await website.app.request('/metrics')).status).toBe(404);
});

test('a worker is probed on the same port, without the token', async () => {
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  isReady = false;
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);
});

test('requests are counted by route pattern, never by path', async () => {
  await website.app.request('/health/live');
  await website.app.request('/listings/no-such-home');
  await website.app.request('/listings/another-one');
  await website.app.request('/s/secret-code');
  const text = await scrape();
  const counted = (route: string, status: string) =>
    figureOf(text, `hearthcast_request_seconds_count{route="${route}",method="GET",status="${status}"}`);
  expect(counted('/health/live', '200')).toBe(1);
  expect(counted('/listings/:slug', '404')).toBe(2);
  expect(text).not.toMatch(/no-such-home|another-one|secret-code/);
});

test('cached and rendered pages are counted separately', async () => {
  const before = await scrape();
  for (let count = 0; count < 3; count += 1) await (await website.app.request('/')).text();
  const after = await scrape();
  const grown = (result: string) =>
    (figureOf(after, `hearthcast_pages_total{result="${result}"}`) ?? 0) -
    (figureOf(before, `hearthcast_pages_total{result="${result}"}`) ?? 0);
  expect(grown('miss')).toBe(1);
  expect(grown('hit')).toBe(2);
  expect(figureOf(after, 'hearthcast_cached_pages')).toBeGreaterThan(0);
  expect(figureOf(after, 'hearthcast_pool_connections{state="busy"}')).toBe(3);
  expect(figureOf(after, 'hearthcast_pool_waiting')).toBe(2);
  expect(figureOf(after, 'hearthcast_change_feed_age_seconds')).toBe(1.5);
  expect(figureOf(after, 'hearthcast_event_streams')).toBe(0);
});

test('the queue, production, mail and leads are reported as they are in the database', async () => {
  await ctx.db.execute(sql`delete from pgboss.job`);
  const { id } = await createPaidPodcast(ctx);
  await ctx.queue.send('send-mail', { mailId: randomUUID() });
  await ctx.db.execute(
    sql`update pgboss.job set start_after = now() - interval '90 seconds' where name = 'send-mail'`,
  );
  const startedAt = new Date(Date.now() - 60_000);
  await ctx.db.insert(productionSteps).values(
    [20, 40].map((seconds, index) => ({
      podcastId: id,
      name: index ? 'master-episode' : 'record-episode',
      attempt: 1,
      startedAt,
      endedAt: new Date(startedAt.getTime() + seconds * 1000),
      outcome: 'done' as const,
    })),
  );
  await ctx.db.insert(productionArtifacts).values({
    podcastId: id,
    step: 'master-episode',
    inputHash: 'x',
    contentHash: 'x',
    data: { measures: { durationSeconds: 120 } },
    attempt: 1,
  });
  await ctx.db.insert(mails).values({
    mailKey: 'metrics',
    messageId: '<metrics@hearthcast.example>',
    kind: 'test',
    recipient: 'somebody@hearthcast.example',
    subject: 'Hello',
    html: '',
    text: '',
    status: 'failed',
  });
  const [contact] = await ctx.db
    .insert(contacts)
    .values({ contactType: 'website_lead', sourceKey: 'metrics', email: 'somebody@hearthcast.example' })
    .returning({ id: contacts.id });
  await ctx.db.insert(contactDeliveries).values({
    contactId: contact?.id as string,
    destination: 'crm',
    deliveryKey: 'metrics',
    status: 'failed',
  });
  const text = await scrape();
  expect(figureOf(text, 'hearthcast_queue_jobs{queue="send-mail",state="waiting"}')).toBeGreaterThan(0);
  expect(figureOf(text, 'hearthcast_queue_age_seconds{queue="send-mail"}')).toBeGreaterThanOrEqual(90);
  expect(figureOf(text, 'hearthcast_production_step_seconds{step="record-episode"}')).toBe(20);
  expect(figureOf(text, 'hearthcast_production_real_time_factor')).toBe(0.5);
  expect(figureOf(text, 'hearthcast_mails{status="failed"}')).toBe(1);
  expect(figureOf(text, 'hearthcast_lead_deliveries{status="failed"}')).toBe(1);
  // A series that no longer applies disappears along with its cause.
  await ctx.db.execute(sql`delete from pgboss.job`);
  expect(figureOf(await scrape(), 'hearthcast_queue_age_seconds{queue="send-mail"}')).toBeUndefined();
});

test('a failing database is reported, and so is everything else', async () => {
  health = { ...health, status: 'failing', database: 'failing', worker: 'restarting' };
  service = () => Promise.reject(new Error('no database'));
  const text = await scrape();
  expect(figureOf(text, 'hearthcast_healthy{part="database"}')).toBe(0);
  expect(figureOf(text, 'hearthcast_healthy{part="worker"}')).toBe(0);
  expect(figureOf(text, 'hearthcast_healthy{part="storage"}')).toBe(1);
  expect(figureOf(text, 'hearthcast_pool_waiting')).toBe(2);
  expect(text).toContain('process_resident_memory_bytes');
});

test('a database that doesn’t respond is reported in time, and queried only once', async () => {
  const before = { health, service };
  let asked = 0;
  health = { ...health, status: 'failing', database: 'failing' };
  service = () => {
    asked += 1;
    return new Promise(() => {});
  };
  for (const text of [await scrape(), await scrape()])
    expect(figureOf(text, 'hearthcast_healthy{part="database"}')).toBe(0);
  expect(asked).toBe(1);
  ({ health, service } = before);
});
