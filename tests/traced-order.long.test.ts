import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openProcess } from '#adapters/processes/open-process.ts';
import { startTracing } from '#adapters/tracing/start-tracing.ts';
import { openQueue } from '#db/queue.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { inSpan } from '#domain/in-span.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { findRun, listReviews } from '#domain/production/queries.ts';
import { decideReview } from '#domain/production/reviews/decide-review.ts';
import { stepNames } from '#domain/production/rules.ts';
import { startWorker } from '#jobs/worker.ts';
import { startTraceCollector } from './fakes/trace-collector.ts';
import { createFullApp } from './support/full-app.ts';
import { callFunction, orderForm, readableSource } from './support/order-app.ts';
import { eventually } from './support/processes.ts';
import { quickStudio } from './support/quick-studio.ts';
import { createTestContext } from './support/test-context.ts';

const collector = await startTraceCollector();
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
const tracing = startTracing('test', { isShortLived: true });
const { ctx, databaseUrl } = await createTestContext({ ...quickStudio, listingSource: readableSource });
const app = createFullApp(ctx);
const { consume, stop } = await openQueue<Jobs>({
  url: databaseUrl,
  jobs: jobSettings,
  onError: () => {},
  isWorker: true,
});
afterAll(async () => {
  await stop();
  await tracing.stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  collector.stop();
});

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const collected = (name: string) =>
  eventually(
    async () => named(name),
    (spans) => spans.length > 0,
  );

test('one trace shows an order from payment to delivery, across a pause for staff', async () => {
  const { body } = await callFunction(
    app,
    'create-payment',
    orderForm('traced', ['https://homes.example/traced']),
  );
  const pay = { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) };
  expect((await app.request(new URL(body.url).pathname, pay)).status).toBe(303);
  const stopping = new AbortController().signal;
  await startWorker(ctx, consume, { stopping, producesEpisodes: true });

  const [order] = await ctx.db.select().from(podcasts);
  const podcastId = order?.id as string;
  const state = async () => (await findRun(ctx, podcastId))?.state;
  await eventually(state, (now) => now === 'in_review');
  for (const { id: reviewItemId } of await listReviews(ctx, podcastId))
    await decideReview(ctx, { reviewItemId, decision: 'approve', actor: { actorId: null, ip: null } });
  await eventually(state, (now) => now === 'delivered');

  await collected('step deliver-episode');
  const [payment] = named('POST /demo-checkout/:sessionId');
  expect(payment?.parentId).toBe('');
  for (const step of stepNames) {
    const spans = named(`step ${step}`);
    expect(spans.length, step).toBeGreaterThan(0);
    expect(new Set(spans.map(({ traceId }) => traceId)), step).toEqual(new Set([payment?.traceId]));
  }
  const ids = new Set(collector.spans.map(({ spanId }) => spanId));
  const orphans = collector.spans.filter(
    ({ traceId, parentId }) => traceId === payment?.traceId && parentId !== '' && !ids.has(parentId),
  );
  expect(orphans).toEqual([]);
}, 60_000);

test('what another process does belongs to its caller’s trace', async () => {
  const script = join(import.meta.dirname, 'support', 'odd-process.ts');
  const child = openProcess({ name: 'odd', script });
  const { signal } = new AbortController();
  await inSpan('asking', {}, () => child.call('count', { to: 0 }, { signal, silenceMs: 10_000 }));
  const [answer] = await collected('odd count');
  const [asking] = await collected('asking');
  expect(answer).toMatchObject({ traceId: asking?.traceId, parentId: asking?.spanId, process: 'odd' });
  child.stop();
});

test('a trace sent by a caller is not continued', async () => {
  const foreign = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${foreign}-b7ad6b7169203331-01` };
  await callFunction(app, 'verify-payment', { session_id: 'nobody' }, headers);
  await collected('POST /functions/v1/verify-payment');
  expect(collector.spans.filter(({ traceId }) => traceId === foreign)).toEqual([]);
});
