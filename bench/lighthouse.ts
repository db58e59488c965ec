import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../tools/find-browser.ts';
import { type Figure, medianOf, timesFigure } from './instruments/figure.ts';
import { startHearthcast } from './instruments/servers.ts';

const RUNS = 5;
const MAX_INTERACTIVE_MS = 1500;
const listing = '/listings/14-heron-point-road-larkmere';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const screens = [
  { name: 'order form', path: '/create-podcast' },
  { name: 'sign-in', path: '/auth' },
];

/** Lighthouse with its own phone settings: slow 4G and a processor slowed 4 times, both simulated. */
export async function benchLighthouse(): Promise<Figure[]> {
  const site = await startHearthcast(3407, { WORKER: 'off' });
  const found = await findBrowser();
  const chrome = await launch({ chromePath: found.path, chromeFlags: ['--headless', ...found.args] });
  const open = (path: string) => runLighthouse(site.url + path, chrome.port);
  try {
    const figures = scoreFigures(await open(listing));
    for (const { name, path } of screens) figures.push(...timeFigures(name, await open(path)));
    return figures;
  } finally {
    chrome.kill();
    await site.stop();
  }
}

async function runLighthouse(url: string, port: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`);
    results.push(result.lhr);
  }
  return results;
}

function scoreFigures(results: Result[]): Figure[] {
  return categories.map((category) => {
    const scores = results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
    const median = medianOf(scores);
    const lost = lostPoints(results, category);
    const range = `${Math.min(...scores)} to ${Math.max(...scores)}`;
    return {
      name: `listing page, Lighthouse on a phone: ${category}`,
      value: `${median} (${range})${lost.length > 0 ? `: ${lost.join(', ')}` : ''}`,
      bar: '100',
      isMet: median === 100,
    };
  });
}

/** What kept the last run from a full score. */
function lostPoints(results: Result[], category: string): string[] {
  const last = results.at(-1);
  return (last?.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => `${id} ${last?.audits[id]?.displayValue ?? 'failed'}`);
}

function timeFigures(name: string, results: Result[]): Figure[] {
  const times = (audit: string) => results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN);
  const blocked = times('total-blocking-time');
  return [
    timesFigure(`${name}, Lighthouse on a phone: interactive`, times('interactive'), MAX_INTERACTIVE_MS),
    {
      name: `${name}, Lighthouse on a phone: blocked in total`,
      value: `${medianOf(blocked).toFixed(0)} ms (${Math.min(...blocked).toFixed(0)} to ${Math.max(...blocked).toFixed(0)})`,
    },
  ];
}
