import { chromium, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#domain/accounts/demo-accounts.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { type Figure, timesFigure } from './instruments/figure.ts';
import { startHearthcast } from './instruments/servers.ts';
import { timeResponse } from './instruments/time-response.ts';

const MAX_MS = 100;
const SLOWDOWN = 4;
const ROUNDS = 5;
const PORT = Number(process.env.BENCH_PORT ?? 3404);

type Action = {
  name: string;
  path: string;
  as?: 'customer' | 'staff';
  /** Brings the screen to where the action can be done. */
  prepare?: (page: Page) => Promise<unknown>;
  target: (page: Page) => Locator;
  /** Does something other than a click. */
  act?: (target: Locator) => Promise<unknown>;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });

async function addProbe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const probe = document.createElement('button');
    probe.textContent = 'probe';
    probe.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99';
    probe.onclick = () => {
      probe.textContent = 'pressed';
    };
    document.body.append(probe);
  });
}

/** Clicks where the mouse already is. A locator's own click first asks the page what is there, within the time measured. */
async function press(target: Locator): Promise<void> {
  const { mouse } = target.page();
  await mouse.down();
  await mouse.up();
}

/** Nothing is sent, so that the next round finds the same screen. */
async function keepUnsent(page: Page, method: string): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === method ? route.abort() : route.continue(),
  );
}

/** The most frequent actions, one of each kind: send a form, open a dialog, change a tab, filter, decide, leave. */
const actions: Action[] = [
  {
    name: 'nothing but one word (what the machine itself takes)',
    path: '/auth',
    prepare: addProbe,
    target: button('probe'),
  },
  {
    name: 'order form: Continue to payment',
    path: '/create-podcast',
    target: button(/^Continue to payment/),
  },
  { name: 'order form: add a link', path: '/create-podcast', target: button('Add another listing') },
  {
    name: 'sign in: Sign In',
    path: '/auth',
    target: (page) => page.getByLabel('Sign in', { exact: true }).getByRole('button', { name: 'Sign In' }),
  },
  { name: 'sign in: Sign Up tab', path: '/auth', target: tab('Sign Up') },
  { name: 'account: open a home', path: '/account', as: 'customer', target: link(/^Open and share/) },
  { name: 'account: play', path: '/account', as: 'customer', target: button(/^Play the episode/) },
  { name: 'account: open settings', path: '/account', as: 'customer', target: link('Settings') },
  { name: 'home: copy link', path: '/marketing/:id', as: 'customer', target: button('Copy link') },
  { name: 'home: fix a fact', path: '/marketing/:id', as: 'customer', target: link(/^Fix a fact/) },
  {
    name: 'facts: save',
    path: '/marketing/:id/facts',
    as: 'customer',
    prepare: async (page) => {
      await keepUnsent(page, 'PATCH');
      await page.getByLabel('Bedrooms').fill('7');
    },
    target: button('Save changes'),
  },
  { name: 'settings: edit brand', path: '/settings', as: 'customer', target: button(/brand$/) },
  { name: 'settings: create a key', path: '/settings', as: 'customer', target: button('Create a key') },
  { name: 'staff: Ready Listings tab', path: '/admin', as: 'staff', target: tab('Ready Listings') },
  {
    name: 'staff: filter orders',
    path: '/admin',
    as: 'staff',
    target: (page) => page.getByLabel('Status', { exact: true }),
    act: (target) => target.selectOption('completed'),
  },
  { name: 'staff: delete asks', path: '/admin', as: 'staff', target: button(/^Delete the order/) },
  { name: 'staff: open the inbox', path: '/admin', as: 'staff', target: link('Inbox') },
  {
    name: 'staff: approve',
    path: '/admin/reviews',
    as: 'staff',
    // The button is armed a second after it appears.
    prepare: async (page) => {
      await keepUnsent(page, 'POST');
      await page.locator('button[data-key=a]:enabled').waitFor();
    },
    target: (page) => page.locator('button[data-key=a]'),
  },
];

/** How long an action takes on a slow processor until something visible changes. */
export async function benchInteraction(): Promise<Figure[]> {
  const site = await startHearthcast(PORT, { WORKER: 'off' });
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const sessions = { customer: await signIn(site.url, 'customer'), staff: await signIn(site.url, 'ada') };
    const headers = { Authorization: `Bearer ${sessions.customer.access_token}` };
    const list = await fetch(`${site.url}/api/podcasts`, { headers });
    const { podcasts } = (await list.json()) as { podcasts: { id: string; status: string }[] };
    const id = podcasts.find(({ status }) => status === 'completed')?.id ?? '';
    const figures: Figure[] = [];
    for (const { name, path, as, prepare, target, act = press } of actions) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const localStorage = as ? [{ name: 'hearthcast-session', value: JSON.stringify(sessions[as]) }] : [];
        const context = await browser.newContext({
          storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
        });
        const page = await context.newPage();
        await page.goto(site.url + path.replace(':id', id));
        await isShown(page);
        await prepare?.(page);
        times.push(await timeResponse(page, { target: target(page), act, slowdown: SLOWDOWN }));
        await context.close();
      }
      figures.push(timesFigure(`${name}, processor slowed ${SLOWDOWN} times`, times, MAX_MS));
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function signIn(url: string, name: string): Promise<{ access_token: string }> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@hearthcast.example`, password: DEMO_PASSWORD }),
  });
  return (await answer.json()) as { access_token: string };
}

async function isShown(page: Page): Promise<void> {
  // React handles presses; the first look only records them.
  await page.locator('[data-first-look]').waitFor({ state: 'detached' });
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true], [data-slot=skeleton]'),
  );
  await page.evaluate(() => document.fonts.ready);
}
