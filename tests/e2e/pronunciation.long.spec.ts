import { openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

test('staff add a name’s pronunciation, hear it, change it and remove it', async ({ page }) => {
  await openSignedIn(page, await signInElsewhere(page, staff), '/admin/pronunciation');
  await expect(page.getByText("Coeur d'Alene")).toBeVisible();
  await expectGoodLook(page);

  await page.getByRole('button', { name: 'Add a word' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Word or name').fill('Quillback');
  await dialog.getByLabel('Pronounced').fill('k9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter letters, spaces and hyphens only')).toBeVisible();
  await dialog.getByLabel('Pronounced').fill('quill-back');
  const sample = page.waitForResponse((answer) => answer.url().endsWith('/api/pronunciations/sample'));
  await dialog.getByRole('button', { name: 'Hear it' }).click();
  expect((await sample).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search words' }).fill('quillb');
  const row = page.getByRole('row', { name: /Quillback/ });
  await expect(row).toContainText('ada@hearthcast.example');
  await row.getByRole('button', { name: 'Change Quillback' }).click();
  await dialog.getByLabel('Pronounced').fill('kwill-back');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('kwill-back');

  await row.getByRole('button', { name: 'Remove Quillback' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No matching words.')).toBeVisible();
});
