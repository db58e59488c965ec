import { expect, type Page } from '@playwright/test';

export const sampleLink = (page: Page, name = 'thistledown-lane') =>
  new URL(`/samples/${name}`, page.url()).href;

/** Previews are rate-limited per minute and IP address, which all journeys share; most don't need any. */
export async function skipPreviews(page: Page, readable = true): Promise<void> {
  await page.route('**/functions/v1/preview-listing', (route) =>
    route.fulfill({
      json: {
        readable,
        address: readable ? '1 Sample Street' : null,
        price: null,
        beds: null,
        baths: null,
        sqft: null,
        photo: null,
      },
    }),
  );
}

export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Maya Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('(555) 010-7788');
}

export async function openOrderForm(page: Page): Promise<void> {
  await page.goto('/create-podcast');
  await waitForScreen(page);
}

/** Fills the order form for a home of the sample brokerages. */
export async function fillOrder(page: Page, email: string, { isOwn = false } = {}): Promise<void> {
  await openOrderForm(page);
  await page.getByLabel('Listing URL').fill(sampleLink(page));
  // An account's own email fills itself in; at the moment a test fills it in, too, it would be there twice.
  if (isOwn) await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillPerson(page, email);
}

/** `first-look.spec.ts` tests what somebody does before the screen is there. */
export async function waitForScreen(page: Page): Promise<void> {
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
}

export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/demo-checkout\//);
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'We’re making your episode' })).toBeVisible();
}
