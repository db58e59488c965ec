import { type Figure, ratioFigure } from './instruments/figure.ts';
import { type Load, measureLoad, summary } from './instruments/load.ts';
import { type BenchServer, startHearthcast, startStatic } from './instruments/servers.ts';

const paths = ['/', '/listings/14-heron-point-road-larkmere', '/business-directory/bend-oregon'];

/** Public pages cached, revalidated and rendered each time, against a static file of the same bytes on the same core. */
export async function benchPages(): Promise<Figure[]> {
  const site = await startHearthcast(3401, { WORKER: 'off' });
  const uncached = await startHearthcast(3402, { WORKER: 'off', PAGE_CACHE_MEGABYTES: '0' });
  try {
    const figures: Figure[] = [];
    for (const path of paths) figures.push(...(await benchPage(path, site, uncached)));
    return figures;
  } finally {
    await site.stop();
    await uncached.stop();
  }
}

async function benchPage(path: string, site: BenchServer, uncached: BenchServer): Promise<Figure[]> {
  const page = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } });
  const etag = page.headers.get('etag') as string;
  const limit = await startStatic(3403, Buffer.from(await page.arrayBuffer()));
  try {
    const fixed = await measureLoad({ url: `${limit.url}/`, pids: limit.pids });
    const cached = await measureLoad({ url: site.url + path, pids: site.pids });
    const revalidated = await measureLoad({
      url: site.url + path,
      pids: site.pids,
      headers: { 'If-None-Match': etag },
    });
    const rendered = await measureLoad({ url: uncached.url + path, pids: uncached.pids });
    const share = (load: Load) => load.requestsPerSecond / fixed.requestsPerSecond;
    return [
      { name: `${path} static file (${limit.name})`, value: summary(fixed) },
      { name: `${path} cached`, value: summary(cached) },
      ratioFigure(`${path} cached ÷ static`, share(cached), 0.25),
      { name: `${path} 304`, value: summary(revalidated) },
      ratioFigure(`${path} 304 ÷ static`, share(revalidated), 0.35),
      { name: `${path} rendered each time`, value: summary(rendered) },
      { name: `${path} rendered each time ÷ static`, value: share(rendered).toFixed(4) },
    ];
  } finally {
    await limit.stop();
  }
}
