import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { type Figure, ratioFigure } from './instruments/figure.ts';
import { type Load, measureLoad, summary } from './instruments/load.ts';
import { type BenchServer, startHearthcast } from './instruments/servers.ts';
import { hasVarnish, startVarnish } from './instruments/start-varnish.ts';
import { unpublishHome } from './instruments/unpublish-home.ts';

const [websitePort, varnishPort] = [4240, 4241];
const slug = '14-heron-point-road-larkmere';
const path = `/listings/${slug}`;
const CHANGES = 20;
/** As browsers ask. Without it, Varnish, which stores pages compressed, decompresses each one. */
const headers = { 'Accept-Encoding': 'gzip' };
const maxMs = 1_000;
const maxTakedownMs = 60_000;

/** A Varnish in front that is purged on change: the load it takes off the website, and how long an old page is shown. */
export async function benchCdn(): Promise<Figure[]> {
  if (!hasVarnish) return [{ name: 'behind Varnish', value: 'not measured: varnishd is not installed' }];
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-bench-cdn-'));
  const database = await startPostgres({ folder: join(folder, 'postgres') });
  const stops: (() => Promise<void>)[] = [];
  try {
    const env = {
      WORKER: 'off',
      DATABASE_URL: database.url,
      CDN: 'varnish',
      CDN_PURGE_URL: `http://127.0.0.1:${varnishPort}/`,
    };
    const site = await startHearthcast(websitePort, env);
    stops.push(site.stop);
    const varnish = await startVarnish(varnishPort, websitePort);
    stops.push(varnish.stop);
    const direct = await measureLoad({ url: site.url + path, headers, pids: site.pids });
    const behind = await measureLoad({ url: varnish.url + path, headers, pids: varnish.pids });
    const spared = await measureLoad({ url: varnish.url + path, headers, pids: site.pids });
    const waits = await changePrices(database.url, varnish);
    const gone = await unpublishHome(site.url, varnish.url, await findHome(database.url));
    const slowest = gone.reduce((a, b) => (a.ms > b.ms ? a : b));
    return [
      { name: 'listing page from our own cache', value: summary(direct) },
      { name: 'the same page from Varnish', value: summary(behind) },
      ratioFigure('requests/s: Varnish ÷ our own cache', ratio(behind, direct), 1),
      {
        name: 'CPU of the website for a page from Varnish',
        value: `${spared.cpuMicrosPerRequest.toFixed(1)} µs`,
        bar: '< 5 µs',
        isMet: spared.cpuMicrosPerRequest < 5,
      },
      {
        name: `price changed → Varnish shows it, slowest of ${CHANGES}`,
        value: `${Math.max(...waits).toFixed(0)} ms`,
        bar: `≤ ${maxMs} ms`,
        isMet: Math.max(...waits) <= maxMs,
      },
      {
        name: `reported home unpublished → page, embed, player, feed and ${gone.length - 5} files gone from Varnish, slowest`,
        value: `${(slowest.ms / 1000).toFixed(1)} s (${slowest.name})`,
        bar: `≤ ${maxTakedownMs / 1000} s`,
        isMet: slowest.ms <= maxTakedownMs,
      },
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ratio = (one: Load, other: Load) => one.requestsPerSecond / other.requestsPerSecond;

/** Changes the price again and again; returns how long Varnish showed the old one each time, in milliseconds. */
async function changePrices(databaseUrl: string, { url }: BenchServer): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const waits: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const price = `$1,7${String(change).padStart(2, '0')},000`;
    await client.query('update listings set price = $1 where slug = $2', [price, slug]);
    const changed = performance.now();
    while (!(await (await fetch(url + path)).text()).includes(`>${price}<`))
      if (performance.now() - changed > 10 * maxMs) break;
    waits.push(performance.now() - changed);
  }
  await client.end();
  return waits;
}

/** The home with the URLs of its audio and of every copy of its photos. */
async function findHome(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; audio: string; photos: string[] }>(
    `select p.id, coalesce(p.gcs_file_url, p.podcast_file_url) as audio,
      array(select jsonb_path_query(l.local_images, '$[*].variants[*].url') #>> '{}') as photos
    from podcasts p join listings l on l.podcast_id = p.id where l.slug = $1`,
    [slug],
  );
  await client.end();
  const [home] = rows;
  if (!home) throw new Error('the sample home is missing');
  return { slug, podcastId: home.id, fileUrls: [home.audio, ...home.photos] };
}
