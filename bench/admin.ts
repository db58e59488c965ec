import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { addOrders } from './instruments/add-orders.ts';
import { addRecords } from './instruments/add-records.ts';
import type { Figure } from './instruments/figure.ts';
import { newDatabase } from './instruments/new-database.ts';
import { signInAsStaff } from './instruments/order-podcast.ts';
import { startHearthcast } from './instruments/servers.ts';
import { type Asked, timeInTurns } from './instruments/time-in-turns.ts';

const few = 1_000;
const many = 100_000;
const port = 4210;
const maxMs = 200;
/** From few orders to many, the logarithm grows by two thirds. */
const maxGrowth = Math.log(many) / Math.log(few);
/** Below this, a difference is the machine's noise, not growth. */
const noiseMs = 3;

const deep = Buffer.from('["2026-03-01T12:00:00.000Z","00000000-0000-4000-8000-000000000000"]').toString(
  'base64url',
);

/** What the admin pages request: the first read of each tab, pages far down, and searches with many, few and no results. */
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

type AdminSite = Asked & { stop: () => Promise<void> };

async function openSite(databaseUrl: string, at: number, orders: number): Promise<AdminSite> {
  const site = await startHearthcast(at, { WORKER: 'off', DATABASE_URL: databaseUrl });
  await fill(databaseUrl, orders);
  const headers = { Authorization: `Bearer ${await signInAsStaff(site.url)}` };
  return { url: site.url, headers, stop: site.stop };
}

async function compare(name: string, path: string, small: AdminSite, large: AdminSite): Promise<Figure[]> {
  const [before, after] = await timeInTurns(small, large, [path, path]);
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

async function fill(databaseUrl: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await addOrders(client, orders);
  await addRecords(client, orders);
  await client.query('vacuum analyze');
  await client.end();
}
