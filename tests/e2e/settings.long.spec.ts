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
  await page.getByLabel('Add funds, in dollars').fill('5');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('The smallest payment is $10')).toBeVisible();
  await page.getByLabel('Add funds, in dollars').fill('$45.50');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('We added your payment to your balance.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  const rows = page.getByRole('table', { name: 'Statement' }).getByRole('row');
  await expect(rows).toHaveText([
    /Entry/,
    /Payment.*\+\$45\.50\$51\.05/,
    /Credit.*Welcome.*\+\$5\.55\$5\.55/,
  ]);
  await expectGoodLook(page);
});

test('a webhook is added, refused if invalid, tested and turned off', async ({ page }) => {
  const session = await createAccount(page, newPerson('hooks'));
  await openSignedIn(page, session, '/settings');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel('URL').fill('https://127.0.0.1/hooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The address does not lead to a public website.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('URL').fill('https://hooks.example.invalid/in');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The address does not lead to a public website.')).toBeVisible();
  await page.getByLabel('URL').fill('https://198.51.100.7:8443/in');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The address does not lead to a public website.')).toBeVisible();
  await page.getByLabel('URL').fill('https://no-such-host.hearthcast-journey.com/in');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.locator('code').filter({ hasText: /^whsec_/ })).toBeVisible();
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await page.getByRole('button', { name: 'Show log' }).click();
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await expectGoodLook(page);
});

test('an agent connects a CRM, sees how a lead will arrive, and finds one that didn’t', async ({ page }) => {
  const session = await createAccount(page, newPerson('crm'));
  await openSignedIn(page, session, '/settings');
  await expect(page.getByText('Right now, leads go only to your email.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a destination' }).click();
  await page.getByRole('button', { name: 'Add Follow Up Boss' }).click();
  await expect(page.getByText('Paste the API key as Follow Up Boss shows it')).toBeVisible();
  await page.getByLabel('Send leads to').selectOption('kvcore');
  await page.getByLabel('Email address').fill('agent@dropbox.example');
  await page.getByText('Match more fields').click();
  await page.getByLabel('MLS number').fill('MLS');
  await page.getByRole('button', { name: 'Preview a sample lead' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('MLS: A1042');
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Add kvCORE / BoldTrail' }).click();
  const row = page.getByRole('list', { name: 'Destinations' }).getByRole('listitem');
  await expect(row).toContainText('agent@dropbox.example');
  await row.getByRole('button', { name: 'Send a test lead' }).click();
  await expect(row.getByText('We mailed it to agent@dropbox.example.')).toBeVisible();
  await row.getByRole('button', { name: 'Show log' }).click();
  await expect(row.getByText('No leads sent there yet.')).toBeVisible();
  await expectGoodLook(page);
  await page.goto('/leads');
  await expect(page.getByText('No leads yet')).toBeVisible();
  await page.route('**/api/leads', (route) => route.fulfill({ json: { data: [lead], nextCursor: null } }));
  await page.reload();
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again: Salesforce' })).toBeVisible();
  await expectGoodLook(page);
});

const at = '2026-03-01T12:00:00.000Z';
const delivery = { leadId: 'l', leadName: 'Ana Díaz', attempts: 1, deliveredAt: null, createdAt: at };
/** A lead that one destination accepted and another never confirmed. */
const lead = {
  id: 'l',
  name: 'Ana Díaz',
  email: 'ana@example.com',
  phone: '5550100142',
  message: 'Is the street quiet in the evening?',
  home: { address: '48 Alder Lane', slug: 'alder' },
  source: 'sign',
  consent: { wording: 'By sending this, you agree that we may answer you.', givenAt: at, pageVersion: at },
  createdAt: at,
  deliveries: [
    {
      ...delivery,
      id: 'a',
      destinationId: 'a',
      destinationName: 'Follow Up Boss',
      status: 'delivered',
      isUnsure: false,
      answer: 'Follow Up Boss added the contact.',
      deliveredAt: at,
    },
    {
      ...delivery,
      id: 'b',
      destinationId: 'b',
      destinationName: 'Salesforce',
      status: 'failed',
      isUnsure: true,
      answer:
        'Salesforce didn’t answer in time. It may be there already: look in Salesforce before you send it again.',
    },
  ],
};
