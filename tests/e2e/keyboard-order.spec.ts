import { newPerson } from './account-steps.ts';
import { expect, test } from './journey.ts';
import { openOrderForm, sampleLink, skipPreviews } from './order-steps.ts';

test('an order can be made with the keyboard alone', async ({ page }) => {
  await skipPreviews(page);
  await openOrderForm(page);
  await page.getByLabel('Listing URL').focus();
  await page.keyboard.type(sampleLink(page));
  for (const text of ['Maya Lind', newPerson('keys').email, '5550107788']) {
    do await page.keyboard.press('Tab');
    while (!(await page.evaluate(() => document.activeElement?.matches('input'))));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/demo-checkout\//);
});
