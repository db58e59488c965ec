import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import type { Figure } from './figure.ts';
import { startHearthcast } from './servers.ts';

const few = 1_000;
const many = 100_000;
const port = 4210;
const rounds = 60;
const slowestMs = 200;
/** From few to many the logarithm grows by two thirds. */
const mostGrowth = Math.log(many) / Math.log(few);
/** Under this a difference is noise of the machine, not growth. */
const noiseMs = 4;

const deep = Buffer.from('["2026-03-01T12:00:00.000Z","00000000-0000-4000-8000-000000000000"]').toString(
  'base64url',
);

/** What the staff desk asks for: the first read of each tab, pages far down, and searches that find much, little and nothing. */
const reads: Record<string, string> = {
  'figures above the tabs': '/api/desk/summary',
  'orders, first page': '/api/desk/podcasts',
  'orders, a page far down': `/api/desk/podcasts?cursor=${deep}`,
  'orders by customer': '/api/desk/podcasts?sort=customer',
  'orders of one status': '/api/desk/podcasts?status=failed',
  'ready listings, first page': '/api/desk/podcasts?view=ready',
  'auto-populate, first page': '/api/listings/awaiting',
  'search, one customer': '/api/desk/podcasts?search=agent517@',
  'search, one street': '/api/desk/podcasts?search=517+Oak',
  'search, everything matches': '/api/desk/podcasts?search=example',
  'search, nothing matches': '/api/desk/podcasts?search=zzyzx',
  'search, two letters': '/api/desk/podcasts?search=pa',
  'search among the ready': '/api/desk/podcasts?view=ready&search=agent517@',
  'search among the waiting': '/api/listings/awaiting?search=517+oak',
};

/** The desk with few and with many orders: no read may be slow, and none may grow faster than the logarithm. */
export async function benchDesk(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-bench-desk-'));
  const database = await startPostgres({ folder: join(folder, 'postgres') });
  try {
    const site = await startHearthcast(port, { WORKER: 'off', DATABASE_URL: database.url });
    try {
      const headers = await signIn(site.url);
      await addOrders(database.url, 1, few);
      const before = await measureAll(site.url, headers);
      await addOrders(database.url, few + 1, many);
      const after = await measureAll(site.url, headers);
      return Object.keys(reads).flatMap((name) => figuresOf(name, before.get(name), after.get(name)));
    } finally {
      await site.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Times = { medianMs: number; p99Ms: number };

function figuresOf(name: string, before: Times | undefined, after: Times | undefined): Figure[] {
  if (!before || !after) throw new Error(`${name} was not measured`);
  const growth = after.medianMs / before.medianMs;
  const isNoise = after.medianMs - before.medianMs < noiseMs;
  return [
    {
      name: `desk: ${name}, ${many.toLocaleString('en-US')} orders, p99`,
      value: `${after.p99Ms.toFixed(1)} ms`,
      bar: `≤ ${slowestMs} ms`,
      isMet: after.p99Ms <= slowestMs,
    },
    {
      name: `desk: ${name}, ${few.toLocaleString('en-US')} → ${many.toLocaleString('en-US')} orders`,
      value: `${before.medianMs.toFixed(1)} → ${after.medianMs.toFixed(1)} ms (× ${growth.toFixed(2)})`,
      bar: `× ${mostGrowth.toFixed(2)} or + ${noiseMs} ms`,
      isMet: isNoise || growth <= mostGrowth,
    },
  ];
}

async function measureAll(url: string, headers: Record<string, string>): Promise<Map<string, Times>> {
  const times = new Map<string, Times>();
  for (const [name, path] of Object.entries(reads)) times.set(name, await measure(url + path, headers));
  return times;
}

async function measure(url: string, headers: Record<string, string>): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  // The first few fill caches that any working day has filled.
  const warm = times.slice(5).sort((a, b) => a - b);
  return {
    medianMs: warm[Math.floor(warm.length / 2)] as number,
    p99Ms: warm[Math.floor(warm.length * 0.99)] as number,
  };
}

async function signIn(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@hearthcast.example', password: 'Hearthside-42' }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { Authorization: `Bearer ${access_token}` };
}

/** Orders and listings in every state, spread over half a year, written by the database itself. */
async function addOrders(databaseUrl: string, from: number, to: number): Promise<void> {
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
     from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await client.query(
    `insert into listings (slug, status, podcast_id, address, city, state, zip_code, created_at)
     select 'bench-' || substr(order_key, 7),
       case when podcast_file_url is not null then 'active' when amount_cents > 0 and status in ('paid', 'pending') then 'pending' else 'data_populated' end,
       id, substr(order_key, 7) || ' Oak Street', 'Larkmere', 'VT', '05852', created_at
     from podcasts where order_key like 'bench:%' and substr(order_key, 7)::int between $1 and $2`,
    [from, to],
  );
  await client.query('vacuum analyze');
  await client.end();
}
