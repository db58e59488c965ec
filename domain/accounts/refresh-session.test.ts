import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { authSessions, authUsers } from '#db/schema/auth.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createConfirmedUser } from './create-confirmed-user.ts';
import { refreshSession } from './refresh-session.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { signIn } from './sign-in.ts';

const { ctx, setNow } = await createTestContext();
const START = new Date('2026-03-01T12:00:00Z').getTime();
const client = { ip: '192.0.2.1', userAgent: null };
const login = { email: 'ana@example.com', password: 'first-secret', client };
await createConfirmedUser(ctx, { ...login, firstName: 'Ana' });

const at = (seconds: number) => setNow(new Date(START + seconds * 1000));
const refresh = async (refreshToken: string) =>
  (await refreshSession(ctx, { refreshToken, client })).refreshToken;
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error) => error.accountCode,
  );

beforeEach(() => at(0));

test('a lost reply is repeated for five minutes, then the token counts as stolen', async () => {
  const first = (await signIn(ctx, login)).refreshToken;
  at(60);
  const second = await refresh(first);
  at(60 + 299);
  expect(await refresh(first)).toBe(second);
  at(60 + 301);
  expect(await code(refresh(first))).toBe('refresh_token_already_used');
  expect(await code(refresh(second))).toBe('refresh_token_not_found');
});

test('both intervals are settings', async () => {
  const strict = { ...ctx, accounts: { ...ctx.accounts, reuseSeconds: 10, lostReplySeconds: 0 } };
  const first = (await signIn(ctx, login)).refreshToken;
  const again = () => refreshSession(strict, { refreshToken: first, client });
  await again();
  at(10);
  expect(await code(again())).toBe('ok');
  at(11);
  expect(await code(again())).toBe('refresh_token_already_used');
});

test('session and methods stay the same, with new tokens', async () => {
  const grant = await signIn(ctx, login);
  at(5);
  const next = await refreshSession(ctx, { refreshToken: grant.refreshToken, client });
  const claims = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const [before, after] = [claims(grant.accessToken), claims(next.accessToken)];
  expect(after.session_id).toBe(before.session_id);
  expect(after.amr).toEqual(before.amr);
  expect(after.iat).toBe(before.iat + 5);
});

test('a session ends after 30 days, or after 14 days without use', async () => {
  let token = (await signIn(ctx, login)).refreshToken;
  const silent = (await signIn(ctx, login)).refreshToken;
  for (const day of [10, 20, 29]) {
    at(day * 86_400);
    token = await refresh(token);
  }
  await expect(refresh(silent)).rejects.toThrow('Invalid Refresh Token: Session Expired (Inactivity)');
  at(31 * 86_400);
  const late = refreshSession(ctx, { refreshToken: token, client });
  await expect(late).rejects.toMatchObject({
    status: 400,
    accountCode: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired',
  });
});

test('a banned user cannot refresh, and can again when the ban ends', async () => {
  const token = (await signIn(ctx, login)).refreshToken;
  const ban = (until: Date | null) =>
    ctx.db.update(authUsers).set({ bannedUntil: until }).where(eq(authUsers.email, login.email));
  await ban(new Date(START + 100_000));
  expect(await code(refresh(token))).toBe('user_banned');
  at(101);
  expect(await code(refresh(token))).toBe('ok');
  await ban(null);
});

test('a token newer than a restored database ends nothing', async () => {
  const token = (await signIn(ctx, login)).refreshToken;
  const keys = await ctx.keys.refreshKeys();
  const parts = readRefreshToken(token, keys);
  if (typeof parts === 'string') throw new Error(parts);
  const ahead = writeRefreshToken({ ...parts, counter: parts.counter + 5 }, keys[0] as Buffer);
  expect(await code(refresh(ahead))).toBe('refresh_token_not_found');
  expect(await ctx.db.$count(authSessions, eq(authSessions.id, parts.sessionId))).toBe(1);
});

test('only failed refreshes are limited', async () => {
  let token = (await signIn(ctx, login)).refreshToken;
  const codes = new Set<string>();
  for (let i = 0; i < 160; i++) codes.add(await code(refresh('nonsense')));
  expect(codes).toEqual(new Set(['validation_failed', 'over_request_rate_limit']));
  for (let i = 0; i < 5; i++) token = await refresh(token);
});

test('a token has one canonical form that only its key can produce', async () => {
  const keys = await ctx.keys.refreshKeys();
  const parts = { sessionId: '6f1b0ac2-9c1c-4f5e-8a55-0d7c8e6ad111', counter: 4_000_000_000 };
  const token = writeRefreshToken(parts, keys[0] as Buffer);
  expect(readRefreshToken(token, keys)).toEqual(parts);
  expect(readRefreshToken(token, [Buffer.alloc(32)])).toBe('forged');
  for (const broken of [
    '',
    `${token}=`,
    ` ${token}`,
    token.slice(1),
    `${token}A`,
    token.replace(/.$/, '*'),
  ]) {
    expect(readRefreshToken(broken, keys)).toBe('malformed');
  }
});
