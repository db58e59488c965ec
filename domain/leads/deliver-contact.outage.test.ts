import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHubSpot } from '#adapters/crm/hubspot.ts';
import { LeadRefused } from '#adapters/lead-webhook/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { startFakeHubSpot } from '#tests/fakes/hubspot.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { deliverContact } from './deliver-contact.ts';
import { processContacts } from './process-contacts.ts';
import { recordContact } from './record-contact.ts';
import { resumeContacts } from './resume-contacts.ts';

const fake = await startFakeHubSpot();
afterAll(fake.stop);
const crm = createHubSpot({ accessToken: 'pat-test', apiUrl: fake.apiUrl, timeoutMs: 5000 });
const { ctx, setNow } = await createTestContext({ crm });
const start = ctx.now();

beforeEach(async () => {
  fake.setOutage(undefined);
  fake.notes.length = 0;
  setNow(start);
  await ctx.db.delete(contacts);
});

async function addContacts(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const email = `buyer-${index}@example.com`;
    const details = { agentEmail: 'agent@example.com' };
    const contact = { contactType: 'listing_lead', sourceKey: `outage:${index}`, email, details } as const;
    await recordContact(ctx, contact, ['crm', 'spreadsheet', 'webhook', 'staff_mail', 'agent_mail']);
  }
}

const deliveries = () => ctx.db.select().from(contactDeliveries);
const openOnes = async () => (await deliveries()).filter((row) => row.status === 'pending');
const attemptAll = async () =>
  Promise.allSettled((await openOnes()).map((row) => deliverContact(ctx, row.id)));

test('an hour-long CRM outage loses no contact and doesn’t delay the others', async () => {
  await addContacts(20);
  fake.setOutage('reset');
  for (const minutes of [0, 1, 15, 60]) {
    setNow(new Date(start.getTime() + minutes * 60_000));
    await attemptAll();
  }
  const waiting = await openOnes();
  expect(waiting.map((row) => row.destination)).toEqual(Array(20).fill('crm'));
  expect(waiting[0]).toMatchObject({ attempts: 4, lastError: 'hubspot: no answer', claimedUntil: null });
  fake.setOutage(undefined);
  await attemptAll();
  await attemptAll();
  expect(await openOnes()).toEqual([]);
  expect(fake.notes).toHaveLength(20);
  expect((await deliveries()).every((row) => row.status === 'delivered')).toBe(true);
});

test('one worker at a time delivers, and the claim of a killed one expires', async () => {
  await addContacts(1);
  const id = (await deliveries()).find((row) => row.destination === 'crm')?.id ?? '';
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => deliverContact(ctx, id)));
  expect(fake.notes).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Unavailable);
  }
  await leaveClaimed('1 minute');
  await expect(deliverContact(ctx, id)).rejects.toThrow('another worker is delivering it');
  await leaveClaimed('-1 second');
  await deliverContact(ctx, id);
  expect(fake.notes).toHaveLength(1);
});

/** The state that a worker leaves if it is killed while delivering. */
async function leaveClaimed(until: string): Promise<void> {
  const claimedUntil = sql`now() + ${until}::interval`;
  await ctx.db.update(contactDeliveries).set({ status: 'pending', claimedUntil });
}

test.each([-2, 2])('a worker whose clock is %s hours off sees when a claim has expired', async (hours) => {
  await addContacts(1);
  const id = (await deliveries()).find((row) => row.destination === 'crm')?.id ?? '';
  setNow(new Date(start.getTime() + hours * 3_600_000));
  await leaveClaimed('1 minute');
  await expect(deliverContact(ctx, id)).rejects.toThrow('another worker is delivering it');
  await leaveClaimed('-1 second');
  await deliverContact(ctx, id);
  expect(fake.notes).toHaveLength(1);
});

test('a claim from before the clock was set back blocks nobody', async () => {
  await addContacts(1);
  await leaveClaimed('2 hours');
  await attemptAll();
  expect(await openOnes()).toEqual([]);
});

test('an open delivery that the queue gave up is queued again, and nothing else', async () => {
  await addContacts(2);
  await ctx.db.execute(sql`update contact_deliveries set updated_at = now() - interval '1 hour'`);
  expect(await resumeContacts(ctx)).toBe(0);
  const [lost, held, fresh, done] = (await deliveries()).map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ];
  await ctx.db.execute(sql`update pgboss.job set state = 'failed' where name = 'deliver-contact'
    and data ->> 'deliveryId' in (${lost}, ${held}, ${fresh}, ${done})`);
  await ctx.db.execute(
    sql`update contact_deliveries set claimed_until = now() + interval '1 minute' where id = ${held}`,
  );
  await ctx.db.execute(sql`update contact_deliveries set updated_at = now() where id = ${fresh}`);
  await ctx.db.execute(sql`update contact_deliveries set status = 'delivered' where id = ${done}`);
  expect(await resumeContacts(ctx)).toBe(1);
  const { rows } = await ctx.db.execute(
    sql`select data ->> 'deliveryId' as id from pgboss.job where name = 'deliver-contact' and state = 'created'
      and data ->> 'deliveryId' in (${lost}, ${held}, ${fresh}, ${done})`,
  );
  expect(rows).toEqual([{ id: lost }]);
});

test('staff and agent each get one email, and a reply goes to the buyer', async () => {
  await addContacts(1);
  await attemptAll();
  const sent = await ctx.db.select().from(mails).where(eq(mails.replyTo, 'buyer-0@example.com'));
  expect(sent.map((mail) => mail.recipient).sort()).toEqual([
    'agent@example.com',
    'staff@hearthcast.example',
  ]);
});

test('staff retry abandoned deliveries; the summary says who and why', async () => {
  await addContacts(3);
  fake.setOutage(400);
  await attemptAll();
  expect((await deliveries()).filter((row) => row.status === 'failed')).toHaveLength(3);
  fake.setOutage('garbage');
  const failed = await processContacts(ctx);
  expect(failed).toMatchObject({ total_found: 3, processed_successfully: 0, errors: 3 });
  expect(failed.processing_errors).toContainEqual({
    contact: 'buyer-0@example.com <buyer-0@example.com>',
    error: 'hubspot: answered no JSON',
  });
  fake.setOutage(undefined);
  const done = await processContacts(ctx);
  expect(done).toMatchObject({ total_found: 3, processed_successfully: 3, errors: 0, processing_errors: [] });
  expect(done.processed_contacts).toContainEqual({
    name: 'buyer-1@example.com',
    email: 'buyer-1@example.com',
    status: 'delivered',
  });
  expect(fake.notes).toHaveLength(3);
  expect(await processContacts(ctx)).toMatchObject({ total_found: 0 });
});

test('a refusal is final until staff retry', async () => {
  await addContacts(1);
  const { ctx: refusing } = {
    ctx: { ...ctx, crm: { saveLead: () => Promise.reject(new LeadRefused('no')) } },
  };
  await Promise.allSettled((await openOnes()).map((row) => deliverContact(refusing, row.id)));
  const [given] = (await deliveries()).filter((row) => row.destination === 'crm');
  expect(given).toMatchObject({ status: 'failed', lastError: 'no' });
});
