import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '#db/client.ts';
import type { ServiceFigures } from '#domain/operations/measure-service.ts';
import type { Health } from '../health.ts';

/** A website's open connections and cached pages. */
export type SiteFigures = { cachedPages: number; hits: number; renders: number; openStreams: number };

/**
 * Queried at each reading. A part that fails or is late leaves out its series; the others are still reported.
 */
export type MetricSources = {
  pool: () => PoolUse;
  feedAgeMs: () => number;
  /** Only a website reports service-wide figures, so that they aren't reported twice. */
  site?: {
    figures: () => SiteFigures;
    health: () => Promise<Health>;
    service: () => Promise<ServiceFigures>;
  };
};

export type Metrics = {
  observeRequest: (request: { route: string; method: string; status: number; seconds: number }) => void;
  contentType: string;
  read: () => Promise<string>;
};

const MAX_ANSWER_MS = 800;
const parts = ['database', 'queue', 'worker', 'feed', 'storage'] as const;
/** The status of a healthy part. */
const goodStates = new Set<unknown>(['ok', 'starting', 'elsewhere']);

/**
 * The figures of this process and of the service in Prometheus' text format. docs/operations.md lists them.
 */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `hearthcast_${name}`, help, labelNames, registers: [registry] });

  const requests = new Histogram({
    name: 'hearthcast_request_seconds',
    help: 'Requests by route, method and status, and how long they took.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'hearthcast_pages_total',
    help: 'Public pages answered from the cache (hit) and rendered (miss).',
    labelNames: ['result'],
    registers: [registry],
  });
  const cachedPages = gauge('cached_pages', 'Pages in the cache.');
  const streams = gauge('event_streams', 'Open event streams.');
  const poolConnections = gauge('pool_connections', 'Database connections of this process.', ['state']);
  const poolWaiting = gauge('pool_waiting', 'Queries that wait for a connection.');
  const feedAge = gauge('change_feed_age_seconds', 'Seconds since the change feed was last heard.');
  const healthy = gauge('healthy', '1 while a part works.', ['part']);
  const workers = gauge('live_workers', 'Workers seen in the last seconds, on all machines.');
  const jobs = gauge('queue_jobs', 'Jobs by kind: waiting, active, failed.', ['queue', 'state']);
  const jobAge = gauge('queue_age_seconds', 'How long the oldest waiting job has been due.', ['queue']);
  const steps = gauge('production_step_seconds', 'Median seconds of a step in the last day.', ['step']);
  const stepCounts = gauge('production_steps_done', 'Steps finished in the last day.', ['step']);
  const realTime = gauge(
    'production_real_time_factor',
    'Time spent ÷ length of an episode, median of a day.',
  );
  const mails = gauge('mails', 'Mails of the last day by status.', ['status']);
  const deliveries = gauge('lead_deliveries', 'Leads that are not delivered yet, by status.', ['status']);
  const reviews = gauge('open_reviews', 'Episodes and texts that wait for staff.');

  function readProcess(): void {
    const { total, idle, waiting } = sources.pool();
    poolConnections.set({ state: 'busy' }, total - idle);
    poolConnections.set({ state: 'idle' }, idle);
    poolWaiting.set(waiting);
    feedAge.set(sources.feedAgeMs() / 1000);
  }

  let counted = { hits: 0, renders: 0 };
  function readSite({ cachedPages: kept, hits, renders, openStreams }: SiteFigures): void {
    cachedPages.set(kept);
    streams.set(openStreams);
    pages.inc({ result: 'hit' }, hits - counted.hits);
    pages.inc({ result: 'miss' }, renders - counted.renders);
    counted = { hits, renders };
  }

  function readHealth(health: Health): void {
    for (const part of parts) healthy.set({ part }, goodStates.has(health[part]) ? 1 : 0);
    if (typeof health.liveWorkers === 'number') workers.set(health.liveWorkers);
  }

  function readService(figures: ServiceFigures): void {
    for (const each of [jobs, jobAge, steps, stepCounts, mails, deliveries]) each.reset();
    for (const { name, waiting, active, failed, ageSeconds } of figures.jobs) {
      jobs.set({ queue: name, state: 'waiting' }, waiting);
      jobs.set({ queue: name, state: 'active' }, active);
      jobs.set({ queue: name, state: 'failed' }, failed);
      jobAge.set({ queue: name }, ageSeconds);
    }
    for (const { name, done, medianSeconds } of figures.steps) {
      stepCounts.set({ step: name }, done);
      steps.set({ step: name }, medianSeconds);
    }
    if (figures.realTimeFactor !== null) realTime.set(figures.realTimeFactor);
    for (const { status, count } of figures.mails) mails.set({ status }, count);
    for (const { status, count } of figures.deliveries) deliveries.set({ status }, count);
    reviews.set(figures.openReviews);
  }

  // One query at a time, and nobody waits for a late response: a scraper without a response would miss the
  // outage.
  let asking: Promise<void> | undefined;
  function readServiceInTime(ask: () => Promise<ServiceFigures>): Promise<void> {
    asking ??= ask()
      .then(readService, () => {})
      .finally(() => {
        asking = undefined;
      });
    const late = new Promise<void>((done) => {
      setTimeout(done, MAX_ANSWER_MS).unref();
    });
    return Promise.race([asking, late]);
  }

  return {
    contentType: registry.contentType,
    observeRequest({ route, method, status, seconds }) {
      requests.observe({ route, method, status: String(status) }, seconds);
    },
    async read() {
      readProcess();
      if (sources.site) {
        readSite(sources.site.figures());
        await Promise.all([sources.site.health().then(readHealth), readServiceInTime(sources.site.service)]);
      }
      return registry.metrics();
    },
  };
}
