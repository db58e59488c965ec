import { type Browser, expect as expectNow, type Page } from '@playwright/test';
import { openSignedIn, readMail, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { pressLockScreen, watchLockScreen } from './lock-screen.ts';

const sample = '/listings/14-heron-point-road-larkmere';
let count = 0;
const newBuyer = () => {
  count += 1;
  return `buyer.${process.pid}.${Date.now().toString(36)}${count}@example.com`;
};

// The server fails once, which the browser reports.
test.describe('a buyer', () => {
  test.use({ allowErrors: [/500/] });
  test('writes to the agent, with every mistake explained and a failure survived', async ({ page }) => {
    const email = newBuyer();
    // Photos that can't be decoded are replaced by drawings.
    await page.route(/\/files\/.*\.avif$/, (route) =>
      route.fulfill({ contentType: 'image/avif', body: 'x' }),
    );
    await page.goto(`${sample}?src=sign`);
    await expect(page.locator('main img').first()).toHaveAttribute('src', /\/placeholder-[123]\.jpg$/);
    await expect(page.getByText('Drawing, not this home').first()).toBeVisible();
    const form = page.locator('form[method=post]');
    await form.getByLabel('Full Name').fill('B');
    await expect(page.locator('[data-island=contact-form][data-awake=yes]')).toBeVisible();
    const toast = page.locator('[data-slot=toast]');
    const send = form.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(toast).toContainText('Invalid name');
    for (const text of [
      'Name must be at least 2 characters',
      'Email is required',
      'Phone number is required',
      'Message is required',
    ])
      await expect(form.getByText(text)).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Full Name').fill('Bo Li');
    await form.getByLabel('Email').fill('bo');
    await form.getByLabel('Phone').fill('123');
    await form.getByLabel('Message').fill('Is it still there?');
    await send.click();
    await expect(toast).toContainText('Please enter a valid email address');
    await expect(form.getByLabel('Email')).toBeFocused();
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Phone').fill('(555) 010-0142');
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/create-hubspot-lead', (route) =>
      isSeen.then(() => route.fulfill({ status: 500, body: '{}' })),
    );
    await send.click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
    goOn();
    await expect(toast).toContainText('There was an error submitting your information. Please try again.');
    await page.unroute('**/create-hubspot-lead');
    await send.click();
    await expect(toast).toContainText("We've received your information and will contact you soon.");
    const mail = await readMail(page, email, /asked about/);
    expect(mail).toMatchObject({ recipient: 'customer@hearthcast.example' });
    expect(mail.text).toMatch(/Found through:?\s+Yard sign/);
  });
});

test('a buyer without scripts writes, too, and keeps what was typed after a refusal', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(sample);
  await expect(page.locator('audio')).toBeVisible();
  const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
  expectNow(sheets).toHaveLength(1);
  const fill = async (phone: string) => {
    await page.getByLabel('Full Name').fill('Bo Li');
    await page.getByLabel('Email').fill(newBuyer());
    await page.getByLabel('Phone').fill(phone);
    await page.getByLabel('Message').fill('Is it still there?');
    await page.getByRole('button', { name: 'Send Message' }).click();
  };
  await fill('123');
  await expect(page.getByText('Phone number must be between 10-15 digits')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Is it still there?');
  await fill('5550100142');
  await expect(page).toHaveURL(/\/thank-you#contact$/);
  await expect(page.getByText('Thank you!')).toBeVisible();
  await context.close();
});

test('photos in full screen, the map on demand, the podcast by keyboard and from a lock screen', async ({
  page,
}) => {
  await watchLockScreen(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  await page.goto(sample);
  const photos = page.locator('#photo-strip a');
  await photos.nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Photos' });
  await expect(dialog.getByText(/2 of \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/3 of \d+$/)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(new RegExp(`${await photos.count()} of`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Show photo 2' }).click();
  await expect(dialog.getByText(/2 of \d+$/)).toBeVisible();
  const shown = dialog.locator('img[alt]:not([alt=""])');
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(shown).toHaveCSS('transform', /^matrix\(2\.5,/);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveCSS('transform', 'none');
  await expectAccessible(page);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expectNow(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photos.nth(1)).toBeFocused();

  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.frameLocator('iframe[title^="Map of"]').getByText('map')).toBeVisible();

  const player = page.locator('[data-island=podcast-player]');
  const outside = page.locator('[data-chapter="Outside and upgrades"]');
  await outside.getByRole('link', { name: /^Listen from \d:\d\d, about outside/ }).click();
  await expect(outside).toHaveAttribute('data-playing', '');
  await expect(page.locator('[data-playing]')).toHaveCount(1);
  await expectAccessible(page);
  const sound = player.locator('audio');
  expectNow(await sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(75);
  await sound.evaluate((audio: HTMLAudioElement) => audio.pause());
  await expect(page.locator('[data-playing]')).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const costs = page.locator('[data-island=cost-calculator]');
  await costs.getByLabel('Property taxes per year').fill('12,000');
  await costs.getByLabel('Down payment').fill('100');
  await expect(costs.locator('output')).toHaveText('$1,000');

  await player.getByRole('button', { name: 'Skip forward 15 seconds' }).focus();
  await expect(player).toHaveAttribute('data-awake', 'yes');
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  const position = player.getByRole('slider', { name: 'Position in the episode' });
  await expect(position).toHaveValue('30');
  await page.keyboard.press('c');
  await expect(player.locator('[data-slot=captions]')).toContainText(/\w+: \w+/);
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toMatch(/Heron Point/);
  await pressLockScreen(page, 'pause');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await pressLockScreen(page, 'seekto', { seekTime: 60 });
  await expect(position).toHaveValue('60');
  await pressLockScreen(page, 'seekbackward');
  await expect(position).toHaveValue('45');
  await pressLockScreen(page, 'seekforward', { seekOffset: 10 });
  await expect(position).toHaveValue('55');
  await pressLockScreen(page, 'seekbackward', { seekOffset: 900 });
  await expect(position).toHaveValue('0');
  await pressLockScreen(page, 'nexttrack');
  await expect(position).not.toHaveValue('0');
  await pressLockScreen(page, 'seekto', { seekTime: 40 });
  const duration = await player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect
    .poll(() => page.evaluate(() => window.lockScreen.state))
    .toEqual({ duration, playbackRate: 1, position: 40 });
  await pressLockScreen(page, 'play');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('k');
  await page.reload();
  await player.getByRole('button', { name: 'Play' }).focus();
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(30);
  const audio = player.locator('audio');
  expect(await audio.evaluate((element: HTMLAudioElement) => element.volume)).toBe(0.8);
  await audio.dispatchEvent('ended');
  await expect(position).toHaveValue('0');
  await expectAccessible(page);

  // Every text in a listing as one endless word.
  await page.evaluate(() => {
    const given = 'main :is(h1, h3, dd, bdi, summary h3, [dir=auto], [data-slot=badge])';
    for (const element of document.querySelectorAll(given))
      if (element.childElementCount === 0) element.textContent = 'W'.repeat(200);
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    // It takes a frame to lay out the new width.
    await expect.poll(() => page.evaluate(overhang), `${width} px`).toBe(0);
  }
});

test('someone who goes from an embedded player to the page counts as one view of it', async ({
  page,
  context,
}) => {
  const told: string[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/reach')) return;
    const { source, kind } = request.postDataJSON() as { source: string; kind: string };
    told.push(`${source} ${kind}`);
  });
  // Far down on someone else's page.
  await page.route('**/somebody-elses-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<main style="height: 3000px">Homes</main><iframe src="${sample.replace('listings', 'embed')}" title="Podcast" width="640" height="520"></iframe>`,
    }),
  );
  await page.goto('/somebody-elses-page');
  const link = page.frameLocator('iframe').getByRole('link', { name: /^See the full listing/ });
  await expect(link).toBeVisible();
  expect(told).toEqual([]);
  const opening = page.waitForEvent('popup');
  await link.click();
  await expect((await opening).getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => told).toEqual(['embed shown', 'embed view']);
});

/** Our own listing, made from a sample page, so that other journeys don't see it change. */
async function makeListing(page: Page, token: string, baseURL: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const made = await page.request.post('/functions/v1/create-listing-with-ai', {
    headers,
    data: { listingUrl: `${baseURL}/samples/marrow-creek-road` },
  });
  const { listingId, slug } = (await made.json()) as { listingId: string; slug: string };
  await page.request.patch(`/api/listings/${listingId}/status`, { headers, data: { status: 'active' } });
  return `/listings/${slug}`;
}

async function visit(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto(path);
  return page;
}

test.describe('for staff', () => {
  // A refused edit gets a 400, which the browser reports.
  test.use({ allowErrors: [/400/] });
  test('staff edit a listing on its page; a second visitor sees it at once, hostile text included', async ({
    page,
    browser,
    baseURL: given,
  }) => {
    const baseURL = given ?? '';
    const session = await signInElsewhere(page, staff);
    const path = await makeListing(page, session.access_token, baseURL);
    const visitor = await visit(browser, baseURL, path);
    await expect(visitor.getByRole('button', { name: 'Edit Property' })).toHaveCount(0);
    await openSignedIn(page, session, path);
    await page.getByRole('button', { name: 'Update Podcast File' }).click();
    const upload = page.getByRole('dialog', { name: 'Update Podcast File' });
    await upload
      .getByLabel('MP3 file')
      .setInputFiles({ name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.from('RIFF') });
    await expect(upload.getByText('Invalid file type')).toBeVisible();
    await upload.getByRole('button', { name: 'Update Podcast', exact: true }).click();
    await expect(upload.getByText('Please select an MP3 file')).toBeVisible();
    await upload.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Edit Property' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Property' });
    await dialog.getByLabel('Price').fill('');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByText('Failed to update listing')).toBeVisible();
    await expect(dialog.locator('#edit-price-problem')).toHaveText('Price is required');
    await expectAccessible(page);
    await dialog.getByLabel('Price').fill('612000');
    await dialog
      .getByLabel('Description')
      .fill(
        `</script><script>window.hacked = true</script><img src=x onerror="window.hacked=true">${'wide'.repeat(900)}`,
      );
    await dialog.getByLabel('Agent Name').fill(`\u202e<svg onload=window.hacked=true>${'W'.repeat(60)}`);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Listing updated successfully')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('$612,000').first()).toBeVisible();
    for (const width of [390, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await visitor.evaluate(overhang), `${width} px`).toBe(0);
    }
    expect(await visitor.evaluate(() => 'hacked' in window)).toBe(false);
    await visitor.context().close();
  });
});
