import { beforeEach, expect, test } from 'vitest';
import { contacts } from '#db/schema/leads.ts';
import { mails, rateLimits } from '#db/schema/operations.ts';
import { webhookEvents } from '#db/schema/webhooks.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createWebhook } from '../webhooks/create-webhook.ts';
import { handOverContact } from './hand-over-contact.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@consent.example' });
await createPaidPodcast(ctx, {
  userId: owner.userId,
  customerEmail: 'owner@consent.example',
  listing: { slug: 'elm', status: 'active', agentName: 'Mara <b>Ellison</b>' },
});
const url = 'https://hooks.hearthcast-consent.com/';
await createWebhook(ctx, { userId: owner.userId, url, events: ['lead.created'], ip: '127.0.0.1' });
const buyer = { name: 'Bo Li', email: 'bo@example.com', phone: '5550100142', message: 'Is it open?' };

beforeEach(async () => {
  for (const table of [contacts, rateLimits, mails, webhookEvents]) await ctx.db.delete(table);
});

/** The form as the page renders it, with a visitor's input. */
async function fillForm(change: Record<string, string> = {}): Promise<URLSearchParams> {
  const html = await (await app.request('/listings/elm')).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
  const given = { ...buyer, consent: hidden('consent'), pageVersion: hidden('pageVersion'), ...change };
  return new URLSearchParams(given);
}

async function submit(body: URLSearchParams) {
  const answer = await app.request('/listings/elm', { method: 'POST', body });
  expect(answer.status).toBe(303);
  const [contact] = await ctx.db.select().from(contacts);
  if (!contact) throw new Error('nothing was saved');
  return contact;
}

test('a lead keeps the words that the page showed, when, and on which version of the page', async () => {
  const form = await fillForm();
  const { consent, listingId } = await submit(form);
  expect(consent).toEqual({
    wording:
      'By sending this, you agree that we’ll share it with the agent for this home, who may reply by email, phone or text. See our Privacy Policy.',
    givenAt: ctx.now().toISOString(),
    pageVersion: form.get('pageVersion'),
  });
  await ctx.db.delete(contacts);
  const json = { ...Object.fromEntries(form), listingId };
  await app.request('/functions/v1/create-hubspot-lead', { method: 'POST', body: JSON.stringify(json) });
  expect((await ctx.db.select().from(contacts))[0]?.consent).toEqual(consent);
});

test.each<Record<string, string>>([
  { consent: 'You may sell my house' },
  { consent: '' },
  { consent: 'x'.repeat(5000) },
  { pageVersion: 'yesterday' },
  { pageVersion: '' },
])('%j is not consent, but no reason to lose the lead', async (change) => {
  expect((await submit(await fillForm(change))).consent).toBeNull();
});

test('the consent goes wherever the lead goes', async () => {
  const contact = await submit(await fillForm());
  const { wording, pageVersion } = contact.consent ?? { wording: '-', pageVersion: '-' };
  const heard: string[] = [];
  const keep = async ({ message }: { message: string }) => void heard.push(message);
  const ears = { ...ctx, crm: { saveLead: keep }, spreadsheet: { ...ctx.spreadsheet, addRow: keep } };
  for (const destination of ['crm', 'spreadsheet', 'agent_mail', 'staff_mail'] as const)
    await handOverContact(ears, contact, { destination, deliveryKey: destination });
  const events = await ctx.db.select().from(webhookEvents);
  const sent = [...heard, ...(await ctx.db.select().from(mails)).map((mail) => mail.text), events[0]?.body];
  expect(sent).toHaveLength(5);
  for (const text of sent) {
    expect(text?.replace(/\s+/g, ' ')).toContain(wording);
    expect(text).toContain(pageVersion);
  }
});
