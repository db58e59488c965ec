import { createAccount, newPerson, openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

test.use({ allowErrors: [/the server responded with a status of 4\d\d/] });

test('a key is created, shown once, used and revoked', async ({ page }) => {
  const session = await createAccount(page, newPerson('keys'));
  await openSignedIn(page, session, '/settings');
  await expect(page.getByText('You have no API keys yet.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Give the key a name')).toBeVisible();
  await expect(page.getByText('Choose at least one permission')).toBeVisible();
  await page.getByLabel('Name').fill('Our CRM');
  await page.getByRole('checkbox', { name: 'Leads' }).click();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Create key' }).click();
  const key =
    (await page
      .locator('code')
      .filter({ hasText: /^hc_live_/ })
      .first()
      .textContent()) ?? '';
  await expectGoodLook(page);
  const answer = await page.request.get('/v1/leads', { headers: { Authorization: `Bearer ${key}` } });
  expect(answer.status()).toBe(200);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await page.reload();
  await expect(page.getByText(/last used just now/)).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Our CRM' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('You have no API keys yet.')).toBeVisible();
  const refused = await page.request.get('/v1/leads', { headers: { Authorization: `Bearer ${key}` } });
  expect(refused.status()).toBe(401);
});

test('a payment and a credit show on the statement', async ({ page }) => {
  const person = newPerson('balance');
  const session = await createAccount(page, person);
  const { access_token } = await signInElsewhere(page, staff);
  const credit = await page.request.post('/api/balance/grants', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { email: person.email, amountCents: 555, reason: 'Welcome', formKey: crypto.randomUUID() },
  });
  expect(credit.ok()).toBe(true);
  await openSignedIn(page, session, '/settings');
  await page.getByLabel('Amount in dollars').fill('5');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('The smallest payment is $10')).toBeVisible();
  await page.getByLabel('Amount in dollars').fill('$45.50');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Your payment is on your balance.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  const rows = page.getByRole('table', { name: 'Statement' }).getByRole('row');
  await expect(rows).toHaveText([
    /Entry/,
    /Payment.*\+\$45\.50\$51\.05/,
    /Credit.*Welcome.*\+\$5\.55\$5\.55/,
  ]);
  await expectGoodLook(page);
});

test('a webhook is added, refused where it must be, tested and turned off', async ({ page }) => {
  const session = await createAccount(page, newPerson('hooks'));
  await openSignedIn(page, session, '/settings');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel('Address').fill('https://127.0.0.1/hooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The address does not lead to a public web site.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('Address').fill('https://hooks.example.invalid/in');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The address does not lead to a public web site.')).toBeVisible();
  await page.getByLabel('Address').fill('https://198.51.100.7:8443/in');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The address does not lead to a public web site.')).toBeVisible();
  await page.getByLabel('Address').fill('https://no-such-host.hearthcast-journey.com/in');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.locator('code').filter({ hasText: /^whsec_/ })).toBeVisible();
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await page.getByRole('button', { name: 'Show log' }).click();
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await expectGoodLook(page);
});
