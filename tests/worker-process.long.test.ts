import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { eventually, type StartedProcess, startedUrl, startProcess } from './support/processes.ts';
import { createTestContext } from './support/test-context.ts';

const { ctx, databaseUrl } = await createTestContext();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-worker-'));
const running: StartedProcess[] = [];

/** Receives leads and responds when the test says so: until then the job that sends them is in progress. */
const waiting = new Map<string, ServerResponse[]>();
const receiver = createServer((request, response) => {
  const key = String(request.headers['idempotency-key']);
  waiting.set(key, [...(waiting.get(key) ?? []), response]);
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));

afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startWebsite(): Promise<{ site: StartedProcess; url: string }> {
  const site = startProcess({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SEED_DEMO: 'off',
    LOG_LEVEL: 'silent',
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  });
  running.push(site);
  return { site, url: await startedUrl(site) };
}

function workersOf({ child }: StartedProcess): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row))
    .filter((row) => Number(row?.[2]) === child.pid && row?.[3]?.includes('worker/process.ts'))
    .map((row) => Number(row?.[1]));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A delivery that a worker has started and that waits for the receiver's response. */
async function beginDelivery(deliveryKey: string): Promise<{ status: () => Promise<string | undefined> }> {
  const [contact] = await ctx.db
    .insert(contacts)
    .values({ contactType: 'website_lead', sourceKey: deliveryKey, email: 'lead@hearthcast.example' })
    .returning();
  const [delivery] = await ctx.db
    .insert(contactDeliveries)
    .values({ contactId: contact?.id as string, destination: 'webhook', deliveryKey })
    .returning();
  const deliveryId = delivery?.id as string;
  await ctx.queue.send('deliver-contact', { deliveryId });
  await heard(deliveryKey, 1);
  const read = () => ctx.db.select().from(contactDeliveries).where(eq(contactDeliveries.id, deliveryId));
  return { status: async () => (await read())[0]?.status };
}

const heard = (key: string, times: number) =>
  eventually(
    async () => waiting.get(key)?.length ?? 0,
    (count) => count === times,
  );
const answer = (key: string) => waiting.get(key)?.at(-1)?.writeHead(200).end();

/** As if minutes passed: what a killed worker held is free, and the next attempt is due. */
async function letMinutesPass(): Promise<void> {
  await ctx.db.execute(
    sql`update contact_deliveries set claimed_until = claimed_until - interval '5 minutes'`,
  );
  await ctx.db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '5 minutes',
    start_after = now() where name = 'deliver-contact' and state in ('active', 'retry')`);
}

test('a killed worker is restarted and finishes the job, and it never outlives a killed website', {
  timeout: 120_000,
}, async () => {
  const { site, url } = await startWebsite();
  const health = async () => (await fetch(`${url}/health`)).json() as Promise<{ worker: string }>;
  const delivery = await beginDelivery('killed');
  const [first] = workersOf(site) as [number];
  process.kill(first, 'SIGKILL');
  await eventually(health, ({ worker }) => worker === 'restarting');
  expect((await fetch(url)).status).toBe(200);

  await eventually(health, ({ worker }) => worker === 'ok');
  await eventually(
    async () => letMinutesPass().then(() => waiting.get('killed')?.length),
    (count) => count === 2,
  );
  answer('killed');
  await eventually(delivery.status, (status) => status === 'delivered');

  const [second] = workersOf(site) as [number];
  expect(second).not.toBe(first);
  site.child.kill('SIGKILL');
  await eventually(
    async () => isAlive(second),
    (alive) => !alive,
  );
});

test('SIGTERM lets the current job finish and leaves neither process', { timeout: 120_000 }, async () => {
  const { site } = await startWebsite();
  const delivery = await beginDelivery('finished');
  const [worker] = workersOf(site) as [number];
  const askedAt = performance.now();
  site.child.kill('SIGTERM');
  answer('finished');
  expect(await site.ended).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(10_000);
  expect(isAlive(worker)).toBe(false);
  expect(await delivery.status()).toBe('delivered');
});
