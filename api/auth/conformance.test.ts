import type { Session } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { startAccountServer, type TestClient } from '#tests/support/account-server.ts';

const server = await startAccountServer();
const { ctx, url, createClient, readLink } = server;
ctx.accounts.hasRateLimits = false;
ctx.accounts.mailGapSeconds = 0;

async function signedIn(
  email: string,
  password = 'first-secret',
): Promise<{ client: TestClient; session: Session }> {
  await createConfirmedUser(ctx, { email, password, firstName: 'Ana' });
  const client = createClient();
  const { data, error } = await client.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return { client, session: data.session as Session };
}

function refresh(refreshToken: string): Promise<{ status: number; body: Record<string, never> }> {
  return call('POST', '/token?grant_type=refresh_token', { refresh_token: refreshToken });
}

async function call(method: string, path: string, body?: object, accessToken?: string) {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json;charset=UTF-8',
      'X-Supabase-Api-Version': '2024-01-01',
      ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}

test('sign up, confirm by email, sign in, refresh, sign out', async () => {
  const email = 'maria@example.com';
  const client = createClient();
  const data = { first_name: 'Maria', phone: '+1 555 010 0100', listing_url: 'https://homes.example/1' };
  const signUp = await client.signUp({
    email: 'Maria@Example.com',
    password: 'first-secret',
    options: { data },
  });
  expect(signUp.error).toBeNull();
  expect(signUp.data.session).toBeNull();
  expect(signUp.data.user).toMatchObject({ email, role: 'authenticated', user_metadata: data });
  expect(signUp.data.user?.identities).toHaveLength(1);

  const early = await client.signInWithPassword({ email, password: 'first-secret' });
  expect(early.error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  });

  const link = await readLink(email);
  expect(link).toMatchObject({ type: 'signup', redirectTo: ctx.site.url });
  const verified = await client.verifyOtp({ token_hash: link.token, type: 'signup' });
  expect(verified.error).toBeNull();
  expect(verified.data.user).toMatchObject({
    id: signUp.data.user?.id,
    user_metadata: { email_verified: true },
  });
  const again = await client.verifyOtp({ token_hash: link.token, type: 'signup' });
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });

  const signIn = await client.signInWithPassword({ email, password: 'first-secret' });
  expect(signIn.error).toBeNull();
  const claims = await client.getClaims();
  expect(claims.data?.claims).toMatchObject({
    iss: url,
    sub: signUp.data.user?.id,
    aud: 'authenticated',
    aal: 'aal1',
    phone: '',
    is_anonymous: false,
    amr: [{ method: 'password' }],
  });
  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(signIn.data.session?.refresh_token);
  expect((await client.getUser()).data.user?.email).toBe(email);

  expect((await client.signOut()).error).toBeNull();
  const gone = await call('GET', '/user', undefined, refreshed.data.session?.access_token);
  expect(gone).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
});

test('parallel refreshes of one token all get the same new one', async () => {
  const { session } = await signedIn('tabs@example.com');
  const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(session.refresh_token)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
  expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
  expect(answers[0]?.body.refresh_token).not.toBe(session.refresh_token);
});

test('an older token ends the session', async () => {
  const { session } = await signedIn('thief@example.com');
  const first = await refresh(session.refresh_token);
  const second = await refresh(first.body.refresh_token ?? '');
  expect(second.status).toBe(200);
  const stale = await refresh(session.refresh_token);
  expect(stale).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  });
  expect(await refresh(second.body.refresh_token ?? '')).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_not_found' },
  });
  const bearer = await call('GET', '/user', undefined, second.body.access_token);
  expect(bearer.body).toMatchObject({ code: 'session_not_found' });
});

test('recovery sets a new password and ends the other sessions', async () => {
  const email = 'forgot@example.com';
  const other = await signedIn(email);
  const client = createClient();
  const redirectTo = `${ctx.site.url}/auth?reset=true`;
  expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const link = await readLink(email);
  expect(link).toMatchObject({ type: 'recovery', redirectTo });

  const opened = await call(
    'GET',
    `/verify?token=${link.token}&type=recovery&redirect_to=${encodeURIComponent(redirectTo)}`,
  );
  expect(opened.status).toBe(303);
  const target = new URL(opened.headers.get('location') ?? '');
  expect(target.pathname + target.search).toBe('/auth?reset=true');
  const fragment = new URLSearchParams(target.hash.slice(1));
  expect([...fragment.keys()]).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ]);
  const set = await client.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(set.error).toBeNull();
  expect((await client.updateUser({ password: 'first-secret' })).error?.code).toBe('same_password');
  expect((await client.updateUser({ password: 'short' })).error).toMatchObject({
    code: 'weak_password',
    reasons: ['length'],
  });
  expect((await client.updateUser({ password: 'second-secret' })).error).toBeNull();
  expect((await client.getUser()).error).toBeNull();
  expect((await other.client.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await createClient().signInWithPassword({ email, password: 'first-secret' })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await createClient().signInWithPassword({ email, password: 'second-secret' })).error).toBeNull();
  expect((await server.readMail(email)).kind).toBe('password-changed');
});

test('a second factor: enroll, verify, sign in with it, remove it', async () => {
  const email = 'careful@example.com';
  const { client, session } = await signedIn(email);
  const other = await signedIn(email);
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone app' });
  expect(enrolled.error).toBeNull();
  const factor = enrolled.data as unknown as {
    id: string;
    totp: { secret: string; qr_code: string; uri: string };
  };
  expect(factor.totp.qr_code).not.toContain('#');
  expect(factor.totp.uri).toMatch(/^otpauth:\/\/totp\//);
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
  const code = totp.generate();

  const challenge = await client.mfa.challenge({ factorId: factor.id });
  const challengeId = challenge.data?.id ?? '';
  const wrong = await client.mfa.verify({
    factorId: factor.id,
    challengeId,
    code: code === '000000' ? '000001' : '000000',
  });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  const right = await client.mfa.verify({ factorId: factor.id, challengeId, code });
  expect(right.error).toBeNull();
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  });
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
  expect((await other.client.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await server.readMail(email)).kind).toBe('factor-added');

  // The token from before the step-up never opens the session again.
  expect((await refresh(session.refresh_token)).body).toMatchObject({ code: 'refresh_token_already_used' });

  const back = await signedIn(email);
  expect((await back.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await back.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  });
  expect((await back.client.updateUser({ password: 'third-secret' })).error).toMatchObject({
    status: 401,
    code: 'insufficient_aal',
  });
  expect((await back.client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  });
  const replay = await back.client.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(replay.error?.code).toBe('mfa_verification_failed');
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  expect((await back.client.mfa.challengeAndVerify({ factorId: factor.id, code: next })).error).toBeNull();
  expect((await back.client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await back.client.refreshSession();
  expect((await back.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
});

test('sign-out respects its scope', async () => {
  const email = 'everywhere@example.com';
  const [a, b, c] = [await signedIn(email), await signedIn(email), await signedIn(email)];
  expect((await a.client.signOut({ scope: 'others' })).error).toBeNull();
  expect((await b.client.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await a.client.getUser()).error).toBeNull();
  const d = await signedIn(email);
  expect((await a.client.signOut({ scope: 'local' })).error).toBeNull();
  expect((await d.client.getUser()).error).toBeNull();
  expect((await c.client.getUser()).error?.name).toBe('AuthSessionMissingError');
  const bad = await call('POST', '/logout?scope=galaxy', undefined, d.session.access_token);
  expect(bad).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  const answer = await call('POST', '/logout', undefined, d.session.access_token);
  expect(answer).toMatchObject({ status: 204, body: {} });
});
