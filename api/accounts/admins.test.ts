import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, mails } from '#db/schema/operations.ts';
import { inviteUser } from '#domain/accounts/invite-user.ts';
import { findUserByEmail } from '#domain/accounts/queries.ts';
import { signUp } from '#domain/accounts/sign-up.ts';
import { verifyLink } from '#domain/accounts/verify-link.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext({ now: () => new Date() });
const app = createFullApp(ctx);
const boss = await signedIn(ctx, { email: 'boss@team.example', isAdmin: true });

type Result = { email: string; success: boolean; message: string };

async function call(headers: Record<string, string>, method: string, path: string, body?: object) {
  const answer = await app.request(path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each test reads what it asked for
  return { status: answer.status, body: (await answer.json()) as any };
}

const grant = (email: unknown) => call(boss.headers, 'POST', '/api/admins', { email });
const remove = (userId: string, by = boss) => call(by.headers, 'DELETE', `/api/admins/${userId}`);
const create = async (users: object[]): Promise<Result[]> =>
  (await call(boss.headers, 'POST', '/functions/v1/create-admin-users', { users })).body.results;
const isStaff = async ({ headers }: { headers: Record<string, string> }) =>
  (await call(headers, 'GET', '/api/admins')).status === 200;
const mailsTo = (recipient: string) => ctx.db.select().from(mails).where(eq(mails.recipient, recipient));

test('any spelling of the address makes a user an admin, once', async () => {
  const person = await signedIn(ctx, { email: 'grace@team.example' });
  expect(await isStaff(person)).toBe(false);
  expect(await grant(' Grace@Team.Example ')).toMatchObject({ status: 200, body: { userId: person.userId } });
  expect(await isStaff(person)).toBe(true);
  const again = await grant('grace@team.example');
  expect(again).toMatchObject({ status: 409, body: { error: { message: 'User is already an admin' } } });
  const written = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, person.userId));
  expect(written.map((row) => [row.action, row.actorId])).toEqual([['admin.granted', boss.userId]]);
});

test.each([
  ['', 'Please enter an email address'],
  [undefined, 'Please enter an email address'],
  ['nobody', 'Please enter a valid email address'],
  ['odd\0@team.example', 'Please enter a valid email address'],
  [`${'x'.repeat(300)}@team.example`, 'Please enter a valid email address'],
])('the address %j is refused', async (email, message) => {
  const { status, body } = await grant(email);
  expect(status).toBe(400);
  expect(body.error.fields.email).toBe(message);
});

test('nobody becomes an admin before signing up, not even with an invitation', async () => {
  const message = 'User must sign up first before being granted admin privileges';
  expect((await grant('stranger@team.example')).body.error.message).toBe(message);
  await inviteUser(ctx, {
    email: 'invited@team.example',
    firstName: 'Ida',
    mailKey: 'invited',
    mail: { kind: 'staff-invite' },
    redirectTo: ctx.site.url,
    invitedBy: null,
  });
  expect((await grant('invited@team.example')).body.error.message).toBe(message);
});

test('a removed role ends with the next request; nobody removes their own role', async () => {
  const other = await signedIn(ctx, { email: 'leaving@team.example', isAdmin: true });
  const own = await remove(other.userId, other);
  expect(own.status).toBe(403);
  expect(own.body.error.message).toBe('You cannot remove your own admin privileges');
  expect(await isStaff(other)).toBe(true);
  expect((await remove(other.userId)).body).toEqual({ isRemoved: true });
  expect(await isStaff(other)).toBe(false);
  expect((await remove(other.userId)).body).toEqual({ isRemoved: false });
  const written = await ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, other.userId), eq(auditLog.action, 'admin.removed')));
  expect(written).toHaveLength(1);
});

test('if two admins remove each other at once, one stays', async () => {
  const one = await signedIn(ctx, { email: 'one@team.example', isAdmin: true });
  const two = await signedIn(ctx, { email: 'two@team.example', isAdmin: true });
  await Promise.all([remove(two.userId, one), remove(one.userId, two)]);
  expect([await isStaff(one), await isStaff(two)].filter(Boolean)).toHaveLength(1);
});

test('the list names everyone with access; an admin from the settings stays', async () => {
  const listed = await signedIn(ctx, { email: 'listed@team.example' });
  const settings = { ...ctx, accounts: { ...ctx.accounts, staffEmails: ['listed@team.example'] } };
  const strict = createFullApp(settings);
  const answer = await strict.request('/api/admins', { headers: listed.headers });
  const { admins } = (await answer.json()) as { admins: { email: string; isOnStaffList: boolean }[] };
  expect(admins).toContainEqual(
    expect.objectContaining({ email: 'boss@team.example', isOnStaffList: false }),
  );
  expect(admins).toContainEqual(
    expect.objectContaining({ email: 'listed@team.example', isOnStaffList: true }),
  );
  const path = `/api/admins/${listed.userId}`;
  expect((await strict.request(path, { method: 'DELETE', headers: boss.headers })).status).toBe(409);
});

test('four accounts in one action: each reports its result and gets its email', async () => {
  await signedIn(ctx, { email: 'known@team.example' });
  const results = await create([
    { email: 'New@Team.Example', firstName: 'Nia' },
    { email: 'known@team.example', firstName: 'Kim' },
    { email: 'boss@team.example', firstName: 'Bo' },
    { email: 'no address', firstName: 'Oz' },
    { email: 'nameless@team.example', firstName: ' ' },
  ]);
  expect(results.map(({ success, message }) => [success, message])).toEqual([
    [true, 'Invitation sent'],
    [true, 'Admin privileges granted to existing user'],
    [false, 'User is already an admin'],
    [false, 'Please enter a valid email address'],
    [false, 'Please enter a first name'],
  ]);
  expect((await mailsTo('new@team.example')).map((mail) => mail.kind)).toEqual(['staff-invite']);
  expect((await mailsTo('known@team.example')).map((mail) => mail.kind)).toEqual(['staff-access']);
  const [again] = await create([{ email: 'new@team.example', firstName: 'Nia' }]);
  expect(again?.success).toBe(true);
  expect(await mailsTo('new@team.example')).toHaveLength(1);
});

test('a password from before the invitation does not open a team account', async () => {
  const email = 'target@team.example';
  const attempt = {
    email,
    phone: undefined,
    password: 'Known-to-a-stranger-1',
    data: {},
    redirectTo: undefined,
  };
  await signUp(ctx, { ...attempt, ip: '192.0.2.1' });
  const [confirmation] = await mailsTo(email);
  expect((await create([{ email, firstName: 'Tara' }]))[0]?.success).toBe(true);
  const token = new URL(
    /https?:\/\/\S+verify\?\S+/.exec(confirmation?.text ?? '')?.[0] ?? '',
  ).searchParams.get('token');
  const client = { ip: '192.0.2.1', userAgent: null };
  const opened = verifyLink(ctx, { token: token ?? '', type: 'signup', client });
  await expect(opened).rejects.toThrow('Email link is invalid or has expired');
  const user = await findUserByEmail(ctx, email);
  expect(user?.passwordHash).toBeNull();
});

test('nobody else can sign up over an invited admin', async () => {
  const email = 'awaited@team.example';
  await create([{ email, firstName: 'Ava' }]);
  const attempt = {
    email,
    phone: undefined,
    password: 'Known-to-a-stranger-1',
    data: {},
    redirectTo: undefined,
  };
  await signUp(ctx, { ...attempt, ip: '192.0.2.2' });
  expect((await mailsTo(email)).map((mail) => mail.kind).sort()).toEqual([
    'already-registered',
    'staff-invite',
  ]);
  expect((await findUserByEmail(ctx, email))?.passwordHash).toBeNull();
});

test('empty, oversized and malformed lists of accounts are rejected', async () => {
  const path = '/functions/v1/create-admin-users';
  const many = Array.from({ length: 21 }, () => ({ email: 'a@team.example', firstName: 'A' }));
  for (const users of [undefined, [], many, ['a@team.example']])
    expect((await call(boss.headers, 'POST', path, { users })).status).toBe(400);
});
