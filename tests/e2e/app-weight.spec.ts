import { existsSync, statSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { type Session, staff } from './account-steps.ts';
import { expect, test } from './journey.ts';

/** What each screen may load before it works, in bytes of scripts and styles (brotli; decision 051). */
const bars: Record<string, number> = {
  '/account': 140_000,
  '/create-podcast': 110_000,
  '/auth': 110_000,
  '/marketing/:podcastId': 180_000,
  '/settings': 188_000,
  '/admin': 160_000,
};
/** How many requests that may take: the page itself, scripts, styles, fonts, pictures and API calls. */
const maxRequests: Record<string, number> = { '/create-podcast': 12, '/auth': 12 };
type Weight = { bytes: number; requests: number };

const customer = { email: 'customer@hearthcast.example', password: staff.password };

test('no screen that earns money loads more scripts and styles than its limit before it works', async ({
  browser,
  page,
  baseURL,
}) => {
  const sessions = { customer: await signIn(page, customer), staff: await signIn(page, staff) };
  const podcastId = await findHome(page, sessions.customer);
  const paths = Object.keys(bars);
  const addressOf = (path: string) => path.replace(':podcastId', podcastId);
  const found: Record<string, Weight> = {};
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
  expect(
    Math.min(...Object.values(found).map(({ bytes }) => bytes)),
    'something was measured',
  ).toBeGreaterThan(40_000);
  const heavy = Object.entries(found).filter(
    ([path, { bytes, requests }]) =>
      bytes > (bars[path] ?? 0) || requests > (maxRequests[path] ?? Number.POSITIVE_INFINITY),
  );
  expect(heavy, JSON.stringify(found, null, 2)).toEqual([]);
});

/** The first date or number takes a slow phone 80 ms, during which it ignores taps. */
test('the order form and sign-in work before the browser formats a date or a number', async ({ page }) => {
  await page.addInitScript(() => {
    const scope = window as unknown as { formats: string[] };
    scope.formats = [];
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (format, [locale, options]) => {
        scope.formats.push('a date');
        return new format(locale, options);
      },
    });
    const { toLocaleString: format } = Number.prototype;
    Number.prototype.toLocaleString = function (...given) {
      scope.formats.push(`the number ${this}`);
      return format.apply(this, given);
    };
  });
  for (const path of ['/create-podcast', '/auth']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const formats = await page.evaluate(() => (window as unknown as { formats: string[] }).formats);
    expect(formats, path).toEqual([]);
  }
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
async function weigh(context: BrowserContext, path: string): Promise<Weight> {
  const page = await context.newPage();
  // The stream of changes never ends, and only code counts here.
  await page.route(/\/events|\.(?:woff2|jpg|png|webp|avif|mp3|mp4)(?:\?|$)/, (route) => route.abort());
  const loaded = new Set<string>();
  let requests = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/events')) requests += 1;
    if (['script', 'stylesheet'].includes(request.resourceType()))
      loaded.add(new URL(request.url()).pathname);
  });
  await page.goto(new URL(path, test.info().project.use.baseURL).href);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.close();
  const bytes = [...loaded].reduce((sum, file) => sum + sizeOf(`dist/client${file}`), 0);
  return { bytes, requests };
}

/** Very small files have no compressed copy. */
function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
