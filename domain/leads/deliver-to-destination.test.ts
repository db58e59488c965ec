import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { mails, rateLimits } from '#db/schema/operations.ts';
import { createConnectedAgent, startLeadVendors } from '#tests/support/connected-agent.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { resendLead } from '../destinations/resend-lead.ts';
import { type DestinationKind, destinationKinds } from '../destinations/rules.ts';
import { updateDestination } from '../destinations/update-destination.ts';
import { deliverContact } from './deliver-contact.ts';
import { processContacts } from './process-contacts.ts';
import { recordListingLead } from './record-listing-lead.ts';
import { resumeContacts } from './resume-contacts.ts';
import { consentWording } from './rules.ts';

const vendors = await startLeadVendors();
const { fub, hubspot, salesforce, hooks, smtp } = vendors;
const { ctx, setNow, queue } = await createTestContext(vendors.overrides);
const agent = await createConnectedAgent(ctx, vendors, { email: 'agent@connected.example' });
const start = ctx.now();
const consent = consentWording('customer', null);

beforeEach(async () => {
  setNow(start);
  for (const table of [contacts, mails, rateLimits]) await ctx.db.delete(table);
  await ctx.db.update(leadDestinations).set({ isEnabled: true });
  fub.people.clear();
  hubspot.contacts.clear();
  const lists = [fub.events, hubspot.notes, salesforce.leads, hooks.taken, hooks.calls, smtp.received];
  for (const list of lists) list.length = 0;
  for (const vendor of [fub, hubspot, salesforce]) {
    vendor.faults.length = 0;
    vendor.setOutage(undefined);
  }
  hooks.answerWith(() => 200);
  await queue.boss.deleteQueuedJobs('deliver-contact');
});

const buyer = { name: 'Ana Díaz', email: 'ana@example.com', phone: '5550100142', message: 'Is it quiet?' };

async function sendLead(change: Partial<typeof buyer> = {}): Promise<void> {
  const lead = { ...buyer, ...change, consent, pageVersion: agent.listing.updatedAt.toISOString() };
  await recordListingLead(ctx, {
    ...lead,
    listingId: agent.listing.id,
    reachSource: 'sign',
    ip: '127.0.0.1',
  });
}

async function read(kind: DestinationKind) {
  const [row] = await ctx.db
    .select()
    .from(contactDeliveries)
    .where(eq(contactDeliveries.destinationId, agent.destinationIds[kind]));
  if (!row) throw new Error(`nothing is on its way to ${kind}`);
  return row;
}

const deliver = async (kind: DestinationKind, context = ctx) =>
  deliverContact(context, (await read(kind)).id);
/** What each destination has received so far. */
const counts = (): Record<DestinationKind, number> => ({
  follow_up_boss: fub.events.length,
  hubspot: hubspot.notes.length,
  salesforce: salesforce.leads.length,
  kvcore: smtp.received.filter((mail) => mail.recipients[0] === 'dropbox@kvcore.example').length,
  webhook: hooks.taken.length,
  email: smtp.received.filter((mail) => mail.recipients[0] === 'assistant@agent.example').length,
});
const textOf = (kind: DestinationKind): string => {
  const mailTo = (to: string) => smtp.received.find((mail) => mail.recipients[0] === to)?.parsed.text ?? '';
  const texts: Record<DestinationKind, () => string> = {
    follow_up_boss: () => JSON.stringify(fub.events),
    hubspot: () => JSON.stringify(hubspot.notes),
    salesforce: () => JSON.stringify(salesforce.leads),
    kvcore: () => mailTo('dropbox@kvcore.example'),
    webhook: () => hooks.taken[0]?.text ?? '',
    email: () => mailTo('assistant@agent.example').replace(/\s+/g, ' '),
  };
  return texts[kind]();
};

const sayInEastern = (moment: Date) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'America/New_York',
  })
    .format(moment)
    .replace('\u202f', ' ');

test('a lead reaches every destination once, however often it is tried, with its consent', async () => {
  await sendLead();
  for (const kind of destinationKinds) for (let time = 0; time < 3; time += 1) await deliver(kind);
  expect(Object.values(counts())).toEqual(Array(destinationKinds.length).fill(1));
  for (const kind of destinationKinds) {
    expect(await read(kind)).toMatchObject({ status: 'delivered', attempts: 1, isUnsure: false });
    const text = textOf(kind);
    // People read the email, programs the rest.
    const agreedAt = kind === 'email' ? sayInEastern(ctx.now()) : ctx.now().toISOString();
    for (const part of [consent, agreedAt, agent.listing.updatedAt.toISOString()])
      expect(text).toContain(part);
    expect(text).toContain('Yard sign');
  }
});

test.each(destinationKinds)('killed between sending to %s and recording it', async (kind) => {
  await sendLead();
  const die = (): never => {
    throw new Error('killed');
  };
  const post = async (call: Parameters<typeof ctx.webhooks.post>[0]) => {
    await ctx.webhooks.post(call);
    return die();
  };
  const dyingVendor = (name: 'follow_up_boss' | 'hubspot' | 'salesforce') => ({
    ...ctx.leadVendors[name],
    send: async (...given: Parameters<(typeof ctx.leadVendors)['hubspot']['send']>) => {
      await ctx.leadVendors[name].send(...given);
      return die();
    },
  });
  const mail = {
    send: async (message: Parameters<typeof ctx.mail.send>[0]) => {
      await ctx.mail.send(message);
      return die();
    },
  };
  const dying = {
    ...ctx,
    webhooks: { ...ctx.webhooks, post },
    mail,
    leadVendors: {
      follow_up_boss: dyingVendor('follow_up_boss'),
      hubspot: dyingVendor('hubspot'),
      salesforce: dyingVendor('salesforce'),
    },
  };
  await deliver(kind, dying).catch(() => {});
  expect(counts()[kind]).toBe(1);
  await ctx.db.update(contactDeliveries).set({ claimedUntil: sql`now() - interval '1 second'` });
  await deliver(kind);
  if (kind === 'salesforce') {
    // It can't be queried and recognizes nothing, so the agent decides.
    expect(await read(kind)).toMatchObject({ status: 'failed', isUnsure: true });
    expect(counts()[kind]).toBe(1);
    return;
  }
  expect(await read(kind)).toMatchObject({ status: 'delivered', isUnsure: false });
  if (kind === 'webhook') expect(new Set(hooks.taken.map((call) => call.id)).size).toBe(1);
  else if (kind === 'kvcore' || kind === 'email')
    expect(new Set(smtp.received.map((mail) => mail.parsed.messageId)).size).toBe(1);
  else expect(counts()[kind]).toBe(1);
});

test('a vendor that is down for an hour gets the lead once afterward, and delays nobody', async () => {
  await sendLead();
  for (const vendor of [fub, hubspot, salesforce]) vendor.setOutage({ status: 503 });
  hooks.answerWith(() => 503);
  const down = ['follow_up_boss', 'hubspot', 'salesforce', 'webhook'] as const;
  for (const minutes of [0, 1, 15, 60]) {
    setNow(new Date(start.getTime() + minutes * 60_000));
    for (const kind of down) await deliver(kind);
  }
  await deliver('email');
  expect(counts()).toMatchObject({ follow_up_boss: 0, hubspot: 0, salesforce: 0, webhook: 0, email: 1 });
  expect(await read('hubspot')).toMatchObject({ status: 'pending', attempts: 4, claimedUntil: null });
  for (const vendor of [fub, hubspot, salesforce]) vendor.setOutage(undefined);
  hooks.answerWith(() => 200);
  for (const kind of [...down, ...down]) await deliver(kind);
  expect(counts()).toMatchObject({ follow_up_boss: 1, hubspot: 1, salesforce: 1, webhook: 1, email: 1 });
});

test('a vendor that says when to retry is left alone until then', async () => {
  await sendLead();
  // As if a worker had taken the job.
  await queue.boss.deleteQueuedJobs('deliver-contact');
  fub.faults.push({ status: 429, headers: { 'Retry-After': '3600' } });
  await deliver('follow_up_boss');
  const { id } = await read('follow_up_boss');
  const jobs = await queue.boss.findJobs<{ deliveryId: string }>('deliver-contact', { key: id });
  const waits = jobs.map((job) => job.startAfter.getTime() - job.createdOn.getTime());
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(3_590_000);
});

test('a refused lead is shown with its reason; the agent is notified once a day and can send it again', async () => {
  hubspot.setOutage({ status: 403, body: { message: 'Missing scopes' } });
  await sendLead();
  await deliver('hubspot');
  expect(await read('hubspot')).toMatchObject({
    status: 'failed',
    isUnsure: false,
    answer: expect.stringContaining('Missing scopes'),
  });
  const told = () => ctx.db.$count(mails, eq(mails.kind, 'lead-undelivered'));
  expect(await told()).toBe(1);
  const { id: deliveryId } = await read('hubspot');
  await resendLead(ctx, { deliveryId, userId: agent.userId });
  await deliver('hubspot');
  expect(await told()).toBe(1);
  hubspot.setOutage(undefined);
  await resendLead(ctx, { deliveryId, userId: agent.userId });
  await deliver('hubspot');
  await resendLead(ctx, { deliveryId, userId: agent.userId });
  await deliver('hubspot');
  expect(counts().hubspot).toBe(1);
});

test('the agent can resend a lead to Salesforce that was never confirmed; staff can’t', async () => {
  await sendLead();
  salesforce.faults.push('reset');
  await deliver('salesforce');
  expect(await read('salesforce')).toMatchObject({ status: 'failed', isUnsure: true });
  hubspot.faults.push({ status: 403 });
  await deliver('hubspot');
  await processContacts(ctx);
  expect(await read('salesforce')).toMatchObject({ status: 'failed' });
  expect([await read('hubspot'), counts().hubspot]).toMatchObject([{ status: 'failed' }, 0]);
  await resendLead(ctx, { deliveryId: (await read('salesforce')).id, userId: agent.userId });
  await deliver('salesforce');
  expect(await read('salesforce')).toMatchObject({ status: 'delivered', isUnsure: false });
  expect(counts().salesforce).toBe(1);
});

test('a refused email is shown, and is delivered when it is sent again', async () => {
  await sendLead();
  smtp.refusals.push({ at: 'recipient', code: 550, message: 'No such mailbox' });
  await deliver('kvcore');
  const failed = await read('kvcore');
  expect(failed).toMatchObject({ status: 'failed', answer: expect.stringContaining('No such mailbox') });
  await resendLead(ctx, { deliveryId: failed.id, userId: agent.userId });
  await deliver('kvcore');
  expect(counts().kvcore).toBe(1);
});

test('a disabled destination gets nothing new, and waiting leads are sent when it is turned on', async () => {
  const destinationId = agent.destinationIds.follow_up_boss;
  const turn = (isEnabled: boolean) =>
    updateDestination(ctx, { destinationId, isEnabled, userId: agent.userId, ip: '127.0.0.1' });
  await sendLead();
  await turn(false);
  await deliver('follow_up_boss');
  expect(await read('follow_up_boss')).toMatchObject({ status: 'pending', attempts: 0, claimedUntil: null });
  await ctx.db.execute(sql`delete from pgboss.job where name = 'deliver-contact'`);
  await ctx.db
    .update(contactDeliveries)
    .set({ updatedAt: sql`now() - interval '1 hour'` })
    .where(eq(contactDeliveries.destinationId, destinationId));
  await resumeContacts(ctx);
  expect(
    await ctx.db.execute(
      sql`select 1 from pgboss.job where data ->> 'deliveryId' = ${(await read('follow_up_boss')).id}`,
    ),
  ).toMatchObject({ rows: [] });
  await sendLead({ email: 'later@example.com' });
  const mine = and(
    eq(contactDeliveries.destinationId, destinationId),
    eq(contactDeliveries.status, 'pending'),
  );
  expect(await ctx.db.$count(contactDeliveries, mine)).toBe(1);
  await turn(true);
  await deliver('follow_up_boss');
  expect(counts().follow_up_boss).toBe(1);
});

test('hostile text arrives as text', async () => {
  const message = '</comments></prospect><x a="1">& ]]> =CMD()\r\nBcc: all@evil.example';
  await sendLead({ name: '=HYPERLINK("x") & "Co"', message });
  for (const kind of destinationKinds) await deliver(kind);
  const document = textOf('kvcore');
  expect(document).toContain('&amp;');
  expect(document.match(/<\/comments>/g)).toHaveLength(1);
  expect(document.match(/<prospect>/g)).toHaveLength(1);
  expect(smtp.received.every((mail) => !/^bcc:/im.test(mail.raw.split('\r\n\r\n')[0] ?? ''))).toBe(true);
  expect(smtp.received.every((mail) => mail.recipients.length === 1)).toBe(true);
  expect(
    smtp.received.find((mail) => mail.recipients[0]?.startsWith('dropbox'))?.parsed.html,
  ).toBeUndefined();
  expect(fub.events[0]?.person.firstName).toBe('=HYPERLINK("x")');
});
