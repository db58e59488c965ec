import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { playerCode } from '#domain/listings/sharing/rules.ts';
import { expect, expectGoodLook, test } from './journey.ts';
import { reactScript } from './react-script.ts';

const slug = '14-heron-point-road-larkmere';

/** Another website, on its own port. */
let elsewhere: Server;
let shown = { html: '', script: '', policy: '' };
test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const isScript = request.url === '/own.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', shown.policy);
    response.end(isScript ? shown.script : shown.html);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => elsewhere.close());

/** Its page: a strict policy, its own colors, and rules that would break a player without a shadow root. */
async function openElsewhere(
  page: Page,
  siteUrl: string,
  { body, script = '' }: { body: string; script?: string },
) {
  const css = `html { color-scheme: light dark } body { margin: 0; background: light-dark(#fffbe8, #10141c); color: light-dark(#3b1f00, #dbe7ff); font: 18px Georgia, serif }
    main { padding: 16px } button, p, section { display: none !important; color: red !important }`;
  shown = {
    script,
    policy: `default-src 'none'; script-src 'self' ${siteUrl}; connect-src ${siteUrl}; media-src ${siteUrl}; style-src 'nonce-own'; img-src data:; require-trusted-types-for 'script'`,
    html: `<!doctype html><html lang="en"><title>Homes</title><meta name="viewport" content="width=device-width">
      <link rel="icon" href="data:,"><style nonce="own">${css}</style><main><h1>Homes</h1>${body}</main>${script && '<script src="/own.js"></script>'}</html>`,
  };
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/homes`);
}

test('the player plays on another website, in its colors and within its policy, and is counted', async ({
  page,
  baseURL,
}) => {
  const siteUrl = baseURL ?? '';
  const told: string[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/reach')) return;
    const { source, kind } = answer.request().postDataJSON() as { source: string; kind: string };
    told.push(`${source} ${kind} ${answer.status()}`);
  });
  await openElsewhere(page, siteUrl, { body: playerCode({ siteUrl, slug, title: '14 Heron Point Road' }) });
  const player = page.getByRole('region', { name: /^Podcast: 14 Heron Point Road/ });
  await expect(player).toBeVisible();
  await expect(page.getByRole('link', { name: /^Listen/ })).toBeHidden();
  await player.getByText(/^Chapters/).click();
  await player.getByText('Transcript', { exact: true }).click();
  await expectGoodLook(page);
  await player.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  const pause = player.getByRole('button', { name: 'Pause', exact: true });
  await expect(pause).toBeFocused();
  const slider = player.getByRole('slider', { name: 'Position in the episode' });
  // At the end, the episode would stop.
  await slider.press('ArrowRight');
  await slider.press('Home');
  await player.getByRole('button', { name: 'Skip forward 15 seconds' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^1[5-9] seconds of /);
  await pause.press('Space');
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => told).toEqual(['embed shown 204', 'embed play 204']);
});

test.describe('in React', () => {
  test.use({ allowErrors: [/404/] });
  test('the player follows its home, says when an episode is gone, and stops with its page', async ({
    page,
    baseURL,
  }) => {
    const siteUrl = baseURL ?? '';
    const script = reactScript(`
      const root = createRoot(document.getElementById('app'));
      window.show = (src) => root.render(src && React.createElement('hearthcast-player', { src }, React.createElement('a', { href: src }, 'Listen')));
    `);
    const [load] = playerCode({ siteUrl, slug, title: 'A home' }).split('<hearthcast-player');
    await openElsewhere(page, siteUrl, { body: `${load}<div id="app"></div>`, script });
    const show = (src: string) =>
      page.evaluate((next) => (window as unknown as { show: (src: string) => void }).show(next), src);
    await show(`${siteUrl}/listings/${slug}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    const audio = await page.locator('audio').elementHandle();
    await show(`${siteUrl}/listings/withdrawn`);
    await expect(page.getByText('This episode is no longer available.')).toBeVisible();
    expect(await audio?.evaluate((element) => (element as HTMLAudioElement).paused)).toBe(true);
    await show(`${siteUrl}/listings/${slug}`);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await show('');
    await expect(page.locator('hearthcast-player')).toHaveCount(0);
  });
});

test('without scripts there is a link', async ({ browser, baseURL }) => {
  const siteUrl = baseURL ?? '';
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await openElsewhere(page, siteUrl, { body: playerCode({ siteUrl, slug, title: '14 Heron Point Road' }) });
  const link = page.getByRole('link', { name: 'Listen to the podcast: 14 Heron Point Road' });
  await expect(link).toHaveAttribute('href', `${siteUrl}/listings/${slug}?src=embed`);
});
