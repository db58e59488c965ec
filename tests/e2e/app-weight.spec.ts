import { existsSync, statSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { type Session, staff } from './account-steps.ts';
import { expect, test } from './journey.ts';

/**
 * What each screen may load before it works, in bytes of script and style (brotli). The account's is the goal. The order form
 * and sign-in are meant to have 110,000: these are their true figures, which must not grow (decision 051).
 */
const bars: Record<string, number> = {
  '/account': 140_000,
  '/create-podcast': 146_000,
  '/auth': 142_000,
  '/marketing/:podcastId': 180_000,
  '/settings': 188_000,
  '/admin': 160_000,
};
const customer = { email: 'customer@hearthcast.example', password: staff.password };

test('no screen that earns money loads more script and style than its bar before it works', async ({
  browser,
  page,
  baseURL,
}) => {
  const sessions = { customer: await signIn(page, customer), staff: await signIn(page, staff) };
  const podcastId = await findHome(page, sessions.customer);
  const paths = Object.keys(bars);
  const addressOf = (path: string) => path.replace(':podcastId', podcastId);
  const found: Record<string, number> = {};
  await Promise.all(
    (['guest', 'customer', 'staff'] as const).map(async (who) => {
      const session = who === 'guest' ? undefined : sessions[who];
      const localStorage = session ? [{ name: 'hearthcast-session', value: JSON.stringify(session) }] : [];
      const origins = [{ origin: new URL(baseURL ?? '').origin, localStorage }];
      const context = await browser.newContext({ storageState: { cookies: [], origins } });
      for (const path of paths)
        if (whoOpens(path) === who) found[path] = await weigh(context, addressOf(path));
      await context.close();
    }),
  );
  expect(Object.keys(found)).toHaveLength(paths.length);
  expect(Math.min(...Object.values(found)), 'something was measured').toBeGreaterThan(40_000);
  const heavy = Object.entries(found).filter(([path, bytes]) => bytes > (bars[path] ?? 0));
  expect(heavy, JSON.stringify(found, null, 2)).toEqual([]);
});

function whoOpens(path: string): 'guest' | 'customer' | 'staff' {
  if (['/auth', '/create-podcast'].includes(path)) return 'guest';
  return path === '/admin' ? 'staff' : 'customer';
}

async function signIn(page: Page, person: { email: string; password: string }): Promise<Session> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: person });
  return (await answer.json()) as Session;
}

/** A finished home: its screen has the most to load. */
async function findHome(page: Page, session: Session): Promise<string> {
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const answer = await page.request.get('/api/podcasts', { headers });
  const { podcasts } = (await answer.json()) as { podcasts: { id: string; status: string }[] };
  return podcasts.find(({ status }) => status === 'completed')?.id ?? '';
}

/** What the server sends of each script and style: the files as the build compressed them. */
async function weigh(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  // The stream of changes never ends, and nothing but code counts here.
  await page.route(/\/events|\.(?:woff2|jpg|png|webp|avif|mp3|mp4)(?:\?|$)/, (route) => route.abort());
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      loaded.add(new URL(request.url()).pathname);
  });
  await page.goto(new URL(path, test.info().project.use.baseURL).href);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...loaded].reduce((sum, file) => sum + sizeOf(`dist/client${file}`), 0);
}

/** Very small files have no smaller copy. */
function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
