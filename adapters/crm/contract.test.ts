import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeHubSpot } from '#tests/fakes/hubspot.ts';
import { LeadRefused } from '../lead-webhook/contract.ts';
import { Unavailable } from '../unavailable.ts';
import { createHubSpot } from './hubspot.ts';
import { createCrmJournal } from './journal.ts';

const fake = await startFakeHubSpot();
afterAll(fake.stop);
const account = { accessToken: 'pat-test', apiUrl: fake.apiUrl };
const hubspot = createHubSpot(account);
const impatient = createHubSpot({ ...account, timeoutMs: 300 });
const lead = {
  kind: 'order',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: '',
  phone: '+15550100142',
  company: '',
  listingUrl: 'https://homes.example/1',
  message: 'A <b>quiet</b> street',
  amountCents: 2999,
  status: 'paid',
  timestamp: '2026-03-01T12:00:00.000Z',
};

beforeEach(() => {
  fake.contacts.clear();
  fake.notes.length = 0;
  fake.faults.length = 0;
});

test.each([
  // Leads are already rows; nothing leaves the machine.
  ['journal', createCrmJournal(), 0],
  ['hubspot', hubspot, 1],
])('%s accepts a lead, and accepts it again without a duplicate', async (_, crm, told) => {
  await expect(crm.saveLead(lead, 'key-1')).resolves.toBeUndefined();
  expect([fake.contacts.size, fake.notes.length]).toEqual([told, told]);
  await expect(crm.saveLead(lead, 'key-1')).resolves.toBeUndefined();
  expect([fake.contacts.size, fake.notes.length]).toEqual([told, told]);
});

test('a lead sent twice is one contact with one note; another lead adds another note', async () => {
  await hubspot.saveLead(lead, 'key-1');
  await hubspot.saveLead(lead, 'key-1');
  await hubspot.saveLead({ ...lead, firstName: '', phone: '' }, 'key-2');
  expect(Object.fromEntries(fake.contacts)).toEqual({
    'ana@example.com': {
      email: 'ana@example.com',
      firstname: 'Ana',
      phone: '+15550100142',
      lifecyclestage: 'customer',
    },
  });
  expect(fake.notes).toHaveLength(2);
  expect(fake.notes[0]).toMatchObject({
    contactId: 'contact-ana@example.com',
    body: expect.stringMatching(
      /Listing: https:\/\/homes\.example\/1<br>Amount: \$29\.99<br>.*&lt;b&gt;quiet/,
    ),
  });
});

test.each([500, 503, 429, 401, 409, 'reset', 'garbage', 'hang'] as const)(
  '%s may be tried again',
  async (fault) => {
    fake.faults.push(fault);
    await expect(impatient.saveLead(lead, 'key-1')).rejects.toBeInstanceOf(Unavailable);
  },
);

test('a lead that was saved although the response got lost is not saved twice', async () => {
  const before = fake.notes.length;
  fake.faults.push('late');
  await expect(impatient.saveLead(lead, 'key-late')).rejects.toBeInstanceOf(Unavailable);
  await hubspot.saveLead(lead, 'key-late');
  expect(fake.notes.length - before).toBe(1);
});

test('an address that HubSpot rejects is a final error', async () => {
  await expect(hubspot.saveLead({ ...lead, email: 'nobody' }, 'key-1')).rejects.toBeInstanceOf(LeadRefused);
});
