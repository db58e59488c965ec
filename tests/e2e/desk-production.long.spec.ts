import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe.ts';
import { findFreePort } from '../support/free-port.ts';
import { startedUrl, startProcess } from '../support/processes.ts';
import { type Person, type Session, staff } from './account-steps.ts';
import { expect, test } from './journey.ts';

test.describe.configure({ timeout: 600_000 });

/** So little that its episode is short and quick to make. */
const chatData = `Address: 31 Alder Court, Larkmere, VT 05852
Bedrooms: 4
Description: A sunny three-bedroom house above the river.`;
const home = '31 Alder Court';
const customer: Person = { email: 'customer@hearthcast.example', password: 'Hearthside-42' };

type Site = { url: string; stripe: FakeStripe; headers: Record<string, string> };

/** A separate site with its own worker, which makes episodes with the draft voice and takes payments on loopback. */
const producing = test.extend<{ site: Site }>({
  site: async ({ page }, use, { errors }) => {
    const stripe = await startFakeStripe({ webhookSecret: 'whsec_desk' });
    const folder = mkdtempSync(join(tmpdir(), 'hearthcast-e2e-desk-'));
    const running = startProcess({
      PORT: await findFreePort(),
      DATA_DIR: folder,
      STUDIO: 'on',
      STRIPE_SECRET_KEY: 'sk_test_desk',
      STRIPE_WEBHOOK_SECRET: 'whsec_desk',
      STRIPE_API_URL: stripe.apiUrl,
      AUTH_RATE_LIMITS: 'off',
    });
    const url = await startedUrl(running);
    await use({ url, stripe, headers: await becomePerson(page, url, staff) });
    if (errors.length > 0) console.error(running.output());
    // The open page would report that its site disappeared.
    await page.close();
    running.child.kill('SIGTERM');
    await running.ended;
    stripe.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** From the next page on, the browser is signed in as this person; returns the headers for API calls. */
async function becomePerson(page: Page, url: string, person: Person): Promise<Record<string, string>> {
  const answer = await page.request.post(`${url}/auth/v1/token?grant_type=password`, { data: person });
  const session = (await answer.json()) as Session;
  const localStorage = [{ name: 'hearthcast-session', value: JSON.stringify(session) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  return { Authorization: `Bearer ${session.access_token}` };
}

/** Orders a link and pays with Stripe; returns the podcast. */
async function orderPaid(request: APIRequestContext, site: Site, email: string, link: string) {
  const userInfo = { name: 'Nell Ashgrove', email, phone: '(555) 010-0142' };
  const data = { listingUrl: link, amount: 2999, userInfo };
  const ordered = await request.post(`${site.url}/functions/v1/create-payment`, { data });
  const { url } = (await ordered.json()) as { url: string };
  const sessionId = url.split('/').at(-1) as string;
  site.stripe.settle(sessionId, 'paid');
  await request.post(`${site.url}/functions/v1/verify-payment`, { data: { session_id: sessionId } });
  const { headers } = site;
  const found = await request.get(`${site.url}/api/desk/podcasts`, { headers, params: { search: email } });
  const { podcasts } = (await found.json()) as { podcasts: { id: string }[] };
  return { sessionId, podcastId: podcasts[0]?.id as string };
}

/** An order that staff enter for someone and fill with what is known about the home. */
async function orderByHand(request: APIRequestContext, { url, headers }: Site, email: string) {
  const order = {
    customer_email: email,
    customer_first_name: 'Nell',
    customer_last_name: 'Ashgrove',
    listing_url: 'https://homes.invalid/31-alder-court',
  };
  const created = await request.post(`${url}/api/desk/podcasts`, { headers, data: order });
  const { podcastId } = (await created.json()) as { podcastId: string };
  const data = { podcastId, chatgptData: chatData };
  const path = `${url}/functions/v1/process-manual-chatgpt-data`;
  expect((await request.post(path, { headers, data })).ok()).toBe(true);
}

/** All we know about this home is what the page says, and the agent has nothing to add. */
async function answerQuestions(request: APIRequestContext, { url, headers }: Site, podcastId: string) {
  const path = `${url}/api/podcasts/${podcastId}`;
  type Question = { id: string; answer: string | null };
  let questions: Question[] = [];
  await expect(async () => {
    const answer = await request.get(`${path}/production`, { headers });
    ({ questions } = (await answer.json()) as { questions: Question[] });
    expect(questions.length).toBeGreaterThan(0);
  }).toPass({ timeout: 120_000 });
  const answers = questions.map(({ id }) => ({ questionId: id, answer: 'Nothing comes to mind.' }));
  expect((await request.post(`${path}/answers`, { headers, data: { answers } })).ok()).toBe(true);
}

/** However long a busy machine takes to record and master an episode. */
const waiting = { timeout: 400_000 };

/** If a review never comes, the failure says what the inbox contained instead. */
async function openReview(page: Page, name: RegExp): Promise<void> {
  const rows = page.getByRole('list', { name: 'Open reviews' }).getByRole('button');
  await expect.poll(() => rows.allInnerTexts(), waiting).toContainEqual(expect.stringMatching(name));
  await rows.filter({ hasText: name }).click();
}

async function approve(page: Page, name: RegExp): Promise<void> {
  await openReview(page, name);
  await page.getByRole('button', { name: 'Approve as is' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Leaving the page ends the ten-second wait for an undo.
  await page.reload();
  await expect(page.getByText(/need your review|needs your review|No one is waiting/)).toBeVisible();
  await expect(page.getByRole('button', { name })).toHaveCount(0);
}

producing(
  'staff decide about episodes that are really made: one is cancelled with its refund, one delivered',
  async ({ page, site }) => {
    const { request } = page;
    await orderByHand(request, site, customer.email);
    const thin = await orderPaid(request, site, 'thin@example.com', `${site.url}/samples/quillback-drive`);
    await answerQuestions(request, site, thin.podcastId);

    await page.goto(`${site.url}/admin/reviews`);
    await openReview(page, /The listing contradicts itself.*31 Alder Court/s);
    await page.getByRole('radio', { name: /three-bedroom/ }).check();
    await page.getByRole('button', { name: 'Use this value' }).click();
    await expect(page.getByRole('button', { name: /The listing contradicts itself/ })).toHaveCount(0);
    await approve(page, /The listing doesn’t have enough detail.*31 Alder Court/s);

    await openReview(page, /116 Quillback Drive/);
    await page.getByRole('button', { name: 'Cancel with refund' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('116 Quillback Drive');
    await question.getByRole('button', { name: 'Cancel and refund' }).dblclick();
    await expect(page.getByText('Order canceled. The refund is on its way.')).toBeVisible();
    await expect(page.getByRole('button', { name: /116 Quillback Drive/ })).toHaveCount(0);
    expect(site.stripe.refunds).toEqual([thin.sessionId]);
    const mails = await request.get(`${site.url}/api/dev/mails`, { params: { search: 'thin@example.com' } });
    expect(await mails.text()).toContain('Your podcast order was canceled and refunded');

    await approve(page, /The episode failed a quality check.*31 Alder Court/s);
    await openReview(page, /Recorded with the draft voice.*31 Alder Court/s);
    await expect(page.getByText('Recorded with the “flite” voices.')).toBeVisible();
    await approve(page, /Recorded with the draft voice.*31 Alder Court/s);

    await becomePerson(page, site.url, customer);
    await page.goto(`${site.url}/account`);
    const order = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: home }) });
    await expect(order.getByText('Ready', { exact: true })).toBeVisible();
    const address = await order.getByRole('link', { name: /^Download the podcast/ }).getAttribute('href');
    const episode = await request.get(new URL(address as string, site.url).href);
    expect(episode.headers()['content-type']).toBe('audio/mpeg');
    await expect(order.getByRole('link', { name: /^Listing page/ })).toBeVisible();
  },
);
