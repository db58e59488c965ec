import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeringOrders } from '#db/schema/answering.ts';
import { apiKeys } from '#db/schema/api-keys.ts';
import { authUsers } from '#db/schema/auth.ts';
import { balances } from '#db/schema/balances.ts';
import { brands } from '#db/schema/brands.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { listingDrafts, listings } from '#db/schema/listings.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { keptRecords } from '#db/schema/records.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { recordAudit } from '#domain/audit.ts';
import { shareRecord } from '#domain/records/sharing/share-record.ts';
import { updateRecord } from '#domain/records/update-record.ts';
import { setPublished } from '#domain/takedowns/set-published.ts';
import { consentWording, createRecordedHome } from '#tests/support/recorded-home.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { deleteAccount } from './delete-account.ts';
import { requestExport } from './export-account.ts';
import { sweepKept } from './sweep-kept.ts';

const { ctx, folder, setNow } = await createTestContext();
const password = 'Test-password-1';
const ip = '203.0.113.77';

async function createPerson(name: string) {
  const email = `${name}@leaving.example`;
  const { userId } = await createConfirmedUser(ctx, { email, firstName: name, lastName: 'Leaver', password });
  return { userId, email };
}

type Person = Awaited<ReturnType<typeof createPerson>>;
const remove = ({ userId }: Person, given: object = {}) =>
  deleteAccount(ctx, { userId, password, confirmation: 'DELETE', signedInAt: ctx.now(), ip, ...given });

/** Data of the account in every place that could remember it. */
async function createTraces({ userId, email }: Person) {
  const home = await createRecordedHome(ctx, { userId, email });
  const actor = { actorId: userId, ip };
  await updateRecord(ctx, home.podcastId);
  await shareRecord(ctx, { podcastId: home.podcastId, label: 'Broker', days: 7, actor });
  await ctx.db.insert(brands).values({ userId, name: 'Maya Leaver', website: 'https://maya-leaver.example' });
  await ctx.db.insert(apiKeys).values({
    userId,
    name: 'CRM of Maya Leaver',
    prefix: 'hc_x',
    keyHash: randomUUID(),
    scopes: [],
    requestsPerMinute: 1,
  });
  await ctx.db
    .insert(webhookEndpoints)
    .values({ userId, url: 'https://maya-leaver.example/h', events: [], sealedSecret: 's' });
  await ctx.db.insert(checkouts).values({
    idempotencyKey: randomUUID(),
    provider: 'demo',
    status: 'paid',
    sessionId: `pay-${userId}`,
    userId,
    customerEmail: email,
    links: [],
    unitCents: 2999,
    paidCents: 2999,
    paidAt: ctx.now(),
    expiresAt: ctx.now(),
  });
  await ctx.db.insert(answeringOrders).values({
    formKey: randomUUID(),
    planId: 'busy',
    status: 'active',
    userId,
    customerEmail: email,
    transferNumber: '+15125550142',
    timeZone: 'America/Chicago',
    numberId: randomUUID(),
  });
  const [contact] = await ctx.db
    .insert(contacts)
    .values({ contactType: 'order', sourceKey: `order:${randomUUID()}`, email, podcastId: home.podcastId })
    .returning();
  const deliveryKey = `sheet:${contact?.id}`;
  await ctx.db
    .insert(contactDeliveries)
    .values({ contactId: contact?.id as string, destination: 'spreadsheet', deliveryKey });
  const row = {
    contact_type: 'order',
    first_name: '',
    last_name: '',
    phone: '',
    listing_url: '',
    amount: '',
    status: '',
    message: '',
  };
  await ctx.spreadsheet.addRow({ ...row, submission_date: '2026-11-01', email }, deliveryKey);
  await ctx.db.insert(mails).values({
    mailKey: randomUUID(),
    messageId: randomUUID(),
    kind: 'staff',
    recipient: 'staff@hearthcast.example',
    subject: 'New order',
    html: `<p>${email}</p>`,
    text: email,
  });
  await ctx.db
    .insert(listingDrafts)
    .values({ corrections: { beds: { value: 3, by: email, at: '', pageSaid: 2 } } });
  await recordAudit(ctx, {
    actorId: null,
    action: 'order.deleted',
    subject: 'x',
    details: { customerEmail: email },
  });
  await recordAudit(ctx, { ...actor, action: 'signed_in' });
  await ctx.queue.send('publish-feeds', { podcastId: home.podcastId });
  await ctx.queue.send('mail-account-link', { requestId: 'r', kind: 'recovery', email, redirectTo: '' });
  await requestExport(ctx, userId);
  await setPublished(ctx, { podcastId: home.podcastId, isPublished: false, actor });
  return home;
}

/** Every row of every table of the product and of the queue, as text, by table. */
async function dumpDatabase(): Promise<Map<string, string>> {
  const { rows: tables } = await ctx.db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await ctx.db.execute<{ text: string | null }>(
      sql`select string_agg(to_jsonb(t)::text, E'\n') as text from ${sql.raw(name)} t`,
    );
    dump.set(name, rows[0]?.text ?? '');
  }
  return dump;
}

async function storedText(): Promise<string> {
  const found: string[] = [];
  for await (const { key } of ctx.storage.list(''))
    found.push(key, readFileSync(join(folder, 'files', key), 'latin1'));
  return found.join('\n');
}

test('deleting an account leaves nothing that names it except what is listed as kept', async () => {
  const person = await createPerson('maya');
  const home = await createTraces(person);
  const stays = await createPerson('other');
  const others = await createRecordedHome(ctx, stays);
  const words = [
    person.userId,
    person.email,
    home.podcastId,
    home.listingId,
    home.slug,
    'Maya Leaver',
    'maya-leaver',
  ];
  const before = await dumpDatabase();
  expect([...before.values()].filter((text) => text.includes(person.userId)).length).toBeGreaterThan(8);

  expect(await remove(person)).toEqual({ homes: 1, kept: 2 });

  const traces = [...(await dumpDatabase())].flatMap(([table, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`),
  );
  // Its phone number waits for the sweep that releases it.
  expect(await ctx.db.select().from(answeringOrders)).toMatchObject([
    { status: 'canceled', numberId: expect.any(String), transferNumber: '' },
  ]);
  // The payment is kept under the address that made it.
  expect(traces).toEqual([`public.kept_records: ${person.userId}`, `public.kept_records: ${person.email}`]);
  const stored = await storedText();
  expect(words.filter((word) => stored.includes(word))).toEqual([]);
  for (const key of home.keys) expect(await ctx.storage.stat(key)).toBeUndefined();
  for (const key of others.keys) expect(await ctx.storage.stat(key)).toBeDefined();
  expect(await ctx.db.$count(podcasts, eq(podcasts.id, others.podcastId))).toBe(1);
});

test('kept records say what the law requires, and are deleted when their time is over', async () => {
  const kept = await ctx.db.select().from(keptRecords);
  expect(kept.map(({ kind }) => kind).sort()).toEqual(['consent', 'payment']);
  expect(kept.find(({ kind }) => kind === 'consent')?.content).toMatchObject({
    wording: consentWording,
    email: 'ben.buyer@leads.example',
  });
  expect(kept.find(({ kind }) => kind === 'payment')?.content).toMatchObject({ paidCents: 2999 });
  const now = ctx.now();
  setNow(new Date(now.getTime() + 6 * 365 * 86_400_000));
  await sweepKept(ctx);
  expect((await ctx.db.select().from(keptRecords)).map(({ kind }) => kind)).toEqual(['payment']);
  setNow(now);
});

test('nothing is deleted without the password', async () => {
  const person = await createPerson('careful');
  await expect(remove(person, { password: 'wrong' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(remove(person, { password: undefined })).rejects.toMatchObject({ code: 'invalid' });
  expect(await ctx.db.$count(authUsers, eq(authUsers.id, person.userId))).toBe(1);
  for (let guess = 0; guess < 3; guess += 1) await remove(person, { password: 'wrong' }).catch(() => {});
  await expect(remove(person)).rejects.toMatchObject({ code: 'too_many' });
});

test('someone without a password needs a fresh sign-in', async () => {
  const person = await createPerson('invited');
  await ctx.db.update(authUsers).set({ passwordHash: null }).where(eq(authUsers.id, person.userId));
  const old = new Date(ctx.now().getTime() - 3_600_000);
  await expect(remove(person, { password: undefined, signedInAt: old })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await remove(person, { password: undefined })).toMatchObject({ homes: 0 });
});

test('a team’s only owner, staff and anyone with a balance cannot be deleted', async () => {
  const owner = await createPerson('owner');
  await createTestTeam(ctx, owner);
  await expect(remove(owner)).rejects.toThrow('only owner');
  const rich = await createPerson('rich');
  await ctx.db.insert(balances).values({ userId: rich.userId, cents: 1200 });
  await expect(remove(rich)).rejects.toThrow('$12.00');
});

test('a team keeps its homes, and only the approvals in their records name the person who left', async () => {
  const [owner, member] = [await createPerson('boss'), await createPerson('member')];
  const teamId = await createTestTeam(ctx, owner, { member: [member] });
  const home = await createRecordedHome(ctx, { ...member, teamId });
  await ctx.db
    .update(listings)
    .set({ corrections: { beds: { value: 3, by: member.email, at: '', pageSaid: 2 } } })
    .where(eq(listings.podcastId, home.podcastId));
  await updateRecord(ctx, home.podcastId);
  await remove(member);
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, home.podcastId));
  expect(podcast).toMatchObject({ userId: owner.userId, customerEmail: owner.email });
  const dump = await dumpDatabase();
  const naming = [...dump].filter(([, text]) => text.includes(member.email) || text.includes(member.userId));
  expect(naming.map(([table]) => table)).toEqual([]);
  expect(await ctx.db.$count(auditLog, eq(auditLog.action, 'account.deleted'))).toBeGreaterThan(0);
});
