import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { readArguments } from '../../commands/read-arguments.ts';
import { startTraceCollector } from '../fakes/trace-collector.ts';
import { findFreePort } from '../support/free-port.ts';
import { placeOrder } from './customers.ts';
import { openEventStreams } from './event-streams.ts';
import { ask } from './find-violations.ts';
import { sendPoison } from './poison.ts';
import { checkRules, startPrometheus } from './prometheus.ts';
import { createStaffWatch } from './staff-watch.ts';
import { startWorld } from './world.ts';

readArguments(`Usage: npm run alerts
Lets a real Prometheus read a running service and a collector take its traces while an order is made, then causes what each
alert is for and demands that it fires, and that all are quiet again afterward. Needs Debian's prometheus.`);
const MAX_WAIT_MS = 180_000;
checkRules();
const traces = await startTraceCollector();
const world = await startWorld({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url } });
const [siteMetrics, workerMetrics] = [await findFreePort(), await findFreePort()];
await world.startSite({ METRICS_PORT: siteMetrics });
let worker = await world.startWorker({ METRICS_PORT: workerMetrics });
const { db, close } = createDb(world.databaseUrl);
const { queue, boss, stop } = await openQueue<Jobs>({
  url: world.databaseUrl,
  jobs: jobSettings,
  onError: () => {},
  isWorker: false,
});
const prometheus = await startPrometheus([`127.0.0.1:${siteMetrics}`, `127.0.0.1:${workerMetrics}`]);
const problems: string[] = [];

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end) {
    if (await holds().catch(() => false)) return void console.log(`ok: ${what}`);
    await wait(500);
  }
  problems.push(what);
  console.log(`NOT: ${what}`);
}
const fires = (name: string) => until(`${name} fires`, async () => (await prometheus.firing()).has(name));
const isQuiet = (when: string) =>
  until(`no alert ${when}`, async () => (await prometheus.firing()).size === 0);
const run = (statement: ReturnType<typeof sql>) => db.execute(statement);

try {
  await placeOrder(world, 1);
  const watch = createStaffWatch(db, queue);
  await until('an order is delivered', async () => {
    await watch.look();
    const [row] = await ask(
      db,
      sql`select count(*)::text as n from production_runs where state = 'delivered'`,
    );
    return row?.n === '1';
  });
  await until('one trace shows it from payment to delivery in four processes', async () => {
    const delivery = traces.spans.find(({ name }) => name === 'step deliver-episode');
    const ofOrder = traces.spans.filter(({ traceId }) => traceId === delivery?.traceId);
    const seen = new Set(ofOrder.map(({ process }) => process));
    const began = ofOrder.some(({ name }) => name.startsWith('POST /webhooks/stripe'));
    return began && ['website', 'worker', 'flite', 'studio'].every((process) => seen.has(process));
  });
  const tells = (what: string, expression: string, atLeast: number) =>
    until(`${what} told`, async () => (await prometheus.query(expression)).length >= atLeast);
  await tells('its requests are', 'hearthcast_request_seconds_count{method="POST",status="200"}', 1);
  await tells('its steps are', 'hearthcast_production_step_seconds', 8);
  await tells('its speed is', 'hearthcast_production_real_time_factor', 1);
  await isQuiet('while all is well');

  await run(sql`update mails set status = 'failed' where id = (select id from mails limit 1)`);
  await fires('MailFailing');
  await run(sql`update mails set status = 'sent'`);

  await run(
    sql`update contact_deliveries set status = 'failed' where id = (select id from contact_deliveries limit 1)`,
  );
  await fires('LeadsNotDelivered');
  await run(sql`update contact_deliveries set status = 'delivered'`);

  await run(
    sql`update production_steps set started_at = started_at - interval '2 hours' where name = 'record-episode'`,
  );
  await fires('EpisodesSlow');
  await run(
    sql`update production_steps set started_at = started_at + interval '2 hours' where name = 'record-episode'`,
  );

  await sendPoison(boss);
  await fires('JobsGivenUp');
  await run(sql`delete from pgboss.job where state = 'failed'`);

  const closeStreams = await openEventStreams(world, 901);
  await fires('EventStreamsFull');
  closeStreams();

  worker.child.kill('SIGKILL');
  await worker.ended;
  await fires('ProcessDown');
  await fires('NoWorker');
  await placeOrder(world, 2);
  await run(
    sql`update pgboss.job set start_after = now() - interval '2 hours' where state in ('created', 'retry')`,
  );
  await fires('OrdersWaiting');
  await fires('QueueLate');
  worker = await world.startWorker({ METRICS_PORT: workerMetrics });
  await until('the second order is delivered', async () => {
    await watch.look();
    const [row] = await ask(
      db,
      sql`select count(*)::text as n from production_runs where state = 'delivered'`,
    );
    return row?.n === '2';
  });
  await isQuiet('when the worker is back');

  world.database.freezeAll();
  const visiting = new AbortController();
  const visitors = Array.from({ length: 20 }, async (_, visitor) => {
    for (let visit = 0; !visiting.signal.aborted; visit += 1)
      await fetch(`${world.siteUrl}/listings/nobody-${visitor}-${visit}`).then(
        (answer) => answer.text(),
        () => wait(200),
      );
  });
  for (const name of ['PartFailing', 'ChangeFeedLate', 'PoolExhausted', 'ErrorsHigh', 'RequestsSlow'])
    await fires(name);
  world.database.resume();
  visiting.abort();
  await Promise.all(visitors);
  await isQuiet('when the database is back');
} finally {
  await prometheus.stop();
  await stop();
  await close();
  await world.stop();
  traces.stop();
}
console.log(problems.length === 0 ? 'all alerts fire and go' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
