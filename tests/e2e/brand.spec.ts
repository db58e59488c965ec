import { createAccount, newPerson, openSignedIn } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

test.use({ allowErrors: [/the server responded with a status of 4\d\d/] });

test('an agent adds a brand, sees it while typing, and finds it again', async ({ page }) => {
  const session = await createAccount(page, newPerson('brand'));
  await openSignedIn(page, session, '/settings');
  await page.getByRole('button', { name: 'Add your brand' }).click();
  await page.getByLabel('Your name').fill('Maximiliana Featherstonehaugh-Cholmondeley');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.getByLabel('Tagline').fill('Perfect for young families without children.');
  await page.getByLabel('Color #7a1f3d').click();
  await expect(page.getByRole('figure')).toContainText('Featherstonehaugh-Cholmondeley');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Enter a web address such as janesmith.com')).toBeVisible();
  await page.getByLabel('Website').fill('maxi.example');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Fair-housing law doesn’t allow this line.')).toBeVisible();
  await page.getByLabel('Choose photo').setInputFiles('web/public/icon-192.png');
  await expect(page.getByText('Change photo')).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('Tagline').fill('Lake homes, found with care.');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Saved. Your homes will show it from now on.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit brand' })).toBeVisible();
  await expect(page.getByText('Maximiliana Featherstonehaugh-Cholmondeley')).toBeVisible();
});
