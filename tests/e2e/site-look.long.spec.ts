import { expectGoodLook, test } from './journey.ts';

// A missing page is answered with 404, which the browser reports.
test.use({ allowErrors: [/404/] });

for (const path of [
  '/',
  '/listings/14-heron-point-road-larkmere',
  '/business-directory',
  '/business-directory/bend-oregon',
  '/privacy-policy',
  '/terms-of-service',
  '/no-such-page',
]) {
  test(`the look of ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectGoodLook(page);
  });
}
