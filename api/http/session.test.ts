import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { userRoles } from '#db/schema/accounts.ts';
import { authSessions, authUsers } from '#db/schema/auth.ts';
import { challengeFactor } from '#domain/accounts/challenge-factor.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { endSession } from '#domain/accounts/end-session.ts';
import { enrollFactor } from '#domain/accounts/enroll-factor.ts';
import { authenticate, isAdmin, listSessions } from '#domain/accounts/queries.ts';
import { signIn } from '#domain/accounts/sign-in.ts';
import { verifyFactor } from '#domain/accounts/verify-factor.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { readSession, requireSignedIn } from './session.ts';

const { ctx, setNow } = await createTestContext();
const ip = '192.0.2.1';

async function newUser(email: string, isAdminToo = false) {
  const input = { email, password: 'first-secret', firstName: 'Ana', isAdmin: isAdminToo };
  const { userId } = await createConfirmedUser(ctx, input);
  return { userId, token: await signInToken(email) };
}

async function signInToken(email: string): Promise<string> {
  const client = { ip, userAgent: 'Test browser' };
  return (await signIn(ctx, { email, password: 'first-secret', client })).accessToken;
}

function by(token?: string): Request {
  return new Request('http://localhost/', token ? { headers: { Authorization: `Bearer ${token}` } } : {});
}

test('a valid token identifies its user; anything else is a visitor', async () => {
  const { userId, token } = await newUser('ana@example.com');
  expect(await readSession(ctx, by(token))).toEqual({
    userId,
    email: 'ana@example.com',
    isEmailConfirmed: true,
    sessionId: expect.any(String),
    aal: 'aal1',
  });
  for (const visitor of [by(), by('public-anon-key'), by(`${token}x`)]) {
    expect(await readSession(ctx, visitor)).toBeUndefined();
  }
});

test('one of our tokens with malformed ids is nobody', async () => {
  const { kid, key } = await ctx.keys.signingKey();
  const seconds = Math.floor(ctx.now().getTime() / 1000);
  const claims = { iss: `${ctx.site.url}/auth/v1`, aud: 'authenticated', iat: seconds, exp: seconds + 60 };
  for (const [sub, session_id] of [
    [crypto.randomUUID(), null],
    [crypto.randomUUID(), 'x'],
    ['x', crypto.randomUUID()],
  ]) {
    const token = await new SignJWT({ ...claims, sub: String(sub), session_id })
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(key);
    expect(await readSession(ctx, by(token))).toBeUndefined();
    await expect(authenticate(ctx, token)).rejects.toMatchObject({ status: 403, accountCode: 'bad_jwt' });
  }
});

test('an ended session and an expired token stop working right away', async () => {
  const { userId, token } = await newUser('bo@example.com');
  const other = await signInToken('bo@example.com');
  const sessions = await listSessions(ctx, { userId });
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ ip, userAgent: 'Test browser', aal: 'aal1' });
  const { sessionId } = requireSignedIn(await readSession(ctx, by(token)));
  expect(await endSession(ctx, { userId: crypto.randomUUID(), sessionId })).toBe(false);
  expect(await endSession(ctx, { userId, sessionId })).toBe(true);
  expect(await readSession(ctx, by(token))).toBeUndefined();
  expect(await readSession(ctx, by(other))).toBeDefined();
  await ctx.db.update(authSessions).set({ notAfter: ctx.now() }).where(eq(authSessions.userId, userId));
  expect(await readSession(ctx, by(other))).toBeUndefined();
  const late = await signInToken('bo@example.com');
  setNow(new Date(ctx.now().getTime() + 3_601_000));
  expect(await readSession(ctx, by(late))).toBeUndefined();
});

test('with a second factor, a session with one factor counts as nobody', async () => {
  const { token } = await newUser('careful@example.com');
  const caller = await authenticate(ctx, token);
  const enrolled = await enrollFactor(ctx, caller, {
    type: 'totp',
    friendlyName: '',
    issuer: '',
    phone: '',
    ip,
  });
  expect(await readSession(ctx, by(token))).toBeDefined();
  const factorId = enrolled.factor.id;
  const { id: challengeId } = await challengeFactor(ctx, caller, { factorId, channel: 'sms', ip });
  const totp = new TOTP({ secret: Secret.fromBase32(enrolled.totp?.secret ?? '') });
  const code = totp.generate({ timestamp: ctx.now().getTime() });
  const lifted = await verifyFactor(ctx, caller, { factorId, challengeId, code, ip });
  expect(await readSession(ctx, by(lifted.accessToken))).toMatchObject({ aal: 'aal2' });
  const half = await signInToken('careful@example.com');
  expect(await readSession(ctx, by(half))).toBeUndefined();
});

test('admin is a role or a confirmed staff address, read on each call', async () => {
  const boss = await newUser('boss@example.com', true);
  const plain = await newUser('plain@example.com');
  const staff = await newUser('ada@hearthcast.example');
  expect(await isAdmin(ctx, plain)).toBe(false);
  expect(await isAdmin(ctx, boss)).toBe(true);
  expect(await isAdmin(ctx, staff)).toBe(true);
  await ctx.db.delete(userRoles).where(eq(userRoles.userId, boss.userId));
  expect(await isAdmin(ctx, boss)).toBe(false);
  await ctx.db.update(authUsers).set({ emailConfirmedAt: null }).where(eq(authUsers.id, staff.userId));
  expect(await isAdmin(ctx, staff)).toBe(false);
  expect(await isAdmin(ctx, { userId: 'not-a-uuid' })).toBe(false);
});
