import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#domain/accounts/demo-accounts.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { type Figure, timesFigure } from './instruments/figure.ts';
import { startHearthcast } from './instruments/servers.ts';

const MAX_MS = 100;
const SLOWDOWN = 4;
const ROUNDS = 5;

type Action = { name: string; path: string; as?: 'customer' | 'staff'; act: (page: Page) => Promise<void> };

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

async function pressProbe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const probe = document.createElement('button');
    probe.textContent = 'probe';
    probe.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99';
    probe.onclick = () => {
      probe.textContent = 'pressed';
    };
    document.body.append(probe);
  });
  await page.getByRole('button', { name: 'probe' }).click();
}

/** What people do most, one of each kind: send a form, open a dialog, change a tab, type, filter, leave. */
const actions: Action[] = [
  { name: 'nothing but one word (what the machine itself takes)', path: '/auth', act: pressProbe },
  { name: 'order form: Continue to payment', path: '/create-podcast', act: press(/^Continue to payment/) },
  { name: 'order form: add a link', path: '/create-podcast', act: press('Add another link') },
  {
    name: 'sign in: Sign In',
    path: '/auth',
    act: (page) =>
      page.getByLabel('Sign in', { exact: true }).getByRole('button', { name: 'Sign In' }).click(),
  },
  { name: 'sign in: Sign Up tab', path: '/auth', act: openTab('Sign Up') },
  {
    name: 'account: open a home',
    path: '/account',
    as: 'customer',
    act: (page) =>
      page
        .getByRole('link', { name: /^Share and results for/ })
        .first()
        .click(),
  },
  { name: 'account: play', path: '/account', as: 'customer', act: press(/^Play the episode/) },
  { name: 'home: copy link', path: '/marketing/:id', as: 'customer', act: press('Copy link') },
  { name: 'settings: edit brand', path: '/settings', as: 'customer', act: press(/brand$/) },
  { name: 'settings: create a key', path: '/settings', as: 'customer', act: press('Create a key') },
  { name: 'staff: Ready Listings tab', path: '/admin', as: 'staff', act: openTab('Ready Listings') },
  { name: 'staff: delete asks', path: '/admin', as: 'staff', act: press(/^Delete the order/) },
  {
    name: 'staff: open the inbox',
    path: '/admin',
    as: 'staff',
    act: (page) => page.getByRole('link', { name: 'Inbox' }).first().click(),
  },
];

/** How long it takes on a slow processor until an action changes what is seen. */
export async function benchInteraction(): Promise<Figure[]> {
  const site = await startHearthcast(3404, { WORKER: 'off' });
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const sessions = { customer: await signIn(site.url, 'customer'), staff: await signIn(site.url, 'ada') };
    const headers = { Authorization: `Bearer ${sessions.customer.access_token}` };
    const list = await fetch(`${site.url}/api/podcasts`, { headers });
    const { podcasts } = (await list.json()) as { podcasts: { id: string; status: string }[] };
    const id = podcasts.find(({ status }) => status === 'completed')?.id ?? '';
    const figures: Figure[] = [];
    for (const { name, path, as, act } of actions) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const localStorage = as ? [{ name: 'hearthcast-session', value: JSON.stringify(sessions[as]) }] : [];
        const context = await browser.newContext({
          reducedMotion: 'reduce',
          storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
        });
        const page = await context.newPage();
        await page.goto(site.url + path.replace(':id', id));
        times.push(await timeAction(page, act));
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

/** From the press or release to the first frame that shows something else. */
async function timeAction(page: Page, act: Action['act']): Promise<number> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
  );
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const scope = window as unknown as { answered: Promise<number> };
    scope.answered = new Promise((resolve) => {
      let pressedAt = 0;
      // Some controls act on the press, others on the release.
      for (const input of ['pointerdown', 'pointerup'])
        addEventListener(
          input,
          (event) => {
            pressedAt = event.timeStamp;
          },
          { capture: true },
        );
      const observer = new MutationObserver(() => {
        if (pressedAt === 0) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  });
  await act(page);
  return page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
}
