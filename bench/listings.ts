import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createDb, type Db } from '#db/client.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { type Figure, ratioFigure } from './instruments/figure.ts';
import { type Load, measureCost, summary } from './instruments/load.ts';
import { expectSamePage } from './instruments/same-page.ts';
import { type BenchServer, startHearthcast } from './instruments/servers.ts';
import { startReactRouter } from './instruments/start-reference.ts';

const path = '/listings/14-heron-point-road-larkmere';
const ROUNDS = 4;
const REQUESTS = 600;
const ROWS_AT_ONCE = 10_000;

/** A listing page rendered for each request: against React Router's framework mode, and with few and many listings. */
export async function benchListings(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-listings-'));
  const postgres = await startPostgres({ folder });
  const { db, close } = createDb(postgres.url);
  const stops: (() => Promise<void>)[] = [];
  try {
    const env = { DATABASE_URL: postgres.url, WORKER: 'off', PAGE_CACHE_MEGABYTES: '0' };
    // The first start adds the sample home. Both programs are measured from a start that finds it there.
    await (await startHearthcast(3404, env)).stop();
    const site = await startHearthcast(3404, env);
    stops.push(site.stop);
    await fill(db, 100);
    const reference = await startReactRouter(3405, postgres.url, path);
    stops.push(reference.stop);
    await expectSamePage(path, site.url, reference.url);
    const [ours, theirs] = (await measureInTurn([site, reference])) as [Load, Load];
    await fill(db, 100_000);
    const [many] = (await measureInTurn([site])) as [Load];
    return [
      { name: 'listing page rendered each time, 100 listings', value: summary(ours) },
      { name: 'the same page by React Router in framework mode', value: summary(theirs) },
      ratioFigure('CPU of React Router ÷ ours', theirs.cpuMicrosPerRequest / ours.cpuMicrosPerRequest, 3),
      { name: 'listing page rendered each time, 100,000 listings', value: summary(many) },
      ratioFigure(
        'cost with 100 ÷ with 100,000 listings',
        ours.cpuMicrosPerRequest / many.cpuMicrosPerRequest,
        0.85,
      ),
    ];
  } finally {
    for (const stop of stops) await stop();
    await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In turns, so that a busy moment of the machine affects all of them; the best round of each counts. */
async function measureInTurn(servers: BenchServer[]): Promise<Load[]> {
  const best: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { url, pids }] of servers.entries()) {
      const load = await measureCost({ url: url + path, pids }, REQUESTS);
      const known = best[index];
      if (!known || load.cpuMicrosPerRequest < known.cpuMicrosPerRequest) best[index] = load;
    }
  }
  return best;
}

async function fill(db: Db, size: number): Promise<void> {
  // In batches, because a statement has a time limit.
  for (let from = 1; from <= size; from += ROWS_AT_ONCE) {
    const until = Math.min(size, from + ROWS_AT_ONCE - 1);
    await db.execute(sql`
      insert into listings (slug, status, address, city, state, price, description)
      select 'filler-' || n, 'active', n || ' Elm Street', 'Bend', 'OR', '$500,000', repeat('A home. ', 100)
      from generate_series(${from}::int, ${until}::int) n on conflict do nothing`);
  }
  await db.execute(sql`analyze listings`);
}
