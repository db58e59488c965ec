import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { addRecords } from './instruments/add-records.ts';
import type { Figure } from './instruments/figure.ts';
import { signInAsStaff } from './instruments/order-podcast.ts';
import { startHearthcast } from './instruments/servers.ts';

const few = 1_000;
const many = 100_000;
const port = 4210;
const rounds = 100;
const maxMs = 200;
/** From few to many the logarithm grows by two thirds. */
const maxGrowth = Math.log(many) / Math.log(few);
/** Under this a difference is noise of the machine, not growth. */
const noiseMs = 3;

const deep = Buffer.from('["2026-03-01T12:00:00.000Z","00000000-0000-4000-8000-000000000000"]').toString(
  'base64url',
);

/** What the admin pages ask for: the first read of each tab, pages far down, and searches that find much, little and nothing. */
const reads: Record<string, string> = {
  'figures above the tabs': '/api/desk/summary',
  'orders, first page': '/api/desk/podcasts',
  'orders, a page far down': `/api/desk/podcasts?cursor=${deep}`,
  'orders by customer': '/api/desk/podcasts?sort=customer',
  'orders of one status': '/api/desk/podcasts?status=failed',
  'ready listings, first page': '/api/desk/podcasts?view=ready',
  'auto-populate, first page': '/api/listings/awaiting',
  'search, one customer': '/api/desk/podcasts?search=agent517@',
  'search, one street': '/api/desk/podcasts?search=000517+Oak',
  'search, everything matches': '/api/desk/podcasts?search=example',
  'search, nothing matches': '/api/desk/podcasts?search=zzyzx',
  'search, two letters': '/api/desk/podcasts?search=pa',
  'search among the ready': '/api/desk/podcasts?view=ready&search=agent517@',
  'search among the waiting': '/api/listings/awaiting?search=000517+oak',
  'audit log, what staff did': '/api/audit?actor=staff',
  'audit log, everyone': '/api/audit?actor=everyone',
  'audit log, one action': '/api/audit?actor=staff&action=review.approve',
  'audit log, an action that staff never took': '/api/audit?actor=staff&action=order.paid',
  'audit log, what to choose from': '/api/audit/choices',
  'operations page': '/api/operations/figures',
};

/** The admin pages with few and with many orders: no read may be slow, and none may grow faster than the logarithm. */
export async function benchAdmin(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-bench-admin-'));
  const database = await startPostgres({ folder: join(folder, 'postgres') });
  const sites: AdminSite[] = [];
  try {
    sites.push(await openSite(await newDatabase(database.url, 'few'), port, few));
    sites.push(await openSite(await newDatabase(database.url, 'many'), port + 1, many));
    const [small, large] = sites as [AdminSite, AdminSite];
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(reads))
      figures.push(...(await compare(name, path, small, large)));
    return figures;
  } finally {
    for (const site of sites) await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type AdminSite = { url: string; headers: Record<string, string>; stop: () => Promise<void> };

async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function openSite(databaseUrl: string, at: number, orders: number): Promise<AdminSite> {
  const site = await startHearthcast(at, { WORKER: 'off', DATABASE_URL: databaseUrl });
  await addOrders(databaseUrl, orders);
  const headers = { Authorization: `Bearer ${await signInAsStaff(site.url)}` };
  return { url: site.url, headers, stop: site.stop };
}

/** A busy machine only ever adds time, so growth is read off the fastest tenth. */
type Times = { fastMs: number; p99Ms: number };

/** Both are asked in turns, so that a busy moment of the machine meets both alike. */
async function compare(name: string, path: string, small: AdminSite, large: AdminSite): Promise<Figure[]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 5; round += 1) {
    for (const [index, site] of [small, large].entries()) times[index as 0 | 1].push(await ask(site, path));
  }
  const [before, after] = times.map(summarize) as [Times, Times];
  const growth = after.fastMs / before.fastMs;
  const isNoise = after.fastMs - before.fastMs < noiseMs;
  return [
    {
      name: `admin: ${name}, ${many.toLocaleString('en-US')} orders, p99`,
      value: `${after.p99Ms.toFixed(1)} ms`,
      bar: `≤ ${maxMs} ms`,
      isMet: after.p99Ms <= maxMs,
    },
    {
      name: `admin: ${name}, ${few.toLocaleString('en-US')} → ${many.toLocaleString('en-US')} orders`,
      value: `${before.fastMs.toFixed(1)} → ${after.fastMs.toFixed(1)} ms (× ${growth.toFixed(2)})`,
      bar: `× ${maxGrowth.toFixed(2)} or + ${noiseMs} ms`,
      isMet: isNoise || growth <= maxGrowth,
    },
  ];
}

async function ask({ url, headers }: AdminSite, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

function summarize(times: number[]): Times {
  // The first few fill caches that any working day has filled.
  const warm = times.slice(5).sort((a, b) => a - b);
  return {
    fastMs: warm[Math.floor(warm.length / 10)] as number,
    p99Ms: warm[Math.floor(warm.length * 0.99)] as number,
  };
}

/** Orders and listings in every state, spread over half a year, written by the database itself. */
async function addOrders(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into podcasts (listing_url, status, podcast_file_url, listing_page_url, customer_email,
       customer_first_name, customer_last_name, customer_phone, order_key, created_at)
     select 'https://homes.example/' || n,
       (array['completed','completed','completed','completed','paid','processing','pending','chatgpt_processed','failed','cancelled'])[n % 10 + 1],
       case when n % 10 < 4 then '/files/episodes/' || n || '.mp3' end,
       case when n % 10 < 4 then '/listings/bench-' || n end,
       'agent' || n || '@brokers' || n % 97 || '.example',
       (array['Pat','Maya','Orla','Wren'])[n % 4 + 1], 'Lee', '(555) 010-' || lpad((n % 10000)::text, 4, '0'),
       'bench:' || n, timestamptz '2026-01-01' + n * interval '150 seconds'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into listings (slug, status, podcast_id, address, city, state, zip_code, created_at)
     select 'bench-' || substr(order_key, 7),
       case when podcast_file_url is not null then 'active' when status in ('paid', 'pending') then 'pending' else 'data_populated' end,
       id, lpad(substr(order_key, 7), 6, '0') || ' Oak Street', 'Larkmere', 'VT', '05852', created_at
     from podcasts where order_key like 'bench:%'`,
  );
  await addRecords(client, count);
  await client.query('vacuum analyze');
  await client.end();
}
