import type { Page } from '@playwright/test';
import { createAccount, newPerson, openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

// The browser reports the answers that are made to fail.
test.use({ allowErrors: [/the server responded with a status of (?:400|422|500|503)/] });

/** Every screen of the route table for staff. */
const screens = [
  '/admin',
  '/admin/management',
  '/admin/audit',
  '/admin/operations',
  '/admin/create-listing',
  '/admin/pronunciation',
  '/admin/reviews',
  '/admin/podcasts/7c0de5a1-4f0b-4b6e-9a51-3d7f0e6b1a01/script',
  '/admin/directory',
  '/process-contacts',
  '/property/hurdle-hill',
  '/test-listing',
  '/test-payment',
  '/admin-upload-test',
];

test('only staff can see the admin screens', async ({ page }) => {
  for (const path of screens) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth$/);
  }
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page, 'signing in leads back to where it was asked for').toHaveURL(/\/admin-upload-test$/);
  await page.clock.install();
  await openSignedIn(page, await createAccount(page, newPerson('nobody')), screens[0]);
  const denied = page.getByText('Access denied: Admin privileges required');
  for (const path of screens) {
    await page.goto(path);
    await expect(denied, path).toBeVisible();
    await page.clock.fastForward(3000);
    await expect(page, path).toHaveURL(/\/$/);
  }
});

test('a failed check of the role is explained, and leads home', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, json: {} }));
  await openSignedIn(page, await signInElsewhere(page, staff), '/admin/management');
  await expect(page.getByText('Database error checking admin status')).toBeVisible();
  await expect(page.getByText('Current admins')).toHaveCount(0);
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/$/);
});

test('a listing is created from its link; if it cannot be read, the explanation stays longer', async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page, await signInElsewhere(page, staff), '/admin/create-listing');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Research',
    'Content generation',
    'Photo fetching',
  ]);
  const form = page.getByRole('form', { name: 'Create AI listing' });
  await form.getByLabel('Listing URL').fill('https://homes.invalid/1');
  await form.getByRole('button', { name: 'Create AI Listing' }).click();
  const failure = page.getByText(/^Failed to enhance listing: ./);
  await expect(failure).toBeVisible();
  await page.clock.fastForward(5500);
  await expect(failure).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(failure).toBeHidden();

  const origin = new URL(page.url()).origin;
  await form.getByLabel('Listing URL').fill(`${origin}/samples/heron-landing-road`);
  await form.getByRole('button', { name: 'Create AI Listing' }).click();
  const success = page.getByText('Success', { exact: true });
  await expect(success).toBeVisible();
  const card = page.getByRole('region', { name: 'The created listing' });
  await expect(card).toContainText('9 Heron Landing Road');
  await expect(card).toContainText('Ready for Approval');
  await expectGoodLook(page);
  await page.clock.fastForward(5500);
  await expect(success).toBeHidden();
  await card.getByRole('link', { name: 'Review and approve' }).click();
  await expect(page.getByRole('row').filter({ hasText: '9 Heron Landing Road' })).toBeVisible();
});

/** This machine's mailbox never refuses, so the screen gets an email in the state that a mail server would leave it in. */
async function serveFailedMail(page: Page): Promise<void> {
  const mail = {
    id: '1b1f9df0-29c2-4b0f-9d5f-2b1b1a1c7f03',
    kind: 'order-confirmation',
    recipient: `nell.${'ash'.repeat(15)}@a-very-long-name-of-a-brokerage.example`,
    status: 'failed',
    attempts: 13,
    lastError: `552 5.2.2 ${'x'.repeat(80)} mailbox is full`,
    createdAt: '2026-03-01T10:00:00.000Z',
    canSendAgain: true,
  };
  await page.route('**/api/operations/figures', async (route) => {
    const response = await route.fetch();
    const view = (await response.json()) as { mails: object };
    await route.fulfill({ response, json: { ...view, mails: { ...view.mails, troubles: [mail] } } });
  });
  await page.route(`**/api/operations/mails/${mail.id}/send-again`, (route) => {
    Object.assign(mail, { status: 'pending', canSendAgain: false });
    return route.fulfill({ json: { isQueued: true } });
  });
}

test('workflows are tested without leaving anything behind, and the operations page shows the current state', async ({
  page,
}) => {
  const session = await signInElsewhere(page, staff);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const countOrders = async () => {
    const answer = await page.request.get('/api/desk/podcasts', { headers, params: { search: staff.email } });
    return ((await answer.json()) as { podcasts: unknown[] }).podcasts.length;
  };
  const before = await countOrders();
  await openSignedIn(page, session, '/test-payment');
  await page.getByRole('button', { name: 'Run Test Payment' }).click();
  await expect(page.getByText('Test payment completed')).toBeVisible();
  await expectGoodLook(page);

  await page.clock.install();
  await page.goto('/admin-upload-test');
  await page.getByRole('button', { name: 'Run Upload Test' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('created');
  for (const line of ['Setting its file', 'Sending the notification', 'Sending the lead', 'deleted']) {
    await page.clock.fastForward(2000);
    await expect(log).toContainText(line);
  }
  await expect(log).toContainText('Test completed. Everything works.');
  await expectGoodLook(page);
  expect(await countOrders()).toBe(before);

  await serveFailedMail(page);
  await page.goto('/admin/operations');
  const mail = page.getByRole('region', { name: 'Connected services' }).getByRole('row', { name: /^mail / });
  await expect(mail).toContainText('local mailbox');
  await expect(page.getByRole('region', { name: 'Jobs by state' }).getByRole('row')).not.toHaveCount(0);
  const outbox = page.getByRole('region', { name: 'Email outbox' });
  await expect(outbox).toContainText('mailbox is full');
  await expectGoodLook(page);
  await outbox.getByRole('button', { name: /^Send again: order-confirmation/ }).click();
  await expect(page.getByText(/^Sending the email to .* again\.$/)).toBeVisible();
  await expect(outbox.getByRole('row').nth(1)).toContainText('waiting');
});
