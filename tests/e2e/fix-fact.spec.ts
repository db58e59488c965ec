import { expectSignedIn, signIn } from './account-steps.ts';
import { expect, expectAccessible, test } from './journey.ts';

const customer = { email: 'customer@hearthcast.example', password: 'Hearthside-42' };

test('a customer fixes a fact after delivery, and the listing page shows it right away', async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, customer);
  await expectSignedIn(page, customer);
  await page.getByRole('link', { name: /^Open and share 14 Heron Point Road/ }).click();
  await page.getByRole('link', { name: 'Fix a fact about 14 Heron Point Road' }).click();
  await expect(page.getByRole('heading', { name: 'Fix a fact', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Bedrooms').fill('many');
  await expect(save, 'nothing unclear is sent').toBeDisabled();
  await page.getByLabel('Bedrooms').fill('5');
  await expect(page.getByText('No changes yet.')).toBeVisible();
  const mls = page.getByLabel('MLS number');
  const before = await mls.inputValue();
  await mls.fill('SAMPLE-0099');
  await save.click();
  await expect(page.getByText('Saved. Your listing page is up to date.')).toBeVisible();
  const listing = await page.request.get('/listings/14-heron-point-road-larkmere');
  expect(await listing.text()).toContain('SAMPLE-0099');
  await page.getByRole('link', { name: 'Fix a fact about 14 Heron Point Road' }).click();
  await mls.fill(before);
  await save.click();
  await expect(page.getByRole('heading', { name: '14 Heron Point Road', level: 1 })).toBeVisible();
});
