import type { Page } from '@playwright/test';
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
      await expect(page.locator('input').first()).toBeVisible();
      await expect(page.locator('[data-first-look]')).toHaveCount(0);
      expect(await placesIn(page)).toEqual(before);
      await page.unroute('**/app-start-*.js');
    }
  });
}
