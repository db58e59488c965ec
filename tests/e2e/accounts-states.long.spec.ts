import {
  createAccount,
  enrollApp,
  expectSignedIn,
  newPerson,
  openSignedIn,
  readMailLink,
  signIn,
  signInElsewhere,
  signOut,
} from './account-steps.ts';
import { expect, test } from './journey.ts';
import { sampleLink } from './order-steps.ts';

// The browser itself reports every refused or lost request as an error.
test.use({ allowErrors: [/the server responded with a status of [45]\d\d|net::ERR_FAILED/] });

test('a password is set from an email, with hints while typing, and leads on to payment', async ({
  page,
}) => {
  await page.clock.install();
  const person = newPerson('set');
  await page.goto('/set-password');
  const listing = sampleLink(page);
  await expect(
    page.getByText(
      'Email verification required - Please click the link in your email to set up your password.',
    ),
  ).toBeVisible();

  await page.request.post('/auth/v1/signup', { data: person });
  await page.goto('/auth?mode=confirm');
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeDisabled();
  await page.goto(`/auth?${new URLSearchParams({ mode: 'confirm', email: person.email, listing })}`);
  await page.getByRole('button', { name: 'Resend Email' }).click();
  await expect(page.getByText('Email sent again!')).toBeVisible();
  let link = '';
  await expect(async () => {
    link = await readMailLink(page, person.email, /Confirm/);
    expect(link, 'the second mail: another confirmation').toContain('type=invite');
  }).toPass({ intervals: [50] });
  await page.goto(link);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page).toHaveURL(/\/set-password\?listing=/);

  const [password, again] = [page.getByLabel('New password'), page.getByLabel('Confirm password')];
  const save = page.getByRole('button', { name: 'Set Password' });
  await save.click();
  await expect(page.getByText('Please fill in both password fields')).toBeVisible();
  await password.fill('abcdefg');
  await expect(
    page.getByText('Missing: at least 8 characters, one uppercase letter, one number, one special character'),
  ).toBeVisible();
  await password.fill('Abcdefg1');
  await expect(page.getByText('Missing: one special character')).toBeVisible();
  await again.fill('Abcdefg1');
  await save.click();
  await expect(password).toHaveAccessibleDescription('Missing: one special character');
  await password.fill('Abcdefg1!');
  await save.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await again.fill('Abcdefg1!');
  await page.route('**/functions/v1/create-payment', (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(page.getByRole('heading', { name: 'Password Set Successfully!' })).toBeVisible();
  const failed = 'Payment Error - Failed to process payment. Please try again from your account page.';
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('link', { name: 'Create Your First Podcast' }).click();
  await expect(page.getByLabel('Listing URL')).toHaveValue(listing);

  await page.goto(`/set-password?${new URLSearchParams({ listing })}`);
  await password.fill('Abcdefg2!');
  await again.fill('Abcdefg2!');
  await save.click();
  await expect(page.getByText('Taking you to payment…')).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(/\/demo-checkout\//);
});

test('resetting an account with two-step sign-in asks for a code first', async ({ page }) => {
  const person = newPerson('reset2');
  await openSignedIn(page, await createAccount(page, person));
  await expectSignedIn(page, person);
  const nextCode = await enrollApp(page);
  await signOut(page);
  await page.request.post(
    `/auth/v1/recover?${new URLSearchParams({ redirect_to: `${new URL(page.url()).origin}/auth?reset=true` })}`,
    { data: { email: person.email } },
  );
  await page.goto(await readMailLink(page, person.email, /Reset/));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByText('Enter a code before you choose a new password.')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(nextCode());
  await page.getByLabel('New password', { exact: true }).fill('longer-2');
  await page.getByLabel('Confirm new password').fill('longer-2');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectSignedIn(page, person);
});

test('too many wrong codes and too many requests are explained', async ({ page }) => {
  const person = newPerson('tries');
  await openSignedIn(page, await createAccount(page, person));
  await expectSignedIn(page, person);
  await enrollApp(page);
  await signOut(page);
  await signIn(page, person);
  const field = page.getByLabel('Six-digit code');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse(/\/verify$/);
    await field.fill('000000');
    await answered;
    await expect(field).toHaveValue('');
  }
  await field.fill('000000');
  await expect(page.getByText(/^Too many tries, or too much time has passed/).first()).toBeVisible();
  await page.route('**/challenge', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    }),
  );
  await field.fill('000000');
  await expect(page.getByText(/^Request rate limit reached. Wait a few minutes/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a session that ended elsewhere is explained', async ({ page }) => {
  const person = newPerson('ended');
  await openSignedIn(page, await createAccount(page, person));
  await expectSignedIn(page, person);
  const elsewhere = await signInElsewhere(page, person);
  await page.request.post('/auth/v1/logout?scope=others', {
    headers: { Authorization: `Bearer ${elsewhere.access_token}` },
  });
  await page.reload();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('if the server does not respond, there is a message and never a blank screen', async ({ page }) => {
  await page.clock.install();
  const person = newPerson('down');
  await createAccount(page, person);
  await page.route('**/auth/v1/token**', (route) => route.abort());
  await signIn(page, person);
  const words = 'We couldn’t reach Hearthcast. Check your connection and try again.';
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await page.unroute('**/auth/v1/token**');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page, person);

  await page.route('**/api/sessions', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'We couldn’t load your devices' })).toBeVisible();
  await page.unroute('**/api/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This device')).toBeVisible();

  await page.route('**/auth/v1/token**', (route) => route.abort());
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('hearthcast-session') ?? '{}');
    localStorage.setItem('hearthcast-session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto('/account');
  await page.clock.fastForward(4000);
  await expect(page.getByRole('heading', { name: 'We couldn’t reach Hearthcast' })).toBeVisible();
  await page.unroute('**/auth/v1/token**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectSignedIn(page, person);
});

test('an invitation link that is cut short says so and leads home', async ({ page }) => {
  await page.goto('/team-invitation?token=none');
  await expect(page.getByText('This link isn’t valid.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expect(page.getByText('This endpoint doesn’t exist')).toHaveCount(0);
});
