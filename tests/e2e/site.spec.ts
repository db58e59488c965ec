import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from './journey.ts';

const sample = '/listings/14-heron-point-road-larkmere';
const pages = [
  '/',
  sample,
  '/business-directory',
  '/business-directory/bend-oregon',
  '/privacy-policy',
  '/terms-of-service',
];

test('the first load of a public page carries at most 5 kB of script', async ({ context, request }) => {
  const measure = async (path: string) => {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') scripts.push(sent.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.close();
    // Fetched again: the browser drops a response's body with its page.
    const sizes = scripts.map(async (url) => gzipSync(await (await request.get(url)).body()).length);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total, path).toBeGreaterThan(0);
    expect(total, path).toBeLessThanOrEqual(5 * 1024);
  };
  await Promise.all(pages.map(measure));
});

test('a listing page with every island awake has loaded at most 85 kB of script', async ({ page }) => {
  await page.goto(sample);
  for (const island of await page.locator('[data-island]:not([data-wake=session]):visible').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.hover();
    await expect(island).toHaveAttribute('data-awake', 'yes');
  }
  const scripts = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.filter((name) => name.endsWith('.js'));
  });
  const sizes = scripts.map(
    async (url) => brotliCompressSync(await (await page.request.get(url)).body()).length,
  );
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(85 * 1024);
});

test('a listing page lays out sections far below the first screen only when they get close', async ({
  page,
}) => {
  await page.goto(sample);
  const field = page.getByLabel('Message', { exact: false }).last();
  const isLaidOut = () =>
    field.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await field.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test('a visitor gets from the home page to the sample home and hears it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started - $29.99' }).click();
  await expect(page).toHaveURL(/\/create-podcast/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Order Your First Podcast' }).first()).toHaveAttribute(
    'href',
    '/create-podcast',
  );
  await expect(page.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  await page.getByRole('link', { name: 'Experience A Podcast' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${sample}$`));
  await page.waitForLoadState();
  await page.getByRole('button', { name: /^Play/ }).first().click();
  const isPlaying = () =>
    page.evaluate(() => [...document.querySelectorAll('audio')].some((audio) => !audio.paused));
  await expect.poll(isPlaying).toBe(true);
});

test('only one of the eight questions is open at a time', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('details[name]');
  await expect(questions).toHaveCount(8);
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  await expect(questions.nth(3)).toHaveAttribute('open', '');
  await expect(questions.nth(0)).not.toHaveAttribute('open', '');
});

test('the home page works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await context.close();
});

test('an unknown address says so and leads home', async ({ page }) => {
  const answer = await page.request.get('/no-such-page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Oops! Page not found');
});
