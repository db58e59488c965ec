import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { waitForScreen } from './order-steps.ts';

export type Person = { email: string; password: string };
export type Session = { access_token: string; refresh_token: string };

export const staff: Person = { email: 'ada@hearthcast.example', password: 'Hearthside-42' };

let made = 0;

/** An address that nobody else in this run uses. */
export function newPerson(name: string): Person {
  made += 1;
  return {
    email: `${name}.${process.pid}.${Date.now().toString(36)}${made}@example.com`,
    password: 'Evening-Light-7',
  };
}

/** The link in the newest email to this address with a matching subject, as soon as it arrives. */
export async function readMailLink(page: Page, email: string, subject: RegExp): Promise<string> {
  const mail = await readMail(page, email, subject);
  return /https?:\/\/\S+\/auth\/verify\?\S+/.exec(mail.text)?.[0] ?? '';
}

export async function readMail(page: Page, email: string, subject: RegExp): Promise<{ text: string }> {
  type Row = { id: string; subject: string };
  let found: Row | undefined;
  await expect(async () => {
    const answer = await page.request.get('/api/dev/mails', { params: { search: email } });
    const { mails } = (await answer.json()) as { mails: Row[] };
    found = mails.find((row) => subject.test(row.subject));
    expect(found, `a mail to ${email}`).toBeDefined();
  }).toPass({ intervals: [50] });
  const answer = await page.request.get(`/api/dev/mails/${found?.id}`);
  return ((await answer.json()) as { mail: { text: string } }).mail;
}

/** A confirmed account with its first session, created through the screens' endpoints; the browser isn't signed in. */
export async function createAccount(page: Page, person: Person): Promise<Session> {
  await page.request.post('/auth/v1/signup', { data: person });
  const link = new URL(await readMailLink(page, person.email, /Confirm/));
  const answer = await page.request.post('/auth/v1/verify', {
    data: { token_hash: link.searchParams.get('token'), type: 'signup' },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Session;
}

/** Opens a URL as someone who has signed in here before. For every journey that isn't about signing in. */
export async function openSignedIn(page: Page, session: Session, path = '/account'): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const localStorage = [{ name: 'hearthcast-session', value: JSON.stringify(session) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(path);
}

/** Another device: a separate session, identified by its tokens. */
export async function signInElsewhere(page: Page, person: Person) {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: person });
  const session = (await answer.json()) as Session;
  return {
    ...session,
    isAlive: async () =>
      (
        await page.request.get('/auth/v1/user', {
          headers: { Authorization: `Bearer ${session.access_token}` },
        })
      ).ok(),
  };
}

/** Waits until it's done: a page that is left right away never gets that far. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth');
  await waitForScreen(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function expectSignedIn(page: Page, { email }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { name: 'Your Listing Podcasts' })).toBeVisible();
  await expect(page.getByText(`Welcome, ${email.split('@')[0]}`)).toBeVisible();
}

/** Codes of an authenticator app. A code works once, so the second one is the next step's, which the server accepts. */
export function createAuthenticator(secret: string): () => string {
  const totp = new TOTP({ secret: secret.replace(/\s/g, '') });
  let lastStep = 0;
  return () => {
    lastStep = Math.max(lastStep + 1, Math.floor(Date.now() / 30_000));
    return totp.generate({ timestamp: lastStep * 30_000 });
  };
}

/** Adds an authenticator app in Settings and returns its codes. */
export async function enrollApp(page: Page): Promise<() => string> {
  if (!page.url().endsWith('/settings')) await page.goto('/settings');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const nextCode = createAuthenticator((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel('Six-digit code').fill(nextCode());
  await expect(dialog).toBeHidden();
  return nextCode;
}
