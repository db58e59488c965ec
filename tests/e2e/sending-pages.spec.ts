import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { siteFile } from '#server/extension-download.ts';
import { findInstalledBrowser } from '#tools/find-browser.ts';
import { expect, expectGoodLook, test } from './journey.ts';
import { skipPreviews } from './order-steps.ts';

/** Two million characters before the first word about the home: a page that arrives only in part shows no home. */
const filler = `<!-- ${'Two million characters of other things. '.repeat(50_000)} -->`;
const address = '48 Thistledown Lane, Hudson, NY 12534';

async function twoMegabytes(request: APIRequestContext): Promise<string> {
  return `<!doctype html><body>${filler}${await (await request.get('/samples/thistledown-lane')).text()}`;
}

function pasteInto(field: ReturnType<Page['getByLabel']>, html: string): Promise<void> {
  return field.evaluate((target, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '48 Thistledown Lane');
    clipboardData.setData('text/html', content);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a copied page is pasted whole, with its photos', async ({ page, request }) => {
  await skipPreviews(page, false);
  await page.goto('/create-podcast?listing=https://www.zillow.com/homedetails/48-Thistledown-Ln/1_zpid/');
  await page.getByRole('button', { name: 'Paste the page' }).click();
  const photo = await (await request.get('/samples/photos/marrow-front-small.jpg')).body();
  // A clipboard contains the selection: no head, no scripts.
  const words = (await twoMegabytes(request)).replace(
    /<head>.*<\/head>|<img\b[^>]*>|<script\b.*?<\/script>/gs,
    '',
  );
  const image = `<img src="data:image/jpeg;base64,${photo.toString('base64')}" width="900" height="600" alt="Front">`;
  await pasteInto(page.getByLabel('Text or HTML of the page'), words.replace('</h1>', `</h1>${image}`));
  await expect(page.getByText('Page pasted with 1 photo')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Read this page' }).click();
  await expect(page.getByText(address)).toBeVisible();
  const shown = page.locator('img[src^="/preview-photos"]').first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
});

test('a phone shares a listing to the order form and is offered no bookmark', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await skipPreviews(page, false);
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { share_target: target, icons } = JSON.parse(data) as {
    share_target: { action: string; method: string; enctype: string; params: Record<string, string> };
    icons: { sizes: string; purpose?: string }[];
  };
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  // What the system does when someone picks us in the share sheet.
  await page.evaluate(({ action, method, enctype, params }) => {
    const form = Object.assign(document.createElement('form'), { action, method, enctype });
    const text = 'Check out this home! https://www.zillow.com/homedetails/48-Lantern-Way/1_zpid/';
    form.addEventListener('formdata', ({ formData }) => formData.set(params.text ?? '', text));
    document.body.append(form);
    form.submit();
  }, target);
  await expect(page).toHaveURL(/\/create-podcast\?/);
  await expect(page.getByLabel('Listing URL')).toHaveValue(
    'https://www.zillow.com/homedetails/48-Lantern-Way/1_zpid/',
  );
  await expect(page.getByText(/Works best: Open the listing on Zillow in Chrome/)).toBeVisible();
  await expect(page.getByRole('button', { name: /bookmark|browser button/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Paste the page' }).click();
  await expect(page.getByLabel('Text or HTML of the page')).toHaveValue('Check out this home!');
  await expect(page.getByRole('tab')).toHaveText(['Paste', 'Upload']);
  await page.goto('/help/send-a-listing');
  await expect(page.getByText(/^Android: Open the listing on the site in Chrome/)).toBeVisible();
  await expect(page.getByText(/click the Hearthcast button/).first()).toBeHidden();
  await expectGoodLook(page);
  await context.close();
});

/** The browser from npm doesn't support extensions, so this needs an installed one. */
const installed = findInstalledBrowser();

if (installed) {
  test('the browser extension sends the open page of 2 MB with one click', async ({ request, baseURL }) => {
    const folder = mkdtempSync(join(tmpdir(), 'hearthcast-extension-'));
    const context = await launchWithExtension(folder, installed, baseURL ?? '');
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const body = await twoMegabytes(request);
    await context.route('https://homes.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    const listing = await context.newPage();
    await listing.goto('https://homes.example/48-thistledown-lane');
    const opening = context.waitForEvent('page');
    await pressButton(context, new URL(worker.url()).host, listing.url());
    const order = await opening;
    await expect(order).toHaveURL(/\/create-podcast\?draft=/);
    await expect(order.getByText(address)).toBeVisible();
    await expect(order.getByLabel('Listing URL')).toHaveValue('https://homes.example/48-thistledown-lane');
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The built extension, for the site under test, with its own profile. */
function launchWithExtension(
  folder: string,
  executablePath: string,
  siteUrl: string,
): Promise<BrowserContext> {
  const extension = join(folder, 'extension');
  cpSync('dist/extension', extension, { recursive: true });
  const [name, bytes] = siteFile(siteUrl);
  writeFileSync(join(extension, name), bytes);
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  });
}

/** Clicks the extension's button as a person would, which opens this one tab to it. The browser's call for it has no types yet. */
async function pressButton(context: BrowserContext, id: string, url: string): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const send = devtools?.send.bind(devtools) as (name: string, params: object) => Promise<unknown>;
  const { targetInfos } = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: { targetId: string; url: string }[];
  };
  const targetId = targetInfos.find((tab) => tab.url === url)?.targetId;
  await send('Extensions.triggerAction', { id, targetId });
}
