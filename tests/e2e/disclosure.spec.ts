import { testPhoto } from '../support/listing-site.ts';
import { openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';
import { sampleLink } from './order-steps.ts';

test.use({ allowErrors: [/the server responded with a status of 400/] });

test('staff edit the disclosure about the AI voices, and learn what it must not say', async ({ page }) => {
  await openSignedIn(page, await signInElsewhere(page, staff), '/admin/disclosure');
  await expect(page.getByText('No changes yet.')).toBeVisible();
  await page.getByLabel('Listing page').fill('Two hosts talk about the home.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Say that the voices are AI', { exact: true })).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('Listing page').fill('Both hosts of this episode are AI voices.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
});

test('before paying, a photo is marked as altered and gets its original', async ({ page }) => {
  await page.goto('/create-podcast');
  await page.getByLabel('Listing URL').fill(sampleLink(page));
  const sheet = page.locator('[data-slot=home-sheet]');
  await sheet.getByRole('button', { name: 'Check the facts' }).click();
  await sheet.getByRole('combobox', { name: /^What photo 1 of/ }).selectOption('Digitally altered');
  await sheet.getByLabel(/^What was changed in photo 1/).fill('Sky replaced');
  // The file picker is open while the typed text is saved.
  const picking = page.waitForEvent('filechooser');
  const saving = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await sheet.getByText(/^Add the original of photo 1/).click();
  await saving;
  const buffer = await testPhoto(1, 480);
  await (await picking).setFiles({ name: 'before.jpg', mimeType: 'image/jpeg', buffer });
  await expect(sheet.getByRole('img', { name: /^Original of photo 1/ })).toBeVisible();
  await page.reload();
  await sheet.getByRole('button', { name: 'Check the facts' }).click();
  await expect(sheet.getByLabel(/^What was changed in photo 1/)).toHaveValue('Sky replaced');
  await expectGoodLook(page);
});
