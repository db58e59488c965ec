import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { addOrders } from './instruments/add-orders.ts';
import type { Figure } from './instruments/figure.ts';
import { newDatabase } from './instruments/new-database.ts';
import { signInAsStaff } from './instruments/order-podcast.ts';
import { startHearthcast } from './instruments/servers.ts';
import { type Asked, timeInTurns } from './instruments/time-in-turns.ts';

const few = 1_000;
const many = 1_000_000;
const port = 4230;
const maxGrowth = 1.3;

/** What visitors, crawlers and staff request, uncached. Few listings have one sitemap, many have parts of that size. */
const reads: Record<string, string | [string, string]> = {
  'listing page': '/listings/bench-500',
  'sitemap index': '/sitemap.xml',
  'a sitemap of about 400 homes': ['/sitemap.xml', '/sitemaps/homes-0-of-1024.xml'],
  'directory market': '/business-directory/bend-oregon',
  'desk, first page': '/api/desk/podcasts',
  'desk, search for one street': '/api/desk/podcasts?search=000517+Oak',
  'desk, search for one customer': '/api/desk/podcasts?search=agent517@brokers32.example',
  'desk, figures above the tabs': '/api/desk/summary',
};

type Site = Asked & { stop: () => Promise<void> };

/** The same reads on a thousand and on a million listings. */
export async function benchScale(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-bench-scale-'));
  const database = await startPostgres({ folder: join(folder, 'postgres') });
  const sites: Site[] = [];
  try {
    sites.push(await openSite(await newDatabase(database.url, 'few'), port, few));
    sites.push(await openSite(await newDatabase(database.url, 'many'), port + 1, many));
    const [small, large] = sites as [Site, Site];
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(reads)) {
      const paths = typeof path === 'string' ? ([path, path] as const) : path;
      const [before, after] = await timeInTurns(small, large, paths);
      const growth = after.fastMs / before.fastMs;
      figures.push({
        name: `${name}, uncached, ${few.toLocaleString('en-US')} → ${many.toLocaleString('en-US')} listings`,
        value: `${before.fastMs.toFixed(1)} → ${after.fastMs.toFixed(1)} ms (× ${growth.toFixed(2)})`,
        bar: `× ${maxGrowth}`,
        isMet: growth <= maxGrowth,
      });
    }
    return figures;
  } finally {
    for (const site of sites) await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openSite(databaseUrl: string, at: number, listings: number): Promise<Site> {
  const env = { WORKER: 'off', DATABASE_URL: databaseUrl, PAGE_CACHE_MEGABYTES: '0' };
  const site = await startHearthcast(at, env);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await addOrders(client, listings);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  const headers = { Authorization: `Bearer ${await signInAsStaff(site.url)}` };
  return { url: site.url, headers, stop: site.stop };
}
