import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe.ts';
import { findFreePort } from '../support/free-port.ts';
import { startedUrl, startProcess } from '../support/processes.ts';
import { staff } from './account-steps.ts';
import { expect, test } from './journey.ts';

test.describe.configure({ timeout: 600_000 });

const chatData = `Address: 31 Alder Court, Larkmere, VT 05852
Price: $310,000
Bedrooms: 4
Bathrooms: 2
Square Feet: 1,850
Description: A sunny three-bedroom house above the river.`;

type Site = { url: string; stripe: FakeStripe; headers: Record<string, string> };

/** A site of its own with its own worker, which makes episodes with the draft voice and takes payments on loopback. */
const producing = test.extend<{ site: Site }>({
  site: async ({ page }, use) => {
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
    const answer = await page.request.post(`${url}/auth/v1/token?grant_type=password`, { data: staff });
    const session = (await answer.json()) as { access_token: string };
    const localStorage = [{ name: 'hearthcast-session', value: JSON.stringify(session) }];
    await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
    await use({ url, stripe, headers: { Authorization: `Bearer ${session.access_token}` } });
    // The open page would report that its site went away.
    await page.close();
    running.child.kill('SIGTERM');
    await running.ended;
    stripe.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** An order of a link that is paid with Stripe; answers with its podcast. */
async function orderPaid(request: APIRequestContext, site: Site, email: string, link: string) {
  const userInfo = { name: 'Nell Ashgrove', email, phone: '(555) 010-0142' };
  const data = { listingUrl: link, amount: 2999, userInfo };
  const ordered = await request.post(`${site.url}/functions/v1/create-payment`, { data });
  const { url } = (await ordered.json()) as { url: string };
  const sessionId = url.split('/').at(-1) as string;
  site.stripe.settle(sessionId, 'paid');
  await request.post(`${site.url}/functions/v1/verify-payment`, { data: { session_id: sessionId } });
  return { sessionId, podcastId: await findOrder(request, site, email) };
}

async function findOrder(request: APIRequestContext, { url, headers }: Site, email: string): Promise<string> {
  const found = await request.get(`${url}/api/desk/podcasts`, { headers, params: { search: email } });
  const { podcasts } = (await found.json()) as { podcasts: { id: string }[] };
  return podcasts[0]?.id as string;
}

/** Nothing is known of this home but what the page says, and the agent has no more to tell. */
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

const openReview = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Open reviews' }).getByRole('button', { name }).click({ timeout: 120_000 });

producing(
  'staff decide about episodes that are really made, and cancel one with its refund',
  async ({ page, site }) => {
    const { request } = page;
    const { headers } = site;
    const byHand = {
      customer_email: 'conflict@example.com',
      customer_first_name: 'Nell',
      customer_last_name: 'Ashgrove',
      listing_url: 'https://homes.invalid/31-alder-court',
    };
    await request.post(`${site.url}/api/desk/podcasts`, { headers, data: byHand });
    const podcastId = await findOrder(request, site, byHand.customer_email);
    const data = { podcastId, chatgptData: chatData };
    const filled = await request.post(`${site.url}/functions/v1/process-manual-chatgpt-data`, {
      headers,
      data,
    });
    expect(filled.ok()).toBe(true);
    const thin = await orderPaid(request, site, 'thin@example.com', `${site.url}/samples/quillback-drive`);
    await answerQuestions(request, site, thin.podcastId);

    await page.goto(`${site.url}/admin/reviews`);
    await openReview(page, /The listing contradicts itself.*31 Alder Court/s);
    await page.getByRole('radio', { name: /three-bedroom/ }).check();
    await page.getByRole('button', { name: 'Use what I chose' }).click();
    await expect(page.getByRole('button', { name: /The listing contradicts itself/ })).toHaveCount(0);

    await openReview(page, /116 Quillback Drive/);
    await page.getByRole('button', { name: 'Cancel with refund' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('116 Quillback Drive');
    await question.getByRole('button', { name: 'Cancel and refund' }).dblclick();
    await expect(page.getByText('The order is cancelled and the payment is on its way back.')).toBeVisible();
    await expect(page.getByRole('button', { name: /116 Quillback Drive/ })).toHaveCount(0);
    expect(site.stripe.refunds).toEqual([thin.sessionId]);
    const mails = await request.get(`${site.url}/api/dev/mails`, { params: { search: 'thin@example.com' } });
    expect(await mails.text()).toContain('Your podcast order is cancelled and refunded');
  },
);
