import type { Locator, Page } from '@playwright/test';
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
  test(`${path} looks final before its scripts load, and nothing moves when they do`, async ({ page }) => {
    // Fonts arrive later in any case, and would shift what is measured here.
    await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      let start = () => {};
      const mayStart = new Promise<void>((resolve) => {
        start = resolve;
      });
      await page.route('**/frame-*.js', async (route) => {
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
      await page.unroute('**/frame-*.js');
    }
  });
}

/** Opens a screen whose scripts load when they are let through, and waits until there is something to see. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const mayArrive = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await mayArrive;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return arrive;
}

test('text typed before the scripts load is sent if Enter was pressed, and not in the URL', async ({
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

test('someone who types while the scripts load can keep typing', async ({ page }) => {
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

test('a letter typed at the moment the screen takes over is added to what was in the field', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As early as a keystroke can come: right after the task that drew the screen.
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
      // After the observer that hands over the first look.
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

test('a tab pressed before the scripts load opens', async ({ page }) => {
  const arrive = await openEarly(page, '/auth');
  await page.locator('[data-first-look]').getByRole('tab', { name: 'Sign Up' }).click();
  arrive();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
});

test('an arrow key that moves to a tab before the scripts load opens it and keeps the focus', async ({
  page,
}) => {
  const arrive = await openEarly(page, '/auth');
  const look = page.locator('[data-first-look]');
  await look.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(look.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  arrive();
  await expect(look).toHaveCount(0);
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
});

for (const [press, act] of [
  ['pressed as soon as it shows', (button: Locator) => button.click()],
  [
    'still held down when the screen takes over',
    async (button: Locator) => {
      await button.hover();
      await button.page().mouse.down();
    },
  ],
] as const)
  test(`a button ${press} does what it says`, async ({ page }) => {
    const arrive = await openEarly(page, '/auth');
    const look = page.locator('[data-first-look]');
    await look.getByLabel('Email').fill('customer@hearthcast.example');
    await look.getByLabel('Password').fill(staff.password);
    await act(look.getByRole('button', { name: 'Sign In' }));
    arrive();
    await page.waitForURL('**/account');
  });

test('someone who tabs to a link before the scripts load continues from it', async ({ page }) => {
  const arrive = await openEarly(page, '/auth');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  arrive();
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
  await expect(skip).toBeFocused();
});

test('someone who skips to the content before the scripts load continues inside it', async ({ page }) => {
  const arrive = await openEarly(page, '/auth');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-first-look] main')).toBeFocused();
  arrive();
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
});
