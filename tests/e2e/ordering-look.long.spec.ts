import { createAccount, newPerson, openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';
import { fillOrder, goToPayment, pay, skipPreviews } from './order-steps.ts';

test.use({ allowErrors: [/the server responded with a status of [45]\d\d/] });

test('how the order form and the inquiry look', async ({ page }) => {
  await skipPreviews(page, false);
  await page.goto('/create-podcast?listing=https://www.trulia.com/home/1');
  await expect(page.getByText('Trulia links often don’t work')).toBeVisible();
  await page.getByRole('button', { name: 'Add another listing' }).click();
  await expect(page.getByLabel('Listing URL 2')).toBeFocused();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: /Get a quote/ }).click();
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(
    page.getByRole('dialog').getByText('Please fill in all required fields').first(),
  ).toBeVisible();
  await expectGoodLook(page);
});

test('how the ways to submit a page look', async ({ page }) => {
  await skipPreviews(page, false);
  await page.goto('/create-podcast?listing=https://www.trulia.com/home/1');
  await page.getByRole('button', { name: 'Use a bookmark' }).click();
  await expect(page.getByRole('link', { name: 'Send to Hearthcast' })).toBeVisible();
  await expectGoodLook(page);
  for (const tab of ['Upload', 'Paste']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: 'Read this page' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expectGoodLook(page);
  }
});

test('how the preview, the password and the paid order look', async ({ page }) => {
  await skipPreviews(page);
  const person = newPerson('look');
  await createAccount(page, person);
  await fillOrder(page, person.email);
  await expect(page.getByText('We found this home')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Password Required' });
  await expect(dialog).toBeVisible();
  await expectGoodLook(page);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/demo-checkout\//);
  await expectGoodLook(page);
  await pay(page);
  await expectGoodLook(page);
  await page.getByRole('link', { name: 'Go to My Account' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expectGoodLook(page);
});

test('how pending and failed payments look', async ({ page }) => {
  await skipPreviews(page);
  await page.goto('/payment-success');
  await expect(page.getByText('Payment verification failed. Please contact support.')).toBeVisible();
  await expectGoodLook(page);
  await fillOrder(page, newPerson('open').email);
  await goToPayment(page);
  await page.goto(`/payment-success?session_id=${page.url().split('/').at(-1)}`);
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await expectGoodLook(page);
});

test('how today’s contacts look', async ({ page }) => {
  await openSignedIn(page, await signInElsewhere(page, staff), '/process-contacts');
  await page.getByRole('button', { name: 'Run debug tests' }).click();
  await expect(page.getByText('The spreadsheet has a link: Done')).toBeVisible();
  await page.getByRole('button', { name: "Process Today's Contacts" }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the spreadsheet' })).toBeVisible();
  await expectGoodLook(page);
});

test('processing and the sheet say what went wrong', async ({ page }) => {
  await page.route('**/functions/v1/get-spreadsheet-link', (route) => route.fulfill({ json: { url: '' } }));
  await openSignedIn(page, await signInElsewhere(page, staff), '/process-contacts');
  await expect(page.getByText('Could not retrieve Google Sheet link')).toBeVisible();
  await expect(
    page.getByText('Google Sheet URL could not be retrieved. Please check your configuration.'),
  ).toBeVisible();
  const contact = { name: 'Maya Lind', email: 'maya@example.com', status: 'failed' };
  const answers = [
    { status: 500, json: {} },
    { status: 503, json: { error: { code: 'unavailable', message: 'The CRM is down' } } },
    {
      status: 200,
      json: {
        success: false,
        summary: {
          total_found: 1,
          processed_successfully: 0,
          errors: 1,
          processed_contacts: [contact],
          processing_errors: [{ contact: 'Maya Lind <maya@example.com>', error: 'hubspot answered 500' }],
        },
      },
    },
  ];
  await page.route('**/functions/v1/trigger-contact-processing', (route) => route.fulfill(answers.shift()));
  const process = page.getByRole('button', { name: "Process Today's Contacts" });
  await process.click();
  await expect(page.getByRole('alert').getByText('An unexpected error occurred')).toBeVisible();
  await process.click();
  await expect(page.getByRole('alert').getByText('Processing failed: The CRM is down')).toBeVisible();
  await process.click();
  await expect(page.getByRole('status').getByText('Processing completed but with errors')).toBeVisible();
  await expect(page.getByText('hubspot answered 500')).toBeVisible();
  await expectGoodLook(page);
});

test('podcasts that cannot be loaded can be requested again', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/podcasts', (route) =>
    isDown
      ? route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'No' } } })
      : route.continue(),
  );
  const person = newPerson('list');
  await openSignedIn(page, await createAccount(page, person));
  await expect(page.getByRole('heading', { name: 'Failed to load your podcasts' })).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expectGoodLook(page);
  const again = page.waitForResponse('**/api/podcasts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(await page.getByText('Error', { exact: true }).count()).toBe(1);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No podcasts yet')).toBeVisible();
  await expectGoodLook(page);
});
