import { createAccount, newPerson, openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

const customer = { email: 'customer@hearthcast.example', password: 'Hearthside-42' };

test.use({ allowErrors: [/status of 4\d\d/] });

test('an agent reads a home’s record, shares it and takes the link back', async ({ page, browser }) => {
  const session = await signInElsewhere(page, customer);
  await openSignedIn(page, session);
  await page.getByRole('link', { name: /^Open and share 14 Heron Point Road/ }).click();
  await page.getByRole('link', { name: 'Open the record' }).click();
  await expect(page.getByRole('heading', { name: 'Published copy and its claims' })).toBeVisible();
  await page.locator('summary', { hasText: 'Photos' }).click();
  await page.getByRole('button', { name: 'Create a private link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Say who this link is for')).toBeVisible();
  await page.getByLabel('Who is it for?').fill('My broker');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = (await page.getByText(/\/records\//).textContent()) ?? '';

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(link).pathname);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('14 Heron Point Road');
  await expectGoodLook(visitor);
  await page.getByRole('button', { name: 'Revoke the link for My broker' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await visitor.context().close();
});

test('a visitor reports a page, and staff see it with its due time', async ({ page }) => {
  await page.goto('/report?page=/listings/14-heron-point-road-larkmere');
  await page.getByLabel('What kind of problem is it?').selectOption('privacy');
  await page.getByLabel('What’s wrong?').fill('My car stands in the photo.');
  await page.getByLabel('Your name').fill('Pia');
  await page.getByLabel('Your email').fill('pia');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('Your email').fill('pia@photos.example');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('We got your report.')).toBeVisible();
  await openSignedIn(page, await signInElsewhere(page, staff), '/admin/reports');
  const report = page.getByRole('listitem').filter({ hasText: 'My car stands in the photo.' });
  await expect(report).toContainText('Due');
  await expectGoodLook(page);
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await expect(report).toBeHidden();
});

test('someone deletes their account and is gone', async ({ page }) => {
  const person = newPerson('leaver');
  const session = await createAccount(page, person);
  await openSignedIn(page, session, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').fill('Wrong-1');
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('This isn’t your password.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL('/');
  const again = await page.request.post('/auth/v1/token?grant_type=password', { data: person });
  expect(again.status()).toBe(400);
});
