import { eq, ne } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { auditLog, rateLimits } from '#db/schema/operations.ts';
import { type DestinationKind, destinationKinds, MAX_DESTINATIONS } from '#domain/destinations/rules.ts';
import { deliverContact } from '#domain/leads/deliver-contact.ts';
import { callApi, createApiAccount } from '#tests/support/api-account.ts';
import { createConnectedAgent, startLeadVendors } from '#tests/support/connected-agent.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const vendors = await startLeadVendors();
const { ctx } = await createTestContext(vendors.overrides);
const app = createFullApp(ctx);
const agent = await createConnectedAgent(ctx, vendors, { email: 'agent@dest.example', kinds: ['hubspot'] });
const stranger = await createApiAccount(ctx, 'stranger@dest.example');

const call = (name: string, body?: object, headers: Record<string, string> = agent.session) =>
  callApi(app, name, { headers, ...(body ? { body } : {}) });
const create = (kind: DestinationKind, change: object = {}) =>
  call('POST /api/lead-destinations', { kind, name: `My ${kind}`, ...vendors.inputs[kind], ...change });

const find = (rows: { id: string }[], id: string) => rows.find((row) => row.id === id);

beforeEach(async () => {
  await ctx.db.delete(contacts);
  vendors.hubspot.setOutage(undefined);
  await ctx.db.delete(rateLimits);
  const isOther = ne(leadDestinations.id, agent.destinationIds.hubspot);
  await ctx.db.delete(leadDestinations).where(isOther);
});

async function sendLead(): Promise<string> {
  const body = { name: 'Bo Li', email: 'bo@example.com', phone: '5550100142', message: 'Open on Sunday?' };
  const sent = await call(
    'POST /functions/v1/create-hubspot-lead',
    { ...body, listingId: agent.listing.id },
    {},
  );
  expect(sent.status).toBe(200);
  const { body: leads } = await call('GET /api/leads');
  return leads.data[0].deliveries[0].id;
}

test.each(destinationKinds)(
  'a %s is added, tested and deleted, and its secret is never shown',
  async (kind) => {
    const { status, body } = await create(kind);
    expect(status).toBe(200);
    const typed = vendors.inputs[kind].secret ?? body.secret ?? 'none';
    expect(body.secret === null).toBe(kind !== 'webhook');
    const stored = await ctx.db.select().from(leadDestinations).where(eq(leadDestinations.id, body.id));
    const audit = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, body.id));
    const { body: listed } = await call('GET /api/lead-destinations');
    for (const shown of [stored, audit, listed]) expect(JSON.stringify(shown)).not.toContain(typed);
    expect(find(listed.destinations, body.id)).toMatchObject({
      kind,
      isEnabled: true,
      waiting: 0,
      undelivered: 0,
    });
    const tested = await call(`POST /api/lead-destinations/${body.id}/test`, {});
    expect(tested.body).toMatchObject({ isTaken: true, says: expect.stringMatching(/\.$/) });
    if (kind === 'webhook') {
      const received = vendors.hooks.taken.at(-1);
      expect(new Webhook(typed).verify(received?.text ?? '', received?.headers ?? {})).toBeTruthy();
    }
    expect((await call(`DELETE /api/lead-destinations/${body.id}`)).status).toBe(200);
    expect((await call(`DELETE /api/lead-destinations/${body.id}`)).status).toBe(404);
  },
);

test.each<[DestinationKind, object, string]>([
  ['follow_up_boss', { secret: '' }, 'secret'],
  ['follow_up_boss', { secret: 'key with\r\nX-Evil: 1' }, 'secret'],
  ['follow_up_boss', { settings: { eventType: 'Made up' } }, 'settings.eventType'],
  ['follow_up_boss', { mapping: { message: 'emails' } }, 'mapping.message'],
  ['hubspot', { mapping: { message: 'email' } }, 'mapping.message'],
  ['hubspot', { mapping: { message: '__proto__' } }, 'mapping.message'],
  ['hubspot', { mapping: { message: 'a_field', phone: 'a_field' } }, 'mapping.message'],
  ['salesforce', { settings: { oid: '123' } }, 'settings.oid'],
  ['salesforce', { mapping: { message: 'debug' } }, 'mapping.message'],
  ['kvcore', { settings: { address: 'a@b.example, c@d.example' } }, 'settings.address'],
  ['email', { settings: { address: 'a@b.example\r\nBcc: c@d.example' } }, 'settings.address'],
  ['email', { mapping: { message: 'Note\nBcc' } }, 'mapping.message'],
  ['email', { name: '' }, 'name'],
  ['webhook', { settings: { url: 'https://169.254.169.254/latest' } }, 'settings.url'],
  ['webhook', { settings: { url: 'http://hooks.example.com/' } }, 'settings.url'],
])('%s with %j is refused', async (kind, change, field) => {
  const { status, body } = await create(kind, change);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, expect.arrayContaining([field])]);
});

test('a change is checked like a new one, and fields that are left out stay', async () => {
  const { id } = (await create('hubspot')).body;
  const change = (body: object) => call(`PATCH /api/lead-destinations/${id}`, body);
  expect((await change({ secret: 'short' })).status).toBe(400);
  expect((await change({ mapping: { message: 'email' } })).status).toBe(400);
  expect((await change({ mapping: { message: 'last_message', phone: '' } })).status).toBe(200);
  const { body } = await call('GET /api/lead-destinations');
  expect(find(body.destinations, id)).toMatchObject({
    name: 'My hubspot',
    mapping: { message: 'last_message' },
  });
  expect((await call(`POST /api/lead-destinations/${id}/test`, {})).body.isTaken).toBe(true);
  expect(vendors.hubspot.contacts.get('test.lead@example.com')?.last_message).toContain('This is a test');
  expect((await change({ secret: 'pat-na1-revoked123' })).status).toBe(200);
  const tested = await call(`POST /api/lead-destinations/${id}/test`, {});
  expect(tested.body).toMatchObject({ isTaken: false, says: expect.stringContaining('doesn’t accept') });
  await call(`DELETE /api/lead-destinations/${id}`);
});

test.each(destinationKinds)(
  'the preview of %s shows a sample lead with its consent and own fields',
  async (kind) => {
    const names: Record<DestinationKind, string> = {
      follow_up_boss: 'customHome',
      hubspot: 'home_address',
      salesforce: '00N5f00000Abc12',
      kvcore: 'Which home',
      webhook: 'which_home',
      email: 'Which home',
    };
    const before = vendors.hubspot.requests.length;
    const body = { kind, mapping: { homeAddress: names[kind] } };
    const answer = await call('POST /api/lead-destinations/preview', body);
    const text = JSON.stringify(answer.body);
    for (const part of ['test.lead@example.com', 'By sending this, you agree', names[kind], '48 Alder Lane'])
      expect(text).toContain(part);
    expect(vendors.hubspot.requests.length).toBe(before);
    const wrong = await call('POST /api/lead-destinations/preview', { kind, mapping: { message: '<b>' } });
    expect(wrong.status).toBe(400);
  },
);

test('an undelivered lead is shown on the lead and on the destination, and is sent again', async () => {
  const deliveryId = await sendLead();
  vendors.hubspot.setOutage({ status: 403, body: { message: 'Missing scopes' } });
  await deliverContact(ctx, deliveryId);
  const shown = async () => {
    const { body: leads } = await call('GET /api/leads');
    const { body: list } = await call('GET /api/lead-destinations');
    const { body: log } = await call(`GET /api/lead-destinations/${agent.destinationIds.hubspot}/deliveries`);
    const { status, answer } = log.deliveries[0];
    return {
      onLead: leads.data[0].deliveries[0].status,
      undelivered: list.destinations[0].undelivered,
      status,
      answer,
    };
  };
  expect(await shown()).toEqual({
    onLead: 'failed',
    undelivered: 1,
    status: 'failed',
    answer: expect.stringContaining('Missing scopes'),
  });
  vendors.hubspot.setOutage(undefined);
  expect((await call(`POST /api/lead-deliveries/${deliveryId}/resend`, {})).status).toBe(200);
  await deliverContact(ctx, deliveryId);
  expect(await shown()).toMatchObject({ onLead: 'delivered', undelivered: 0, status: 'delivered' });
});

test('a stranger finds nothing and changes nothing', async () => {
  const deliveryId = await sendLead();
  const { hubspot: id } = agent.destinationIds;
  for (const name of [
    `PATCH /api/lead-destinations/${id}`,
    `DELETE /api/lead-destinations/${id}`,
    `POST /api/lead-destinations/${id}/test`,
    `GET /api/lead-destinations/${id}/deliveries`,
    `POST /api/lead-deliveries/${deliveryId}/resend`,
  ]) {
    const isRead = name.startsWith('GET') || name.startsWith('DELETE');
    expect((await call(name, isRead ? undefined : {}, stranger.session)).status).toBe(404);
  }
  expect((await call('GET /api/lead-destinations', undefined, stranger.session)).body.destinations).toEqual(
    [],
  );
  expect((await call('GET /api/leads', undefined, stranger.session)).body.data).toEqual([]);
  expect(await ctx.db.$count(leadDestinations, eq(leadDestinations.id, id))).toBe(1);
  expect(await ctx.db.$count(contactDeliveries, eq(contactDeliveries.id, deliveryId))).toBe(1);
});

test('tests and destinations have limits', async () => {
  const { hubspot: id } = agent.destinationIds;
  const statuses = [];
  for (let time = 0; time < 8; time += 1)
    statuses.push((await call(`POST /api/lead-destinations/${id}/test`, {})).status);
  expect(statuses.at(-1)).toBe(429);
  const row = { userId: stranger.userId, kind: 'email', name: 'x' } as const;
  await ctx.db.insert(leadDestinations).values(Array(MAX_DESTINATIONS).fill(row));
  const body = { kind: 'email', name: 'One more', settings: { address: 'a@b.example' } };
  expect((await call('POST /api/lead-destinations', body, stranger.session)).status).toBe(409);
});
