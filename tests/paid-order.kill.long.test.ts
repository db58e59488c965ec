import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createCsvSpreadsheet } from '#adapters/spreadsheet/csv-file.ts';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { findFreePort } from './support/free-port.ts';
import { orderForm } from './support/order-app.ts';
import { eventually, type StartedProcess, startedUrl, startProcess } from './support/processes.ts';
import { createTestContext } from './support/test-context.ts';

const { ctx, databaseUrl } = await createTestContext();
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-paid-'));
const running: StartedProcess[] = [];

/** Receives leads. Leaves the first one without a response, so that its sender can be killed in the middle. */
const told: string[] = [];
let isAnswering = false;
const receiver = createServer((request, response) => {
  told.push(String(request.headers['idempotency-key']));
  if (isAnswering) response.writeHead(200).end();
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));

const env = {
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  SEED_DEMO: 'off',
  LEAD_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
};

function start(more: Record<string, string>, args: string[] = []): StartedProcess {
  const started = startProcess({ ...env, ...more }, args);
  running.push(started);
  return started;
}

async function kill({ child, ended }: StartedProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

afterAll(async () => {
  for (const started of running) await kill(started);
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function orderAndPay(url: string): Promise<number> {
  const form = orderForm('killed', [`${url}/samples/thistledown-lane`]);
  const ordered = await fetch(`${url}/functions/v1/create-payment`, {
    method: 'POST',
    body: JSON.stringify(form),
  });
  const { url: checkout } = (await ordered.json()) as { url: string };
  const paid = await fetch(checkout, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  return paid.status;
}

/** As if a few minutes passed: every claim, heartbeat and time limit of the killed process has expired. */
async function letLeasesRunOut(): Promise<void> {
  await ctx.db.execute(
    sql`update contact_deliveries set claimed_until = claimed_until - interval '5 minutes'`,
  );
  await ctx.db.execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '5 minutes',
      started_on = started_on - interval '1 hour' where state = 'active'`,
  );
}

test('kill -9 right after the payment and again in the middle of a delivery: nothing lost, nothing duplicated', {
  timeout: 240_000,
}, async () => {
  const web = start({ WORKER: 'off', PORT: await findFreePort() });
  expect(await orderAndPay(await startedUrl(web))).toBe(303);
  await kill(web);
  expect((await ctx.db.select().from(contactDeliveries)).map((row) => row.status)).toEqual(
    Array(4).fill('pending'),
  );

  const first = start({}, ['--worker-only']);
  await eventually(
    async () => told.length,
    (count) => count === 1,
  );
  await kill(first);
  isAnswering = true;
  await letLeasesRunOut();

  start({}, ['--worker-only']);
  const open = () =>
    ctx.db.execute(sql`select destination from contact_deliveries where status <> 'delivered'
      union all select kind from mails where status <> 'sent'`);
  await eventually(open, ({ rows }) => rows.length === 0);

  expect(await ctx.db.select().from(podcasts)).toHaveLength(1);
  const jobs = await ctx.db.execute(sql`select 1 from pgboss.job where name = 'produce-episode'`);
  expect(jobs.rows).toHaveLength(1);
  expect(await ctx.db.select().from(contacts)).toHaveLength(1);
  const destinations = (await ctx.db.select().from(contactDeliveries)).map((row) => row.destination).sort();
  expect(destinations).toEqual(['crm', 'spreadsheet', 'staff_mail', 'webhook']);
  expect(told).toHaveLength(2);
  expect(new Set(told).size, 'the receiver recognises the repeat').toBe(1);
  const kinds = (await ctx.db.select().from(mails)).map((row) => row.kind).sort();
  expect(kinds).toEqual(['order-confirmation', 'set-up-account', 'staff-contact']);
  expect(await sheetLines()).toHaveLength(2);
});

async function sheetLines(): Promise<string[]> {
  const storage = await createDiskStorage({ root: join(folder, 'files') });
  const place = createCsvSpreadsheet({ storage }).place();
  if (place.kind !== 'file') throw new Error('The sheet is no file.');
  const lines: string[] = [];
  for await (const line of place.readLines()) lines.push(line);
  return lines;
}
