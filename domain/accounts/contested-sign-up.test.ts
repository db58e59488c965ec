import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { mails } from '#db/schema/operations.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { inviteUser } from './invite-user.ts';
import { mailAccountLink } from './mail-account-link.ts';
import { authenticate, isAdmin } from './queries.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';
import { verifyLink } from './verify-link.ts';

const { ctx, setNow } = await createTestContext();
const START = Date.now();
let clock = 0;
/** After the email gap. */
const later = () => setNow(new Date(START + ++clock * 61_000));

const vera = { password: 'victim-secret', name: 'Vera', ip: '192.0.2.1' };
const mallory = { password: 'attacker-secret', name: 'Mallory', ip: '203.0.113.9' };
type Person = typeof vera;

async function join(email: string, { password, name, ip }: Person) {
  later();
  const data = { first_name: name };
  const answer = await signUp(ctx, { email, phone: undefined, password, data, redirectTo: undefined, ip });
  return { answer, link: await newestLink(email) };
}

async function resend(email: string) {
  later();
  const redirectTo = `${ctx.site.url}/account`;
  await mailAccountLink(ctx, { requestId: `${clock}`, kind: 'confirmation', email, redirectTo });
  return newestLink(email);
}

async function newestLink(email: string) {
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  const { searchParams } = new URL(mail?.text.match(/http\S+token=\S+/)?.[0] ?? '');
  const read = (name: string) => searchParams.get(name) ?? '';
  return { token: read('token'), type: read('type'), target: read('redirect_to') };
}

const open = ({ token, type }: { token: string; type: string }) =>
  verifyLink(ctx, { token, type, client: { ip: vera.ip, userAgent: 'Test' } });

const opensWith = (email: string, { password, ip }: Person) =>
  signIn(ctx, { email, password, client: { ip, userAgent: 'Test' } }).then(
    () => true,
    () => false,
  );

test.for([
  ['the owner first', [vera, mallory]],
  ['the stranger first', [mallory, vera]],
  ['only the stranger', [mallory]],
] as const)('a mail sent again sets no password: %s', async ([order, people]) => {
  const email = `${order.replaceAll(' ', '-')}@again.example`;
  for (const person of people) await join(email, person);
  const link = await resend(email);
  expect(link).toMatchObject({ type: 'invite', target: `${ctx.site.url}/set-password` });
  const { accessToken, account } = await open(link);
  expect(account.user.passwordHash).toBeNull();
  if (people.length > 1) expect(account.user.userMetadata.first_name).toBeUndefined();
  expect(await opensWith(email, mallory)).toBe(false);
  const caller = await authenticate(ctx, accessToken);
  await updateUser(ctx, caller, { password: 'chosen-after', hasAppMetadata: false, ip: vera.ip });
  expect(await opensWith(email, mallory)).toBe(false);
  expect(await opensWith(email, { ...vera, password: 'chosen-after' })).toBe(true);
});

test.for([
  ['the owner first', [vera, mallory]],
  ['the stranger first', [mallory, vera]],
] as const)('of two sign-ups from two networks neither link sets a password: %s', async ([order, people]) => {
  for (const clicked of [0, 1]) {
    const email = `${order.replaceAll(' ', '-')}-${clicked}@both.example`;
    const links = [];
    for (const person of people) links.push((await join(email, person)).link);
    const { account } = await open(links[clicked] as (typeof links)[0]);
    expect(account.user.passwordHash).toBeNull();
    expect(account.user.userMetadata.first_name).toBeUndefined();
    expect(await opensWith(email, mallory)).toBe(false);
  }
});

test('the link that is used decides which of two sign-ups sets the password', async () => {
  for (const clicked of [0, 1]) {
    const email = `twice-${clicked}@example.com`;
    const tries = [vera, { ...vera, password: 'second-secret' }];
    const links = [];
    for (const person of tries) links.push((await join(email, person)).link);
    await open(links[clicked] as (typeof links)[0]);
    expect(await opensWith(email, tries[clicked] as Person)).toBe(true);
    expect(await opensWith(email, tries[1 - clicked] as Person)).toBe(false);
  }
});

test('a person who asks for the email again keeps the name given at sign-up', async () => {
  await join('kept@example.com', vera);
  const { account } = await open(await resend('kept@example.com'));
  expect(account.user.userMetadata).toMatchObject({ first_name: 'Vera' });
});

test('a stranger who signs up for an order’s account gets no access', async () => {
  const email = 'guest@example.com';
  later();
  await inviteUser(ctx, {
    email,
    firstName: 'Gus',
    mailKey: 'set-up:guest',
    mail: { kind: 'set-up-account', home: undefined },
    redirectTo: `${ctx.site.url}/set-password`,
    invitedBy: null,
  });
  const { link } = await join(email, mallory);
  expect(link).toMatchObject({ type: 'invite', target: `${ctx.site.url}/set-password` });
  const { account } = await open(link);
  expect(account.user.passwordHash).toBeNull();
  expect(account.user.userMetadata.first_name).not.toBe('Mallory');
});

test('an order for an address with a pending sign-up removes the password from its link', async () => {
  const email = 'ordered@example.com';
  const { link } = await join(email, mallory);
  later();
  await inviteUser(ctx, {
    email,
    firstName: 'Gus',
    mailKey: 'set-up:ordered',
    mail: { kind: 'set-up-account', home: undefined },
    redirectTo: `${ctx.site.url}/set-password`,
    invitedBy: null,
  });
  const { account } = await open(link);
  expect(account.user).toMatchObject({ passwordHash: null, userMetadata: { first_name: 'Gus' } });
});

test('a sign-up at the moment of the click doesn’t change the confirmed account', async () => {
  const email = 'moment@example.com';
  const { link } = await join(email, vera);
  later();
  const data = { first_name: mallory.name };
  const attempt = { email, phone: undefined, data, redirectTo: undefined, ...mallory };
  let late: ReturnType<typeof signUp> | undefined;
  await inTransaction(ctx, async (tx) => {
    await verifyLink(tx, { ...link, client: { ip: vera.ip, userAgent: 'Test' } });
    late = signUp(ctx, attempt);
    await waitsForALock();
  });
  await late;
  expect(await opensWith(email, mallory)).toBe(false);
  expect(await opensWith(email, vera)).toBe(true);
});

async function waitsForALock(): Promise<void> {
  const { rows } = await ctx.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  if (rows.length === 0) return waitsForALock();
}

test('a reset of a contested account sets neither password nor name', async () => {
  const email = 'reset@example.com';
  await join(email, vera);
  await join(email, mallory);
  later();
  await mailAccountLink(ctx, { requestId: 'reset', kind: 'recovery', email, redirectTo: ctx.site.url });
  const { account } = await open(await newestLink(email));
  expect(account.user.passwordHash).toBeNull();
  expect(account.user.userMetadata.first_name).toBeUndefined();
});

test('a sign-up with an address of the staff list becomes an invitation', async () => {
  const email = 'grace@hearthcast.example';
  const { answer, link } = await join(email, mallory);
  const { answer: usual } = await join('anybody@example.com', mallory);
  expect(Object.keys(answer)).toEqual(Object.keys(usual));
  expect(answer).toMatchObject({ email, metadata: { first_name: 'Mallory' } });
  expect((await join(email, mallory)).answer.id).toBe(answer.id);
  expect(link).toMatchObject({ type: 'invite', target: `${ctx.site.url}/set-password` });
  const { account } = await open(await resend(email));
  expect(account.user.passwordHash).toBeNull();
  expect(account.user.userMetadata).toEqual({ email_verified: true });
  expect(await isAdmin(ctx, { userId: account.user.id })).toBe(true);
  expect(await opensWith(email, mallory)).toBe(false);
});

test('a link from before the address joined the staff list sets no password', async () => {
  const email = 'new-colleague@example.com';
  const { link } = await join(email, mallory);
  const accounts = { ...ctx.accounts, staffEmails: [email] };
  const client = { ip: vera.ip, userAgent: 'Test' };
  await verifyLink({ ...ctx, accounts }, { ...link, client });
  const [user] = await ctx.db.select().from(authUsers).where(eq(authUsers.email, email));
  expect(user).toMatchObject({ passwordHash: null, userMetadata: { email_verified: true } });
});
