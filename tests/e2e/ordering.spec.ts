import {
  createAccount,
  newPerson,
  openSignedIn,
  readMail,
  readMailLink,
  signInElsewhere,
  staff,
} from './account-steps.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { fillOrder, fillPerson, goToPayment, pay, sampleLink, skipPreviews } from './order-steps.ts';

// Photos of submitted pages are on their own sites, which can't be reached here.
test.use({ allowErrors: [/the server responded with a status of [45]\d\d|net::ERR_/] });

test('a guest orders, pays, sets a password and finds the order in the account', async ({ page }) => {
  await page.clock.install();
  const person = newPerson('guest');
  await fillOrder(page, person.email);
  await expect(page.getByText('48 Thistledown Lane, Hudson, NY 12534')).toBeVisible();
  await expect(page.getByText('$785,000')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment · $29.99' }).click();
  await expect(page).toHaveURL(/\/demo-checkout\//);
  await page.getByRole('button', { name: 'Pay $29.99' }).click();
  await expect(page).toHaveURL(/\/payment-success\?session_id=/);
  await expect(page.getByRole('heading', { name: 'We’re making your episode' })).toBeVisible();
  await expect(page.getByText('Check your email to set a password')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  const progress = { name: 'Progress for 48 Thistledown Lane, Hudson, NY' };
  await expect(page.getByRole('list', progress)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Go to My Account' })).toHaveAttribute('href', '/account');

  await readMail(page, person.email, /order is confirmed/);
  await page.goto(await readMailLink(page, person.email, /Set up your account/));
  await page.getByRole('button', { name: 'Open my account' }).click();
  await page.getByLabel('New password').fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Set Successfully!' })).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  const order = page.getByRole('list', { name: 'Your podcasts' }).locator('> li');
  await expect(order).toHaveCount(1);
  await expect(order.getByText(/^Order [\da-f-]{20}…$/)).toBeVisible();
  await expect(order.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  const receipt = page.waitForEvent('popup');
  await order.getByRole('link', { name: /^Receipt/ }).click();
  await expect((await receipt).getByText('Paid (demo receipt)')).toBeVisible();
});

test('a failed payment is reported, and the order can be sent again', async ({ page }) => {
  await page.clock.install();
  await skipPreviews(page);
  await fillOrder(page, newPerson('fail').email);
  await page.getByLabel('Additional details').fill('New roof');
  await goToPayment(page);
  const failed = page.url();
  await page.getByRole('button', { name: 'Simulate a failed payment' }).click();
  const message = 'Your payment didn’t go through';
  await expect(page.getByRole('heading', { name: message })).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(page.getByRole('heading', { name: message }), 'a guest has no account to go to').toBeVisible();
  await expect(page.getByText('account page'), 'one message').toHaveCount(0);
  await page.getByRole('link', { name: 'Change my order' }).click();
  await expect(page.getByLabel('Additional details')).toHaveValue('New roof');
  await page.goBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/demo-checkout\//);
  expect(page.url()).not.toBe(failed);
  await pay(page);
  await page.goto('/create-podcast');
  await expect(page.getByLabel('Additional details')).toHaveValue('');
});

test('a canceled payment brings everything back', async ({ page }) => {
  await skipPreviews(page);
  const { email } = newPerson('cancel');
  await fillOrder(page, email);
  await goToPayment(page);
  const first = page.url();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('You canceled the payment, so you weren’t charged.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await goToPayment(page);
  expect(page.url(), 'the same form stays one order').toBe(first);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
});

test('a portal gets a warning, and its page can be submitted instead', async ({ page }) => {
  await skipPreviews(page);
  await page.goto('/create-podcast');
  const link = 'https://www.zillow.com/homedetails/48-Thistledown-Ln/1_zpid/';
  await page.getByLabel('Listing URL').fill(link);
  await expect(page.getByText('1 Sample Street')).toBeVisible();
  await expect(page.getByText('Zillow links often don’t work')).toBeVisible();
  await page.getByRole('button', { name: 'Paste the page' }).click();
  await page.getByRole('button', { name: 'Read this page' }).click();
  await expect(page.getByText('Paste the page first.')).toBeVisible();
  await page.getByLabel('Text or HTML of the page').fill('Nothing about a home.');
  await page.getByRole('button', { name: 'Read this page' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Text or HTML of the page')).toHaveValue('Nothing about a home.');
  const html = await (await page.request.get('/samples/thistledown-lane')).text();
  await page.getByLabel('Text or HTML of the page').fill(html);
  await page.getByRole('button', { name: 'Read this page' }).click();
  await expect(page.getByText('From the page you sent')).toBeVisible();
  await expect(page.getByText('48 Thistledown Lane, Hudson, NY 12534')).toBeVisible();
  await expect(page.getByText('Zillow links often don’t work')).toBeHidden();
  await fillPerson(page, newPerson('portal').email);
  await goToPayment(page);
  await pay(page);
});

test('an uploaded page opens the form with the home filled in', async ({ page }) => {
  await skipPreviews(page, false);
  const html = await (await page.request.get('/samples/thistledown-lane')).body();
  await page.goto('/create-podcast?unreadable=x');
  await expect(page.getByText(/We couldn’t find a listing on the page you sent/)).toBeVisible();
  await page.getByLabel('Listing URL').fill('https://www.redfin.com/NY/Hudson/home/1');
  await page.getByRole('button', { name: 'Upload the saved page' }).click();
  await page
    .getByLabel('The saved page')
    .setInputFiles({ name: 'home.html', mimeType: 'text/html', buffer: html });
  await page.getByRole('button', { name: 'Read this page' }).click();
  await expect(page.getByText('48 Thistledown Lane, Hudson, NY 12534')).toBeVisible();
  const answer = await page.request.post('/listing-drafts', {
    headers: { Accept: 'application/json' },
    multipart: { url: 'https://www.redfin.com/NY/Hudson/home/2', html: html.toString() },
  });
  const { draftId } = (await answer.json()) as { draftId: string };
  await page.goto(`/create-podcast?draft=${draftId}`);
  await expect(page.getByLabel('Listing URL 1')).toHaveValue('https://www.redfin.com/NY/Hudson/home/2');
  await expect(page.getByLabel('Listing URL 2')).toHaveValue('https://www.redfin.com/NY/Hudson/home/1');
});

test('an account’s owner has to sign in, and the order continues', async ({ page }) => {
  await skipPreviews(page);
  const person = newPerson('owner');
  await createAccount(page, person);
  await fillOrder(page, person.email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Password Required' });
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
  await expect(dialog.getByText('Password Required', { exact: true })).toHaveCount(2);
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
  await expect(
    dialog.getByText('Login Failed - Incorrect password. Please try again or contact support.'),
  ).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
  await expect(page).toHaveURL(/\/demo-checkout\//);
  await pay(page);
  await page.getByRole('link', { name: 'Go to My Account' }).click();
  await expect(page.getByText('In Production')).toBeVisible();
});

test('missing and wrong values are reported next to the fields', async ({ page }) => {
  await skipPreviews(page, false);
  await page.goto('/create-podcast');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(page.getByText('Listing URL is required')).toBeVisible();
  await expect(page.getByLabel('Listing URL')).toBeFocused();
  await fillPerson(page, newPerson('wrong').email);
  for (const link of ['not a link', sampleLink(page, 'no-such-home')]) {
    await page.getByLabel('Listing URL').fill(link);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Invalid Listing URL')).toBeVisible();
    await expect(page.getByText(/^Please provide a valid, accessible listing URL\./).first()).toBeVisible();
    await expect(page.getByLabel('Listing URL')).toHaveValue(link);
    await page.getByRole('button', { name: 'Close toast' }).click();
  }
  await page.route('**/functions/v1/create-payment', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel('Listing URL').fill(sampleLink(page));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Failed to process order. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya Lind');
});

test('many links cost less each, and an offer can be requested', async ({ page }) => {
  await page.clock.install();
  await skipPreviews(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get a quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Get a quote' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const links = Array.from({ length: 11 }, (_, index) => `https://homes.example/${index}`);
  await page.getByLabel('Listing URL').evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, links.join('\n'));
  await expect(page.getByLabel('Listing URL 11')).toHaveValue('https://homes.example/10');
  await expect(page.getByRole('button', { name: 'Continue to payment · $274.89' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove link 11' }).click();
  await page.getByRole('button', { name: 'Remove link 10' }).click();
  await expect(page.getByRole('button', { name: 'Continue to payment · $269.91' })).toBeVisible();

  await page.getByRole('button', { name: 'with more than 10 listings? Get a quote' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  await expect(dialog.getByText('Please fill in all required fields').first()).toBeVisible();
  await dialog.getByLabel('Full name').fill('Maya Lind');
  await dialog.getByLabel('Email').fill(newPerson('many').email);
  await dialog.getByLabel('Phone').fill('555 010 7788');
  await dialog.getByLabel('Number of listings').selectOption('26-50');
  await page.route(
    '**/functions/v1/send-enterprise-inquiry',
    (route) => route.fulfill({ status: 500, json: {} }),
    {
      times: 1,
    },
  );
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  await expect(
    dialog.getByText('There was an error submitting your inquiry. Please try again.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  await expect(dialog.getByText('We’ll reply in 1-2 business days.')).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(dialog).toBeHidden();
});

test('a signed-in customer finds the details filled in and orders without typing them', async ({ page }) => {
  await skipPreviews(page);
  const person = newPerson('known');
  await openSignedIn(page, await createAccount(page, person));
  await expect(page.getByText('No podcasts yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create Your First Podcast' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a payment that cannot be verified says so', async ({ page }) => {
  for (const address of ['/payment-success', '/payment-success?session_id=demo_nothing']) {
    await page.goto(address);
    await expect(page.getByText('Payment verification failed. Please contact support.')).toBeVisible();
  }
  let answers = [503, 500];
  await page.route('**/functions/v1/verify-payment', async (route) => {
    const status = answers.shift();
    if (status === undefined)
      return route.fulfill({ json: { success: false, payment_status: 'processing' } });
    await route.fulfill({
      status,
      json: { error: { code: status === 503 ? 'unavailable' : 'internal', message: 'x' } },
    });
  });
  answers = [503, 503, 503];
  await page.goto('/payment-success?session_id=a');
  await expect(page.getByText('Error verifying payment status')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your payment is being processed')).toBeVisible();
  await expectAccessible(page);
});

test('the account follows an order while it is open', async ({ page }) => {
  await skipPreviews(page);
  const person = newPerson('live');
  await openSignedIn(page, await createAccount(page, person));
  await expect(page.getByText('No podcasts yet')).toBeVisible();
  await fillOrder(page, person.email, { isOwn: true });
  await goToPayment(page);
  await pay(page);
  const read = page.waitForResponse('**/api/podcasts');
  await page.getByRole('link', { name: 'Go to My Account' }).click();
  const { podcasts } = (await (await read).json()) as { podcasts: { id: string }[] };
  await expect(page.getByText('In Production')).toBeVisible();
  await page.goto(`/marketing/${podcasts[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'Coming with your episode' })).toBeVisible();
  await page.goto('/account');
  const desk = await signInElsewhere(page, staff);
  const refund = await page.request.post(`/api/podcasts/${podcasts[0]?.id}/refund`, {
    headers: { Authorization: `Bearer ${desk.access_token}` },
    data: {},
  });
  expect(refund.ok()).toBe(true);
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByText('Payment Successful!')).toBeHidden();
});
