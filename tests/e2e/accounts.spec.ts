import {
  createAccount,
  enrollApp,
  expectSignedIn,
  newPerson,
  openSignedIn,
  readMail,
  readMailLink,
  signIn,
  signInElsewhere,
  signOut,
} from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

// The browser itself reports every refused request, and the journey's own look into an email's sandbox.
test.use({
  allowErrors: [/the server responded with a status of 4\d\d|Blocked script execution in 'about:srcdoc'/],
});

test('sign up, confirm from the mailbox and be welcomed', async ({ page, context }) => {
  const person = newPerson('maya');
  await page.goto('/auth');
  await expect(page).toHaveTitle(/^Welcome back/);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('(555) 010-0142');
  await page.getByLabel('Listing URL').fill('https://brokerage.example/homes/12');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(
    page.getByText('Account created! Please check your email to confirm your account.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page).toHaveURL(/mode=confirm&email=maya/);

  await page.goto('/dev/mailbox');
  await page.getByRole('searchbox', { name: 'Search emails' }).fill(person.email);
  await page.getByRole('button', { name: person.email }).click();
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm my email' }).click();
  const confirmation = await opened;
  await confirmation.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(confirmation.getByLabel('Listing URL')).toHaveValue('https://brokerage.example/homes/12');
  expect(await confirmation.evaluate(() => document.location.href)).not.toContain('token');
  await confirmation.close();

  await page.goto('/');
  await expect(page.getByText(`Welcome, ${person.email.split('@')[0]}`)).toBeVisible();
});

test('a wrong password is refused in place, the right one leads to the account', async ({ page }) => {
  const person = newPerson('signin');
  await createAccount(page, person);
  await signIn(page, { ...person, password: 'wrong' });
  await expect(page.getByRole('alert').getByText('Invalid login credentials')).toBeVisible();
  await expect(page.getByText('Invalid login credentials')).toHaveCount(2);
  await signIn(page, person);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expectSignedIn(page, person);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('two tabs that refresh at once stay signed in', async ({ page, context }) => {
  const person = newPerson('tabs');
  await openSignedIn(page, await createAccount(page, person));
  await expectSignedIn(page, person);
  const other = await context.newPage();
  await other.goto('/account');
  await expectSignedIn(other, person);
  for (let round = 0; round < 2; round += 1) {
    const before = await page.evaluate(() => {
      const key = 'hearthcast-session';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
      return session.refresh_token as string;
    });
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([expectSignedIn(page, person), expectSignedIn(other, person)]);
    const after = await page.evaluate(
      () => JSON.parse(localStorage.getItem('hearthcast-session') ?? '{}').refresh_token as string,
    );
    expect(after).not.toBe(before);
  }
});

test('a forgotten password is reset by email, and other sessions end', async ({ page }) => {
  const person = newPerson('forgot');
  await createAccount(page, person);
  const elsewhere = await signInElsewhere(page, person);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Email').fill(person.email);
  await send.click();
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();

  await page.goto(await readMailLink(page, person.email, /Reset/));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(/\/auth\?reset=true$/);
  const save = page.getByRole('button', { name: 'Update Password' });
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm new password').fill('short');
  await save.click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('longer-1');
  await save.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('longer-1');
  await save.click();
  await expectSignedIn(page, person);
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  expect(await elsewhere.isAlive()).toBe(false);
  await readMail(page, person.email, /password was changed/);
  await signOut(page);
  await signIn(page, { ...person, password: 'longer-1' });
  await expectSignedIn(page, person);
});

test('tokens in the URL of a reset link are removed from it and from the history', async ({ page }) => {
  const person = newPerson('tokens');
  await createAccount(page, person);
  const { access_token, refresh_token } = await signInElsewhere(page, person);
  const query = new URLSearchParams({ reset: 'true', access_token, refresh_token });
  await page.goto(`/auth?${query}`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?reset=true$/);
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\?reset=true$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/auth#${new URLSearchParams({ access_token, refresh_token, token_type: 'bearer' })}`);
  await expectSignedIn(page, person);
  await page.goto(`/auth?reset=true&access_token=a.b.c&refresh_token=d`);
  const refusal = 'Invalid or expired reset link. Please request a new password reset.';
  await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?reset=true$/);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('a link with the session of another account asks before it switches', async ({ page }) => {
  const [me, other] = [newPerson('me'), newPerson('other')];
  const mine = await createAccount(page, me);
  const { access_token, refresh_token } = await createAccount(page, other);
  const link = `/account#${new URLSearchParams({ access_token, refresh_token, token_type: 'bearer' })}`;
  await openSignedIn(page, mine, link);
  const question = page.getByRole('alertdialog', { name: 'Switch accounts?' });
  await expect(question.getByText(me.email)).toBeVisible();
  await expect(question.getByText(other.email)).toBeVisible();
  await expectGoodLook(page);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expectSignedIn(page, me);

  // An expired access token must not let its refresh token in through the back door.
  const past = { sub: 'x', exp: 1 };
  const stale = ['{"alg":"ES256"}', JSON.stringify(past), 'x'].map((part) => btoa(part)).join('.');
  await page.goto('/privacy-policy');
  await page.goto(`/account#${new URLSearchParams({ access_token: stale, refresh_token })}`);
  await expectSignedIn(page, me);

  await page.goto('/privacy-policy');
  await page.goto(link);
  await question.getByRole('button', { name: 'Switch accounts' }).click();
  await expectSignedIn(page, other);
});

test('a link in an email waits for its button, works once and leads nowhere else', async ({ page }) => {
  const person = newPerson('links');
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  await page.request.post('/auth/v1/signup', { data: person });
  const link = new URL(await readMailLink(page, person.email, /Confirm/));
  for (const target of [
    'https://evil.example/',
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    '//evil.example',
    'javascript:alert(1)',
    `${origin}//evil.example`,
  ]) {
    link.searchParams.set('redirect_to', target);
    await page.goto(link.href);
    await expect(page.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/auth/verify`);
  }
  link.searchParams.set('redirect_to', 'https://evil.example/');
  await page.goto(link.href);
  await page.reload();
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expectSignedIn(page, person);
  await page.goto(link.href);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('alert').getByText('Email link is invalid or has expired')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Email sent again!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to My Account' })).toBeVisible();
});

test('two-step sign-in: add an app, sign in with its code, remove it', async ({ page }) => {
  const person = newPerson('totp');
  await createAccount(page, person);
  await signIn(page, person);
  await expectSignedIn(page, person);
  const elsewhere = await signInElsewhere(page, person);
  const nextCode = await enrollApp(page);
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
  expect(await elsewhere.isAlive()).toBe(false);
  await readMail(page, person.email, /Two-step sign-in was added/);
  await signOut(page);
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth$/);
  const field = page.getByLabel('Six-digit code');
  await expect(field).toBeFocused();
  await field.fill('000000');
  await expect(page.getByText(/^Invalid TOTP code entered/).first()).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(nextCode());
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expectSignedIn(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, person);
  await expectSignedIn(page, person);
});

test('recovery codes: shown once, and one of them signs in without the app', async ({ page }) => {
  const person = newPerson('recovery');
  await openSignedIn(page, await createAccount(page, person));
  await enrollApp(page);
  await page.getByRole('button', { name: 'Get recovery codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show my codes' }).click();
  const shown = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  await expectGoodLook(page);
  const code = (await shown.first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('hearthcast-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();
  await page.getByRole('button', { name: 'Get new codes' }).click();
  await expect(dialog.getByText('Your old codes will stop working.')).toBeVisible();
  await expect(dialog.getByText(code)).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await signOut(page);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expectGoodLook(page);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('aaaaa-aaaaa');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('That code is wrong or was used before. Try another one.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectSignedIn(page, person);
  await page.goto('/settings');
  await expect(page.getByText('9 left')).toBeVisible();
  await readMail(page, person.email, /A recovery code was used/);
});

test('devices are listed, and one of them can be signed out', async ({ page }) => {
  const person = newPerson('devices');
  await createAccount(page, person);
  const elsewhere = await signInElsewhere(page, person);
  await signIn(page, person);
  await expectSignedIn(page, person);
  await page.goto('/settings');
  const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  // Confirming the address opened a session as well.
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await devices.getByRole('button').first().click();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(devices).toHaveCount(1);
  expect(await elsewhere.isAlive()).toBe(false);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('Morning-Light-8');
  await page.getByLabel('Confirm password').fill('Morning-Light-8');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
});
