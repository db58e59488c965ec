import type { Locator } from '@playwright/test';
import { newPerson } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';
import { sampleLink } from './order-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('from the first screen to paid on a phone: paste, three fields that fill themselves, two taps', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (button: Locator) => {
    await expect(button).toBeInViewport();
    await button.tap();
    taps += 1;
  };
  await page.goto('/');
  const link = page.getByLabel('Paste your listing link');
  await expect(link).toBeInViewport();
  await link.fill(sampleLink(page));
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order.getByText('48 Thistledown Lane, Hudson, NY 12534')).toBeVisible();
  await expect(order.getByText('$785,000')).toBeVisible();
  // The first preview starts its worker thread.
  await expect(order.getByText('Preview of your episode: 48 Thistledown Lane, Hudson')).toBeVisible({
    timeout: 60_000,
  });
  await expect(order.getByText(/^(?:Nora|Miles): /)).toHaveCount(3);
  await expectGoodLook(page);
  // The order made the first screen longer. It must not overlap what comes next.
  await page.getByText('Play a whole episode').click({ trial: true });

  const required = order.locator('input:required');
  await expect(required).toHaveCount(3);
  const filled = { name: 'Maya Lind', email: newPerson('phone').email, tel: '(555) 010-7788' };
  for (const field of await required.all()) {
    const known = (await field.getAttribute('autocomplete')) as keyof typeof filled;
    await field.fill(filled[known]);
  }
  await tap(page.getByRole('button', { name: 'Continue to payment · $29.99' }));
  await expect(page).toHaveURL(/\/demo-checkout\//);
  await tap(page.getByRole('button', { name: 'Pay $29.99' }));
  await expect(page.getByRole('heading', { name: 'We’re making your episode' })).toBeVisible();
  expect(taps).toBe(2);
  await page.goto('/create-podcast');
  await expect(page.getByLabel('Name', { exact: true }), 'the next order starts empty').toHaveValue('');
});
