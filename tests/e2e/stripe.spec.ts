import { startFakeStripe } from '../fakes/stripe.ts';
import { findFreePort } from '../support/free-port.ts';
import { startedUrl, startProcess } from '../support/processes.ts';
import { newPerson, readMailLink } from './account-steps.ts';
import { expect, test } from './journey.ts';
import { fillPerson, skipPreviews } from './order-steps.ts';

const webhookSecret = 'whsec_journey';

/** A second site on the same data, which takes payments through Stripe on loopback. */
const withStripe = test.extend<{
  stripeSite: { url: string; tellPaid: (sessionId: string) => Promise<number> };
}>({
  stripeSite: async ({ page }, use) => {
    const stripe = await startFakeStripe({ webhookSecret });
    const site = startProcess({
      PORT: await findFreePort(),
      DATA_DIR: process.env.E2E_DATA_DIR ?? '',
      STRIPE_SECRET_KEY: 'sk_test_journey',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripe.apiUrl,
      AUTH_RATE_LIMITS: 'off',
    });
    const url = await startedUrl(site);
    const tellPaid = async (sessionId: string) => {
      const { body, signature } = stripe.sign('checkout.session.completed', sessionId, new Date());
      const headers = { 'stripe-signature': signature };
      return (await fetch(`${url}/webhooks/stripe`, { method: 'POST', body, headers })).status;
    };
    await use({ url, tellPaid });
    // The open page would report that its site disappeared.
    await page.close();
    site.child.kill('SIGTERM');
    await site.ended;
    stripe.stop();
  },
});

withStripe('a guest pays with Stripe, sets a password and finds the order', async ({ page, stripeSite }) => {
  const { url, tellPaid } = stripeSite;
  const person = newPerson('stripe');
  await page.clock.install();
  await skipPreviews(page);
  await page.goto(`${url}/create-podcast`);
  await page.getByLabel('Listing URL').fill(`${url}/samples/thistledown-lane`);
  await fillPerson(page, person.email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveTitle('Stripe');
  const sessionId = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(`${url}/payment-success?session_id=${sessionId}`);
  await expect(page.getByRole('heading', { name: 'We’re making your episode' })).toBeVisible();
  expect(await tellPaid(sessionId), 'the late webhook changes nothing').toBe(200);

  const link = new URL(await readMailLink(page, person.email, /Set up your account/));
  await page.goto(url + link.pathname + link.search);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await page.getByLabel('New password').fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Set Successfully!' })).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(`${url}/account`);
  const orders = page.getByRole('list', { name: 'Your podcasts' }).locator('> li');
  await expect(orders).toHaveCount(1);
  await expect(orders.getByText('In Production')).toBeVisible();
  await expect(orders.getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
    'href',
    /\/receipts\/cs_test_/,
  );
});
