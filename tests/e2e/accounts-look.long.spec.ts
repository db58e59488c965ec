import {
  createAccount,
  createAuthenticator,
  enrollApp,
  newPerson,
  openSignedIn,
  signIn,
} from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';
import { waitForScreen } from './order-steps.ts';

test.use({ allowErrors: [/the server responded with a status of 4\d\d/] });

test('how signing in and up looks', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Listing URL is required')).toBeVisible();
  await expectGoodLook(page);
  await page.goto('/auth/verify?token=x&type=invite');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused();
  await expectGoodLook(page);
});

test('how the smaller account pages look', async ({ page }) => {
  for (const [path, words] of [
    ['/auth?mode=forgot', 'Send Reset Link'],
    ['/auth?mode=confirm&email=maya@example.com', 'Resend Email'],
    ['/auth?reset=true', 'Back to Sign In'],
    ['/set-password', 'Send a new link'],
    ['/auth/verify', 'Back to Sign In'],
    ['/auth/verify?token=x&type=recovery', 'Choose a new password'],
    ['/dev/mailbox?search=nothing-like-this', 'No matching emails'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expectGoodLook(page);
  }
});

test('how the sign-in settings, their dialogs and the second step look', async ({ page }) => {
  const person = newPerson('look');
  await openSignedIn(page, await createAccount(page, person), '/settings');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('abc');
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectGoodLook(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectGoodLook(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Six-digit code').fill('000000');
  await expect(dialog.getByText(/^Invalid TOTP code entered/)).toBeVisible();
  await expectGoodLook(page);
  await page.keyboard.press('Escape');
  await enrollApp(page);
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await expectGoodLook(page);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, person);
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await expectGoodLook(page);
});

test('how new passwords and the mailbox look', async ({ page }) => {
  const person = newPerson('box');
  await openSignedIn(page, await createAccount(page, person), '/set-password');
  await expect(page.getByRole('button', { name: 'Set Password' })).toBeVisible();
  await expectGoodLook(page);
  await page.goto('/auth?reset=true');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('New password is required')).toBeVisible();
  await expectGoodLook(page);
  await page.goto(`/dev/mailbox?search=${person.email}`);
  await page.getByRole('button', { name: person.email }).filter({ hasText: 'Confirm your' }).click();
  const mail = page.frameLocator('iframe');
  await expect(mail.locator('body'), 'the policy lets its styles through').toHaveCSS('margin', '0px');
  await page.getByRole('radio', { name: 'Text' }).click();
  await expect(page.getByText('Confirm my email:')).toBeVisible();
  await expectGoodLook(page);
});

test('everything works with the keyboard alone', async ({ page }) => {
  const person = newPerson('keys');
  await createAccount(page, person);
  await page.goto('/auth');
  await waitForScreen(page);
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
  for (const text of [person.email, person.password]) {
    do await page.keyboard.press('Tab');
    while (!(await page.evaluate(() => document.activeElement?.matches('input'))));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/settings');
  const add = page.getByRole('button', { name: 'Add an authenticator app' });
  await expect(add).toBeVisible();
  while (!(await add.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Six-digit code');
  await expect(field).toBeFocused();
  const nextCode = createAuthenticator((await page.getByRole('dialog').locator('code').textContent()) ?? '');
  await page.keyboard.type(nextCode());
  await expect(page.getByRole('button', { name: 'Remove Authenticator app' })).toBeVisible();
  await expect(add).toBeFocused();
});
