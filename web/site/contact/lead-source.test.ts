import { beforeEach, expect, test } from 'vitest';
import { contacts } from '#db/schema/leads.ts';
import { mails, rateLimits } from '#db/schema/operations.ts';
import { handOverContact } from '#domain/leads/hand-over-contact.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx, { listingPaths: { '/open-house': 'elm' } });
const owner = await signedIn(ctx, { email: 'owner@elm.example' });
const podcast = await createPaidPodcast(ctx, {
  userId: owner.userId,
  listing: { slug: 'elm', status: 'active' },
});
const buyer = { name: 'Bo Li', email: 'bo@example.com', phone: '5550100142', message: 'Is it open?' };
const post = (path: string, body: URLSearchParams | string, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body, headers });

beforeEach(async () => {
  for (const table of [contacts, rateLimits, mails]) await ctx.db.delete(table);
});

async function readContact() {
  const [contact] = await ctx.db.select().from(contacts);
  if (!contact) throw new Error('nothing was kept');
  return contact;
}

/** What the agent, the CRM and the sheet get. */
async function hearLead(): Promise<string[]> {
  const contact = await readContact();
  const heard: string[] = [];
  const keep = async ({ message }: { message: string }) => void heard.push(message);
  const ears = { ...ctx, crm: { saveLead: keep }, spreadsheet: { ...ctx.spreadsheet, addRow: keep } };
  for (const destination of ['crm', 'spreadsheet', 'agent_mail', 'staff_mail'] as const)
    await handOverContact(ears, contact, { destination, deliveryKey: destination });
  const sent = await ctx.db.select().from(mails);
  return [...heard, ...sent.map((mail) => mail.text.replace(/Found through:?\s+/, 'Came from: '))];
}

test.each([
  ['/listings/elm?src=sign', 'sign', 'Came from: Yard sign'],
  ['/listing/elm?x=1&src=open-house', 'open-house', 'Came from: Open house'],
  ['/open-house?src=flyer', 'flyer', 'Came from: Flyer'],
])('a form sent from %s without a script reports its source to everyone', async (path, source, words) => {
  const answer = await post(path, new URLSearchParams(buyer));
  expect(answer.headers.get('location')).toBe(`/listings/elm/thank-you?src=${source}#contact`);
  expect((await readContact()).details.reachSource).toBe(source);
  const heard = await hearLead();
  expect(heard).toHaveLength(4);
  for (const text of heard) expect(text).toContain(words);
});

test.each([
  ['a source that is none', '/listings/elm?src=%3Cscript%3E', {}],
  ['no source', '/listings/elm', {}],
  ['somebody who asks not to be counted', '/listings/elm?src=sign', { 'sec-gpc': '1' }],
])('%s says nothing', async (_, path, headers) => {
  const answer = await post(path, new URLSearchParams(buyer), headers);
  expect(answer.headers.get('location')).toBe('/listings/elm/thank-you#contact');
  for (const text of await hearLead()) expect(text).not.toContain('Came from');
});

test('leads from scripts and from plain forms are counted together, by source, for the owner', async () => {
  await post('/listings/elm?src=sign', new URLSearchParams(buyer));
  const { listingId } = await readContact();
  for (const reachSource of ['email', 'email', 'made up', undefined]) {
    const body = JSON.stringify({ ...buyer, listingId, reachSource });
    const headers = { 'Content-Type': 'application/json' };
    expect((await post('/functions/v1/create-hubspot-lead', body, headers)).status).toBe(200);
  }
  const answer = await app.request(`/api/podcasts/${podcast.id}/reach`, { headers: owner.headers });
  const { reach } = await answer.json();
  const bySource = reach.sources.map((row: { source: string; leads: number }) => [row.source, row.leads]);
  expect(Object.fromEntries(bySource)).toEqual({ sign: 1, email: 2, direct: 2 });
  expect(reach.totals.leads).toBe(5);
});
