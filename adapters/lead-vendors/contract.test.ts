import { beforeEach, expect, test } from 'vitest';
import { FUB_KEY, startFakeFollowUpBoss } from '#tests/fakes/follow-up-boss.ts';
import { HUBSPOT_TOKEN, startFakeHubSpotCrm } from '#tests/fakes/hubspot-crm.ts';
import { SALESFORCE_OID, startFakeSalesforce } from '#tests/fakes/salesforce.ts';
import type { VendorFault } from '#tests/fakes/start-vendor.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { eventually } from '#tests/support/processes.ts';
import type { VendorLead } from './contract.ts';
import { createFollowUpBoss } from './follow-up-boss.ts';
import { createHubSpotVendor } from './hubspot.ts';
import { createSalesforceForm } from './salesforce.ts';

const fub = await startFakeFollowUpBoss();
const hubspot = await startFakeHubSpotCrm();
const salesforce = await startFakeSalesforce();
const source = 'hearthcast.example';
const siteUrl = 'https://hearthcast.example';
const connect = (timeoutMs: number) => ({
  fub: createFollowUpBoss({ source, systemKey: 'system-key', apiUrl: fub.url, timeoutMs }),
  hubspot: createHubSpotVendor({ apiUrl: hubspot.url, timeoutMs }),
  salesforce: createSalesforceForm({ siteUrl, formUrl: salesforce.url, timeoutMs }),
});
const vendors = connect(10_000);
/** For faults without a response. */
const impatient = connect(500);
const fakes = { fub, hubspot, salesforce };
const secrets = { fub: FUB_KEY, hubspot: HUBSPOT_TOKEN, salesforce: '' };
type Name = keyof typeof vendors;

const lead: VendorLead = {
  reference: 'hc-1',
  firstName: 'Ana',
  lastName: 'Díaz',
  email: 'ana@example.com',
  phone: '5550100142',
  message: 'A <b>quiet</b> street?\n=HYPERLINK("https://evil.example")',
  home: {
    street: '48 Alder Lane',
    city: 'Fairhaven',
    state: 'WA',
    zip: '98225',
    price: '785000',
    mlsNumber: 'A1042',
    pageUrl: 'https://hearthcast.example/listings/alder',
  },
  cameFrom: 'Yard sign',
  submittedAt: '2026-03-01T12:00:00.000Z',
  consent: {
    wording: 'By sending this, you agree.',
    givenAt: '2026-03-01T12:00:00.000Z',
    pageVersion: '2026-02-28T00:00:00.000Z',
  },
};
const first = { isRepeat: false, mayHaveArrived: false, isTest: false };
const again = { isRepeat: true, mayHaveArrived: true, isTest: false };

function send(
  name: Name,
  change: Partial<VendorLead> = {},
  attempt = first,
  { secret = secrets[name], through = vendors } = {},
) {
  const settings = { oid: SALESFORCE_OID };
  const call = { lead: { ...lead, ...change }, extra: { customSource: 'x' }, settings, secret };
  return through[name].send(call, attempt);
}

beforeEach(() => {
  fub.people.clear();
  hubspot.contacts.clear();
  for (const list of [fub.events, hubspot.notes, salesforce.leads]) list.length = 0;
  for (const fake of Object.values(fakes)) {
    fake.faults.length = 0;
    fake.requests.length = 0;
  }
  fub.state.isFlowArchived = false;
  fub.state.seesPeople = true;
});

test('Follow Up Boss gets an event with the person, the home and the consent', async () => {
  expect(await send('fub')).toEqual({ kind: 'taken', says: 'Follow Up Boss added the contact.' });
  expect(fub.events[0]).toMatchObject({
    source,
    system: 'Hearthcast',
    type: 'Property Inquiry',
    message: lead.message,
    occurredAt: lead.submittedAt,
    person: {
      firstName: 'Ana',
      emails: [{ value: 'ana@example.com' }],
      phones: [{ value: '5550100142' }],
      customSource: 'x',
    },
    property: {
      street: '48 Alder Lane',
      code: '98225',
      mlsNumber: 'A1042',
      price: 785000,
      url: lead.home.pageUrl,
    },
  });
  expect(fub.requests[0]?.headers).toMatchObject({ 'x-system': 'Hearthcast', 'x-system-key': 'system-key' });
});

test('HubSpot gets a contact and a note with markup escaped', async () => {
  expect((await send('hubspot')).kind).toBe('taken');
  expect(hubspot.contacts.get('ana@example.com')).toMatchObject({ firstname: 'Ana', customSource: 'x' });
  expect(hubspot.notes[0]?.body).toContain('A &lt;b&gt;quiet&lt;/b&gt; street?');
});

test('Salesforce gets a form; a single name is sent as the last name', async () => {
  expect((await send('salesforce', { lastName: '' })).kind).toBe('taken');
  expect(salesforce.leads[0]).toMatchObject({
    last_name: 'Ana',
    company: 'Not given',
    email: 'ana@example.com',
  });
  expect(salesforce.leads[0]?.debug).toBeUndefined();
  await send('salesforce', {}, { ...first, isTest: true });
  expect(salesforce.leads[1]?.debug).toBe('1');
});

test('every vendor gets the wording, the time and the page version of the consent', async () => {
  for (const name of Object.keys(vendors) as Name[]) await send(name);
  const received = [fub.events[0]?.description, hubspot.notes[0]?.body, salesforce.leads[0]?.description];
  for (const text of received)
    for (const part of Object.values(lead.consent ?? {})) expect(text).toContain(part);
});

test.each<[Name, VendorFault, string]>([
  ['fub', { status: 400, body: { errorMessage: 'Bad phone' } }, 'refused'],
  ['fub', { status: 403, body: {} }, 'refused'],
  ['fub', { status: 429, headers: { 'Retry-After': '8' } }, 'busy'],
  ['fub', { status: 503 }, 'busy'],
  ['fub', { status: 500 }, 'unsure'],
  ['fub', { status: 200, body: { errorMessage: 'Not today' } }, 'refused'],
  ['fub', 'garbage', 'unsure'],
  ['fub', 'reset', 'unsure'],
  ['fub', 'hang', 'unsure'],
  ['hubspot', { status: 403, body: { message: 'Missing scopes' } }, 'refused'],
  ['hubspot', { status: 409, body: { message: 'Contact already exists' } }, 'busy'],
  ['hubspot', { status: 423 }, 'busy'],
  ['hubspot', { status: 429, headers: { 'Retry-After': '8' } }, 'busy'],
  ['hubspot', { status: 477, headers: { 'Retry-After': '3600' } }, 'busy'],
  ['hubspot', { status: 502 }, 'unsure'],
  ['hubspot', { status: 200, body: { status: 'error', message: 'Invalid email' } }, 'refused'],
  ['hubspot', { status: 207, body: { errors: [{ message: 'Invalid email' }] } }, 'refused'],
  ['hubspot', 'garbage', 'unsure'],
  ['hubspot', 'reset', 'unsure'],
  ['hubspot', 'hang', 'unsure'],
  ['salesforce', { status: 503 }, 'busy'],
  ['salesforce', { status: 500 }, 'unsure'],
  ['salesforce', { status: 404 }, 'refused'],
  ['salesforce', { status: 200, headers: { 'Is-Processed': 'true Exception:common.exception' } }, 'refused'],
  ['salesforce', { status: 200, body: '<title>Down for Maintenance</title>' }, 'unsure'],
  ['salesforce', 'reset', 'unsure'],
  ['salesforce', 'hang', 'unsure'],
])('%s %j is %s', async (name, fault, kind) => {
  fakes[name].faults.push(fault);
  const through = fault === 'hang' ? impatient : vendors;
  const answer = await send(name, {}, first, { through });
  expect(answer.kind).toBe(kind);
  expect(answer.says).toMatch(/^[A-Z].+[.”]$/);
  if (typeof fault === 'object' && fault.status === 429)
    expect(answer).toMatchObject({ retryAfterSeconds: 8 });
});

test('a wrong key is reported as such, and an unreachable vendor as busy', async () => {
  for (const name of ['fub', 'hubspot'] as const) {
    const answer = await send(name, {}, first, { secret: 'wrong-key-12345' });
    expect(answer).toMatchObject({ kind: 'refused', says: expect.stringMatching(/doesn’t accept this/) });
  }
  const nobody = createFollowUpBoss({
    source,
    apiUrl: `http://127.0.0.1:${await findFreePort()}`,
  });
  const call = { lead, extra: {}, settings: {}, secret: FUB_KEY };
  expect((await nobody.send(call, first)).kind).toBe('busy');
});

test('an archived lead flow in Follow Up Boss is not a delivery', async () => {
  fub.state.isFlowArchived = true;
  const answer = await send('fub');
  expect(answer).toMatchObject({ kind: 'refused', says: expect.stringContaining('archived') });
});

test('an address too long for Salesforce is never sent', async () => {
  const answer = await send('salesforce', { email: `${'a'.repeat(80)}@example.com` });
  expect([answer.kind, salesforce.requests.length]).toEqual(['refused', 0]);
});

test.each([
  ['fub', ['late'], fub.events],
  // The contact is saved, then the note.
  ['hubspot', ['none', 'late'], hubspot.notes],
] as const)(
  '%s: a lead that arrived although the response got lost is found',
  async (name, faults, arrived) => {
    fakes[name].faults.push(...faults);
    const late = await send(name, {}, first, { through: impatient });
    expect(late).toMatchObject({ kind: 'unsure', canRepeat: true });
    await eventually(
      async () => arrived.length,
      (count) => count === 1,
    );
    expect((await send(name, {}, again)).kind).toBe('taken');
    expect(arrived).toHaveLength(1);
  },
);

test('Follow Up Boss: a lead that did not arrive is sent again; if the key can’t check, that is left to the agent', async () => {
  await send('fub', { reference: 'hc-other' });
  expect((await send('fub', {}, again)).kind).toBe('taken');
  expect(fub.events).toHaveLength(2);
  fub.state.seesPeople = false;
  expect(await send('fub', { reference: 'hc-3' }, again)).toMatchObject({ kind: 'unsure', canRepeat: false });
  expect(fub.events).toHaveLength(2);
  // Nothing was sent before, so nothing can be duplicated.
  expect((await send('fub', { reference: 'hc-3' }, { ...again, mayHaveArrived: false })).kind).toBe('taken');
});

test('Salesforce: a lead that may have arrived is never sent again', async () => {
  salesforce.faults.push('late');
  const late = await send('salesforce', {}, first, { through: impatient });
  expect(late).toMatchObject({ kind: 'unsure', canRepeat: false });
  expect(await send('salesforce', {}, again)).toMatchObject({ kind: 'unsure', canRepeat: false });
  expect(salesforce.leads).toHaveLength(1);
});

test('the preview shows what would be sent, and sends nothing', () => {
  const call = { lead, extra: { customSource: 'x' }, settings: { oid: SALESFORCE_OID } };
  const names = Object.values(vendors).map((vendor) =>
    vendor.preview(call).flatMap(({ fields }) => fields.map(({ name }) => name)),
  );
  expect(names[0]).toEqual(
    expect.arrayContaining(['firstName', 'emails', 'customSource', 'street', 'message']),
  );
  expect(names[1]).toEqual(expect.arrayContaining(['email', 'customSource', 'hs_note_body']));
  expect(names[2]).toEqual(expect.arrayContaining(['last_name', 'oid', 'customSource', 'description']));
  expect(Object.values(fakes).flatMap(({ requests }) => requests)).toEqual([]);
});
