import type { Page } from '@playwright/test';
import { createAccount, newPerson, openSignedIn } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

test.use({ allowErrors: [/the server responded with a status of [45]\d\d/] });

test('an agent tries the answering service, orders it, gets a number, sets it up and is called', async ({
  page,
}) => {
  await openSignedIn(page, await createAccount(page, newPerson('answering')), '/answering-service');
  await page.getByRole('button', { name: 'Start a sample call' }).click();
  await page.getByRole('button', { name: 'When was it built?' }).click();
  await expect(page.getByText(/It was built in 2009\./)).toBeVisible();
  await expectGoodLook(page);

  await page.getByRole('button', { name: 'Order for $79' }).click();
  await expect(page.getByText(/US or Canadian phone number/)).toBeVisible();
  await page.getByLabel('Your phone number').fill('(512) 555-0142');
  await page.getByRole('button', { name: 'Order for $79' }).click();
  await expect(page).toHaveURL(/\/demo-checkout\//);
  await page.getByRole('button', { name: 'Pay $79' }).click();
  await expect(page.getByRole('heading', { name: 'Your number is on its way' })).toBeVisible();
  await page.getByRole('link', { name: 'Set hours and greeting' }).click();

  const number = page.getByRole('article', { name: /\(512\) 555-01\d\d/ });
  await expect(number.getByText('Answering')).toBeVisible({ timeout: 60_000 });
  const called = (await number.getByRole('heading').textContent()) ?? '';
  await number.getByRole('button', { name: 'Hours and greeting' }).click();
  const form = number.getByRole('form', { name: 'Number settings' });
  await form.getByLabel('Greeting').fill('Perfect for a young Christian family.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/Fair-housing law doesn’t allow this greeting/)).toBeVisible();
  await form.getByLabel('Greeting').fill('Thanks for calling Quayside Homes.');
  await form.getByRole('checkbox', { name: 'Sunday' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Your next caller will hear it.')).toBeVisible();
  await expectGoodLook(page);

  await callNumber(page, called);
  await expect(
    page.getByText(/AI assistant.*Thanks for calling Quayside Homes\..*Which address/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Hang up' }).click();
  await page.goto('/settings');
  await number.getByRole('button', { name: 'Calls' }).click();
  await number.getByText('(512) 555-0199').click();
  await expect(number.getByText(/Which address are you calling about/)).toBeVisible();
  await expectGoodLook(page);
});

async function callNumber(page: Page, number: string): Promise<void> {
  await page.goto('/dev/phone');
  await page.getByLabel(/Phone number or listing slug/).fill(number);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
}

test('without a phone provider, the page takes inquiries', async ({ page }) => {
  await page.route('**/answering-service', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"isAnsweringSold":true', '"isAnsweringSold":false');
    await route.fulfill({ response, body });
  });
  await page.goto('/answering-service');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expectGoodLook(page);
  const form = page.getByRole('form', { name: 'Answering service inquiry' });
  await form.getByLabel('Name').fill('Maya Lind');
  await form.getByLabel('Email').fill(newPerson('phone').email);
  await form.getByLabel('Phone').fill('555 010 7788');
  await form.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('Expect our reply in 1-2 business days.')).toBeVisible();
  await expectGoodLook(page);
});
