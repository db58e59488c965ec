import type { Page } from '@playwright/test';
import { staff } from './account-steps.ts';
import { expect, test } from './journey.ts';

const marks = ['header', 'h1', 'h1 + p', 'h2', '[role=tablist]', 'main a[href*="set-password"]'];

function placesIn(page: Page): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return `${selector}: ${box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'none'}`;
      }),
    marks,
  );
}

for (const path of ['/auth', '/create-podcast']) {
  test(`${path} looks as it will before its scripts are there, and nothing moves when they come`, async ({
    page,
  }) => {
    // Fonts come later in any case, and would move what is measured here.
    await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      let start = () => {};
      const mayStart = new Promise<void>((resolve) => {
        start = resolve;
      });
      await page.route('**/app-start-*.js', async (route) => {
        await mayStart;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-first-look] h1')).toBeVisible();
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
      const before = await placesIn(page);
      start();
      await expect(page.locator('[data-first-look]')).toHaveCount(0);
      await expect(page.locator('input').first()).toBeVisible();
      expect(await placesIn(page)).toEqual(before);
      await page.unroute('**/app-start-*.js');
    }
  });
}

/** Opens a screen whose scripts, but for the first, come when they are let through. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const mayArrive = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/frame-*.js', async (route) => {
    await mayArrive;
    await route.continue();
  });
  const started = page.waitForRequest('**/frame-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await started;
  return arrive;
}

test('what is typed before the scripts are there is sent when Enter was pressed, and not in the address', async ({
  page,
}) => {
  const arrive = await openEarly(page, '/auth');
  await page.locator('[data-first-look]').getByLabel('Email').fill('customer@hearthcast.example');
  const early = page.locator('[data-first-look]').getByLabel('Password');
  await early.fill(staff.password);
  await early.press('ArrowLeft');
  await early.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await page.waitForURL('**/account');
});

test('somebody who types while the scripts arrive goes on typing', async ({ page }) => {
  const arrive = await openEarly(page, '/create-podcast');
  const link = page.getByLabel('Listing URL');
  await link.focus();
  await page.keyboard.type('https://a.example/');
  arrive();
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.type('home');
  await expect(link).toHaveValue('https://a.example/home');
});

test('a letter typed in the moment when the screen takes over comes after what stood in the field', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The first task after the one that drew the screen, which is how early a keystroke can come.
    const type = () => {
      const field = document.activeElement as HTMLInputElement;
      field.setRangeText('home', field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    let wasThere = false;
    const observer = new MutationObserver(() => {
      const isThere = document.querySelector('[data-first-look]') !== null;
      wasThere ||= isThere;
      if (isThere || !wasThere) return;
      observer.disconnect();
      // Behind the observer that hands the first look over.
      queueMicrotask(() => queueMicrotask(type));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const arrive = await openEarly(page, '/create-podcast');
  const link = page.getByLabel('Listing URL');
  await link.focus();
  await page.keyboard.type('https://a.example/');
  arrive();
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
  await expect(link).toHaveValue('https://a.example/home');
});

test('a tab pressed before the scripts are there opens', async ({ page }) => {
  const arrive = await openEarly(page, '/auth');
  await page.locator('[data-first-look]').getByRole('tab', { name: 'Sign Up' }).click();
  arrive();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
});

test('who has come to a link with the Tab key before the scripts are there goes on from it', async ({
  page,
}) => {
  const arrive = await openEarly(page, '/auth');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  arrive();
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
  await expect(skip).toBeFocused();
});

test('who has skipped to the content before the scripts are there goes on inside it', async ({ page }) => {
  const arrive = await openEarly(page, '/auth');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-first-look] main')).toBeFocused();
  arrive();
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
});
