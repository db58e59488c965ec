import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';
import { type Figure, timesFigure } from './instruments/figure.ts';
import { startHearthcast } from './instruments/servers.ts';

const MAX_MS = 1500;
const ROUNDS = 5;
const SLOWDOWN = 4;
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const screens = [
  { name: 'order form', path: '/create-podcast', field: 'Listing URL' },
  { name: 'sign-in', path: '/auth', field: 'Email' },
];

/** How long until people can type into the first field of the screens that earn money, on a phone. */
export async function benchFirstLoad(): Promise<Figure[]> {
  const site = await startHearthcast(3406, { WORKER: 'off' });
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const figures: Figure[] = [];
    for (const { name, path, field } of screens) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await timeFirstLoad(browser, site.url + path, field));
      figures.push(timesFigure(`${name} usable, slow 4G, processor slowed ${SLOWDOWN} times`, times, MAX_MS));
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** From the start of the navigation to the first frame with the field in it and React responding to it. */
async function timeFirstLoad(browser: Browser, url: string, field: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript((label) => {
    const scope = window as unknown as { usable: Promise<number> };
    scope.usable = new Promise((resolve) => {
      const look = () => {
        // Labels in the first look are the document's.
        const labels = [...document.querySelectorAll('label')].filter(
          (one) => !one.closest('[data-first-look]'),
        );
        const isThere = labels.some(({ textContent }) => textContent?.trim().startsWith(label));
        if (isThere) setTimeout(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, field);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await page.evaluate(() => (window as unknown as { usable: Promise<number> }).usable);
  await context.close();
  return time;
}
