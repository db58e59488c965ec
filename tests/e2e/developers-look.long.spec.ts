import { expect, expectGoodLook, test } from './journey.ts';

for (const path of [
  '/developers',
  '/developers/reference',
  '/developers/webhooks',
  '/developers/player',
  '/developers/assistants',
  '/developers/errors',
]) {
  test(`how ${path} looks`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'For developers' })).toBeVisible();
    await expectGoodLook(page);
  });
}
