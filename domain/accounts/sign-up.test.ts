import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '#db/schema/accounts.ts';
import { authOneTimeTokens, authUsers } from '#db/schema/auth.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { inviteUser } from './invite-user.ts';
import { mailAccountLink } from './mail-account-link.ts';
import { authenticate } from './queries.ts';
import { recordSignUpLead } from './record-sign-up-lead.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';
import { verifyLink } from './verify-link.ts';

const { ctx, queue, setNow } = await createTestContext();
const START = Date.now();
const client = { ip: '192.0.2.1', userAgent: 'Test' };
let clock = 0;
/** After the email gap. */
const later = () => setNow(new Date(START + ++clock * 61_000));

function join(email: string, password: string, firstName = 'Ana') {
  later();
  const data = { first_name: firstName, phone: '+15550100100', listing_url: 'https://homes.example/1' };
  return signUp(ctx, { email, phone: undefined, password, data, redirectTo: undefined, ip: client.ip });
}

async function newestToken(email: string): Promise<string> {
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return new URL(mail?.text.match(/http\S+token=\S+/)?.[0] ?? '').searchParams.get('token') ?? '';
}

const verify = (token: string, type: string) => verifyLink(ctx, { token, type, client });
const signInWith = (email: string, password: string) =>
  signIn(ctx, { email, password, client }).then(
    () => 'ok',
    (error) => error.accountCode,
  );

test('the email that is used decides the password and the data', async () => {
  const email = 'victim@example.com';
  await join(email, 'attacker-secret', 'Mallory');
  const older = await newestToken(email);
  await join(email, 'victim-secret', 'Vera');
  const newer = await newestToken(email);
  const grant = await verify(newer, 'signup');
  expect(grant.account.user.userMetadata).toMatchObject({ first_name: 'Vera', email_verified: true });
  expect(await signInWith(email, 'attacker-secret')).toBe('invalid_credentials');
  expect(await signInWith(email, 'victim-secret')).toBe('ok');
  await expect(verify(older, 'signup')).rejects.toMatchObject({ accountCode: 'otp_expired' });
});

test('a reset confirms the address but never activates an unconfirmed password', async () => {
  const email = 'owner@example.com';
  await join(email, 'attacker-secret');
  later();
  await mailAccountLink(ctx, { requestId: 'r1', kind: 'recovery', email, redirectTo: ctx.site.url });
  const grant = await verify(await newestToken(email), 'recovery');
  expect(grant.account.user.emailConfirmedAt).not.toBeNull();
  expect(await signInWith(email, 'attacker-secret')).toBe('invalid_credentials');
});

test('confirming creates the profile, and changing data updates it', async () => {
  const email = 'profile@example.com';
  await join(email, 'first-secret', 'Pat');
  expect(await ctx.db.$count(profiles, eq(profiles.email, email))).toBe(0);
  const grant = await verify(await newestToken(email), 'signup');
  const read = async () => (await ctx.db.select().from(profiles).where(eq(profiles.email, email)))[0];
  expect(await read()).toMatchObject({ firstName: 'Pat', phone: '+15550100100' });
  const caller = await authenticate(ctx, grant.accessToken);
  await updateUser(ctx, caller, {
    data: { first_name: 'Patricia', phone: null },
    hasAppMetadata: false,
    ip: '',
  });
  expect(await read()).toMatchObject({ firstName: 'Patricia', phone: '' });
});

test('a sign-up becomes one lead, however often it is repeated', async () => {
  const email = 'lead@example.com';
  const user = await join(email, 'first-secret');
  await join(email, 'first-secret');
  const waiting = await queue.boss.findJobs('record-sign-up-lead', { key: user.id });
  expect(waiting.map((job) => job.data)).toEqual([{ userId: user.id }]);
  await recordSignUpLead(ctx, user.id);
  await recordSignUpLead(ctx, user.id);
  const found = await ctx.db
    .select()
    .from(contacts)
    .innerJoin(contactDeliveries, eq(contactDeliveries.contactId, contacts.id))
    .where(eq(contacts.email, email));
  const destinations = found.map((row) => row.contact_deliveries.destination);
  expect(destinations.sort()).toEqual(['crm', 'spreadsheet', 'webhook']);
  expect(new Set(found.map((row) => row.contacts.id)).size).toBe(1);
  expect(found[0]?.contacts).toMatchObject({ contactType: 'sign_up', listingUrl: 'https://homes.example/1' });
});

test('signing up twice with a known or a pending address returns the same id each', async () => {
  const waiting = [
    await join('waiting@example.com', 'first-secret'),
    await join('waiting@example.com', 'x-secret'),
  ];
  await verify(await newestToken('waiting@example.com'), 'signup');
  const known = [
    await join('waiting@example.com', 'first-secret'),
    await join('waiting@example.com', 'x-secret'),
  ];
  expect(waiting[0]?.id).toBe(waiting[1]?.id);
  expect(known[0]?.id).toBe(known[1]?.id);
  expect(known[0]?.id).not.toBe(waiting[0]?.id);
});

test('a link is stored as a hash and expires after an hour', async () => {
  const email = 'slow@example.com';
  await join(email, 'first-secret');
  const token = await newestToken(email);
  expect(token).toHaveLength(43);
  const hashes = await ctx.db.select({ hash: authOneTimeTokens.tokenHash }).from(authOneTimeTokens);
  expect(JSON.stringify(hashes)).not.toContain(token);
  setNow(new Date(START + clock * 61_000 + 3_600_001));
  await expect(verify(token, 'signup')).rejects.toMatchObject({ accountCode: 'otp_expired' });
  clock += 60;
});

test('a used link voids the account’s other links', async () => {
  const email = 'forgetful@example.com';
  await join(email, 'first-secret');
  await verify(await newestToken(email), 'signup');
  const tokens = [];
  for (const requestId of ['one', 'two']) {
    later();
    await mailAccountLink(ctx, { requestId, kind: 'recovery', email, redirectTo: ctx.site.url });
    tokens.push(await newestToken(email));
  }
  const [older, newer] = tokens as [string, string];
  await verify(newer, 'recovery');
  await expect(verify(older, 'recovery')).rejects.toMatchObject({ accountCode: 'otp_expired' });
});

test('if two people use one link at once, one gets in', async () => {
  const email = 'race@example.com';
  await join(email, 'first-secret');
  const token = await newestToken(email);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => verify(token, 'signup')));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('an email request is answered once, and only if needed', async () => {
  const count = (email: string) => ctx.db.$count(mails, eq(mails.recipient, email));
  const ask = (requestId: string, kind: 'confirmation' | 'recovery', email: string) =>
    mailAccountLink(ctx, { requestId, kind, email, redirectTo: ctx.site.url });
  await ask('a', 'recovery', 'nobody@example.com');
  expect(await count('nobody@example.com')).toBe(0);
  await join('again@example.com', 'first-secret');
  later();
  await ask('b', 'confirmation', 'again@example.com');
  await ask('b', 'confirmation', 'again@example.com');
  expect(await count('again@example.com')).toBe(2);
  await verify(await newestToken('again@example.com'), 'invite');
  await ask('c', 'confirmation', 'again@example.com');
  expect(await count('again@example.com')).toBe(2);
});

test('an invited account has no password until its owner chooses one', async () => {
  later();
  const email = 'agent@example.com';
  const invitation = {
    email,
    firstName: 'Gus',
    mailKey: 'set-up:1',
    mail: { kind: 'set-up-account', home: undefined } as const,
    redirectTo: `${ctx.site.url}/set-password?listing=9`,
    invitedBy: null,
  };
  const { userId } = await inviteUser(ctx, invitation);
  expect(await inviteUser(ctx, invitation)).toEqual({ userId, isAlreadyConfirmed: false });
  expect(await ctx.db.$count(mails, eq(mails.recipient, email))).toBe(1);
  const invited = await newestToken(email);
  await mailAccountLink(ctx, { requestId: 'g', kind: 'recovery', email, redirectTo: ctx.site.url });
  const again = await ctx.db.select().from(mails).where(eq(mails.mailKey, 'recovery:g'));
  expect(again[0]?.subject, 'there is no password to reset').toContain('Set your');
  const grant = await verify(invited, 'invite');
  expect(grant.account.user).toMatchObject({ id: userId, passwordHash: null });
  expect(grant.account.user.userMetadata).toMatchObject({ first_name: 'Gus' });
  const caller = await authenticate(ctx, grant.accessToken);
  await updateUser(ctx, caller, { password: 'chosen-secret', hasAppMetadata: false, ip: '' });
  expect(await signInWith(email, 'chosen-secret')).toBe('ok');
  const kinds = await ctx.db.select({ kind: mails.kind }).from(mails).where(eq(mails.recipient, email));
  expect(kinds.map(({ kind }) => kind).sort(), 'a first password is no change').toEqual([
    'first-password',
    'recovery',
    'set-up-account',
  ]);
  expect(await inviteUser(ctx, { ...invitation, mailKey: 'set-up:2' })).toEqual({
    userId,
    isAlreadyConfirmed: true,
  });
  const [user] = await ctx.db.select().from(authUsers).where(eq(authUsers.id, userId));
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
});
