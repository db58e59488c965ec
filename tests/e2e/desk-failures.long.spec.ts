import type { Page, Route } from '@playwright/test';
import { openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, test } from './journey.ts';

// The browser reports every response that is made to fail, and so does the tool that was told to.
test.use({ allowErrors: [/status of 4\d\d|^ApiError/] });

const order = {
  id: '6f0c3a52-6f0a-4d53-9a35-8f1f5b1f2f10',
  status: 'completed',
  stage: null,
  listingUrl: 'https://homes.example/1',
  payment: 'staff',
  amountCents: 2999,
  customerEmail: 'maya@example.com',
  customerFirstName: 'Maya',
  customerLastName: 'Lind',
  customerPhone: '',
  hasAccount: true,
  fileUrl: '/files/a.mp3',
  podcastFileUrl: '/files/a.mp3',
  listingPageUrl: '/listings/a',
  hasScript: false,
  chatgptProcessedAt: null,
  listing: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
};

/** An unexpected error: it says nothing that could be passed on. */
const refuse = (route: Route) =>
  route.fulfill({ status: 418, json: { error: { code: 'internal', message: 'Something broke' } } });

const fail = (page: Page, path: string, method: string) =>
  page.route(path, (route) => (route.request().method() === method ? refuse(route) : route.continue()));

const said = (page: Page, text: string) => expect(page.getByText(text).first(), text).toBeVisible();

test('orders, listings and files say in their own words what failed', async ({ page }) => {
  const session = await signInElsewhere(page, staff);
  let answer: (route: Route) => Promise<void> = refuse;
  await page.route('**/api/desk/podcasts?*', (route) => answer(route));
  await openSignedIn(page, session, '/admin?tab=orders');
  await said(page, 'Failed to fetch podcasts');
  answer = (route) => route.fulfill({ json: { podcasts: [], nextCursor: null } });
  await page.goto('/admin?tab=ready-listings');
  await said(page, 'No completed orders yet');
  answer = (route) => route.fulfill({ json: { podcasts: [order], nextCursor: null } });
  let finish = () => {};
  const sent = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/functions/v1/upload-podcast?*', async (route) => {
    await sent;
    await refuse(route);
  });
  await page.reload();
  const file = { name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('a') };
  await page.getByRole('row').locator('input[type=file]').setInputFiles(file);
  await said(page, 'Updating...');
  finish();
  await said(page, 'Failed to upload podcast');

  await page.goto('/property/hurdle-hill');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload podcast' }).click();
  await said(page, 'Upload failed');

  await page.route('**/api/listings/awaiting?*', refuse);
  await page.goto('/admin?tab=auto-populate&search=foundry');
  await said(page, 'Failed to fetch listings');
  await page.unroute('**/api/listings/awaiting?*');
  await fail(page, '**/functions/v1/auto-populate-listing-data', 'POST');
  await fail(page, '**/api/listings/*/status', 'PATCH');
  await page.reload();
  await page.getByRole('button', { name: /^Re-process / }).click();
  await said(page, 'Failed to auto-populate listing data');
  await page.getByRole('button', { name: /^Approve / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await said(page, 'Failed to approve listing');
});

test('new orders, management and tools say in their own words what failed', async ({ page }) => {
  const session = await signInElsewhere(page, staff);
  await fail(page, '**/api/desk/podcasts', 'POST');
  await openSignedIn(page, session, '/admin?tab=create-order');
  const form = page.getByRole('form', { name: 'Create order' });
  await form.getByLabel('Customer email').fill('maya@example.com');
  await form.getByLabel('First name').fill('Maya');
  await form.getByLabel('Last name').fill('Lind');
  await form.getByLabel('Listing URL').fill('https://homes.invalid/1');
  await form.getByRole('button', { name: 'Create order', exact: true }).click();
  await said(page, 'Error Creating Order');
  await said(page, 'Failed to create order');

  await fail(page, '**/functions/v1/bulk-create-orders', 'POST');
  await page.goto('/admin?tab=bulk-upload');
  const header = 'customer_email,customer_first_name,customer_last_name,listing_url';
  const buffer = Buffer.from(`${header}\nmaya@example.com,Maya,Lind,https://homes.invalid/1`);
  await page.getByLabel('CSV file').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Create 1 order' }).click();
  await said(page, 'Failed to process bulk upload');

  await page.route('**/api/admins', refuse);
  await page.goto('/admin/management');
  await said(page, 'Failed to fetch admin users');
  const grant = page.getByRole('form', { name: 'Grant admin privileges' });
  await grant.getByLabel('Email').fill('somebody');
  await grant.getByRole('button').click();
  await said(page, 'Please enter a valid email address');
  await grant.getByLabel('Email').fill('maya@example.com');
  await grant.getByRole('button').click();
  await said(page, 'Failed to create admin user');
  await fail(page, '**/functions/v1/create-admin-users', 'POST');
  const team = page.getByRole('form', { name: 'Create team accounts' });
  await team.getByLabel('Email 1').fill('tia@example.com');
  await team.getByLabel('First name 1').fill('Tia');
  await team.getByRole('button').click();
  await said(page, 'Failed to create admin accounts');

  const colleague = {
    userId: order.id,
    firstName: 'Tia',
    lastName: 'Brand',
    email: 'tia@example.com',
    isConfirmed: true,
    isOnStaffList: false,
    createdAt: order.createdAt,
  };
  await page.unroute('**/api/admins');
  await page.route('**/api/admins', (route) => route.fulfill({ json: { admins: [colleague] } }));
  await fail(page, '**/api/admins/*', 'DELETE');
  await page.reload();
  await page.getByRole('button', { name: 'Remove Tia Brand' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await said(page, 'Failed to remove admin privileges');

  await page.route('**/functions/v1/get-spreadsheet-link', refuse);
  await page.goto('/process-contacts');
  await said(page, 'Failed to get Google Sheet link');

  await page.route('**/functions/v1/run-test-payment', refuse);
  await page.goto('/test-payment');
  await page.getByRole('button', { name: 'Run Test Payment' }).click();
  await said(page, 'Test failed - check console for details');
  await page.unroute('**/functions/v1/run-test-payment');
  await page.route('**/functions/v1/run-test-payment', (route) =>
    route.fulfill({ json: { success: false, steps: [] } }),
  );
  await page.getByRole('button', { name: 'Run Test Payment' }).click();
  await said(page, 'Test payment failed');
});
