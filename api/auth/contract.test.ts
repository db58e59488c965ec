import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authSessions, authUsers } from '#db/schema/auth.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { startAccountServer } from '#tests/support/account-server.ts';
import { createCallAuth } from '#tests/support/call-auth.ts';

const server = await startAccountServer();
const { ctx, readLink } = server;
const call = createCallAuth(server.app);
ctx.accounts.hasRateLimits = false;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/;
const password = 'first-secret';
let people = 0;

async function signedIn(email = `person${++people}@example.com`) {
  const { userId } = await createConfirmedUser(ctx, { email, password, firstName: 'Ana' });
  const { body } = await call('POST /token?grant_type=password', { body: { email, password } });
  return {
    email,
    userId,
    token: body.access_token as string,
    refreshToken: body.refresh_token as string,
    body,
  };
}

test('health, settings and the key set', async () => {
  expect((await call('GET /health')).body).toEqual({
    version: expect.any(String),
    name: 'GoTrue',
    description: expect.any(String),
  });
  expect((await call('GET /settings')).body).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  });
  const keySet = await call('GET /.well-known/jwks.json');
  expect(keySet.headers.get('cache-control')).toBe('public, max-age=600');
  expect(Object.keys(keySet.body.keys[0]).toSorted()).toEqual(
    ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].toSorted(),
  );
  const atRoot = await server.app.request('/.well-known/jwks.json');
  expect(await atRoot.json()).toEqual(keySet.body);
});

test('a sign-up answers with a bare user, and a known address with the same shape', async () => {
  const data = { first_name: 'Bo', phone: '1', listing_url: 'https://homes.example/2' };
  const fresh = await call('POST /signup', {
    body: { email: 'bo@example.com', password, data, gotrue_meta_security: {}, code_challenge: null },
  });
  expect(fresh.status).toBe(200);
  expect(fresh.body).toEqual({
    id: expect.stringMatching(UUID),
    aud: 'authenticated',
    role: 'authenticated',
    email: 'bo@example.com',
    phone: '',
    confirmation_sent_at: expect.stringMatching(RFC3339),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [
      {
        identity_id: expect.stringMatching(UUID),
        id: fresh.body.id,
        user_id: fresh.body.id,
        identity_data: {
          ...data,
          sub: fresh.body.id,
          email: 'bo@example.com',
          email_verified: false,
          phone_verified: false,
        },
        provider: 'email',
        last_sign_in_at: expect.stringMatching(RFC3339),
        created_at: expect.stringMatching(RFC3339),
        updated_at: expect.stringMatching(RFC3339),
        email: 'bo@example.com',
      },
    ],
    created_at: expect.stringMatching(RFC3339),
    updated_at: expect.stringMatching(RFC3339),
    is_anonymous: false,
  });
  const { userId, email } = await signedIn();
  const known = await call('POST /signup', { body: { email, password, data } });
  expect(known.status).toBe(200);
  expect(known.body.id).not.toBe(userId);
  const shape = (value: unknown): unknown =>
    value && typeof value === 'object'
      ? Object.entries(value).map(([key, inner]) => [key, shape(inner)])
      : typeof value;
  expect(shape(known.body)).toEqual(shape(fresh.body));
  expect((await server.readMail(email)).kind).toBe('already-registered');
});

test('emails to one address are spaced out, whether it is known or not', async () => {
  const message = expect.stringMatching(
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  );
  const { email } = await signedIn();
  for (const address of [email, 'stranger@example.com']) {
    for (const line of ['POST /recover', 'POST /signup']) {
      const body = { email: address, password };
      expect((await call(line, { body })).status).toBe(200);
      const soon = await call(line, { body });
      expect(soon).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit', message } });
      expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const resend = await call('POST /resend', { body: { type: 'signup', email: address } });
    expect(resend.status).toBe(429);
  }
});

test('closed sign-up is reported only if everything else is valid', async () => {
  ctx.accounts.isSignUpOpen = false;
  const closed = await call('POST /signup', { body: { email: 'late@example.com', password } });
  ctx.accounts.isSignUpOpen = true;
  expect(closed).toMatchObject({ status: 422, body: { code: 'signup_disabled' } });
});

test('a session has the contract shape, and its user too', async () => {
  const { body } = await signedIn();
  expect(body).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expect.any(Number),
    refresh_token: expect.any(String),
    user: expect.objectContaining({
      email_confirmed_at: expect.stringMatching(RFC3339),
      confirmed_at: expect.stringMatching(RFC3339),
      last_sign_in_at: expect.stringMatching(RFC3339),
      phone: '',
    }),
  });
  expect(body.user).not.toHaveProperty('factors');
  expect(body.user).not.toHaveProperty('recovery_sent_at');
  const [header, claims] = body.access_token
    .split('.')
    .slice(0, 2)
    .map((part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  expect(header).toEqual({ alg: 'ES256', kid: expect.any(String), typ: 'JWT' });
  expect(claims).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    session_id: expect.stringMatching(UUID),
  });
  expect(claims.exp - claims.iat).toBe(3600);
});

test('invalid bearer tokens get distinct errors', async () => {
  const { token, userId } = await signedIn();
  const [head = '', claims = '', signature = ''] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const hmac = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
  const other = Buffer.from(JSON.stringify({ sub: userId, aud: 'authenticated' })).toString('base64url');
  for (const bad of [
    'x',
    'a.b.c',
    `${none}.${claims}.`,
    `${hmac}.${claims}.${signature}`,
    `${head}.${other}.${signature}`,
  ]) {
    const answer = await call('GET /user', { token: bad });
    expect(answer).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    expect(answer.body.message).toMatch(/^invalid JWT: /);
  }
  for (const authorization of ['Bearer', 'Basic abc', 'Bearer a b', token]) {
    const answer = await call('GET /user', { headers: { Authorization: authorization } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  }
  await ctx.db
    .update(authUsers)
    .set({ bannedUntil: new Date(Date.now() + 60_000) })
    .where(eq(authUsers.id, userId));
  expect(await call('GET /user', { token })).toMatchObject({ status: 403, body: { code: 'user_banned' } });
  await ctx.db.delete(authSessions).where(eq(authSessions.userId, userId));
  expect(await call('GET /user', { token })).toMatchObject({
    status: 403,
    body: { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
  });
  await ctx.db.delete(authUsers).where(eq(authUsers.id, userId));
  expect(await call('GET /user', { token })).toMatchObject({ status: 403, body: { code: 'user_not_found' } });
});

test('user data merges, null removes a key, and protected fields are rejected', async () => {
  const { token, email } = await signedIn();
  const put = (body: unknown) => call('PUT /user', { token, body });
  expect((await put({ data: { first_name: 'Eve', city: 'Bend' } })).body.user_metadata).toMatchObject({
    first_name: 'Eve',
    city: 'Bend',
    email_verified: true,
  });
  const merged = await put({ data: { city: null, __proto__: null, state: 'OR' } });
  expect(merged.body.user_metadata).not.toHaveProperty('city');
  expect(merged.body.user_metadata).toMatchObject({ first_name: 'Eve', state: 'OR' });
  expect(await put({ app_metadata: { role: 'admin' } })).toMatchObject({
    status: 403,
    body: { code: 'not_admin' },
  });
  expect((await put({ email: 'new@example.com' })).status).toBe(422);
  expect((await put({ phone: '+15550100142' })).status).toBe(422);
  expect((await put({ email: email.toUpperCase() })).status).toBe(200);
  expect(await put({ password: '12345' })).toMatchObject({ status: 422, body: { code: 'weak_password' } });
  expect(await put({ password })).toMatchObject({ status: 422, body: { code: 'same_password' } });
  expect((await put('')).status).toBe(200);
});

test('a link that fails says so in the fragment, without leaving our origin', async () => {
  const back = encodeURIComponent(`${ctx.site.url}/auth?reset=true`);
  const answer = await call(`GET /verify?token=nothing&type=recovery&redirect_to=${back}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `${ctx.site.url}/auth?reset=true#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
  );
  const away = await call(
    `GET /verify?token=nothing&type=sms&redirect_to=${encodeURIComponent('https://evil.example/')}`,
  );
  expect(away.headers.get('location')).toMatch(new RegExp(`^${ctx.site.url}/#error=`));
});

test('opening a link with HEAD or the wrong type does not use it up', async () => {
  await call('POST /signup', { body: { email: 'looker@example.com', password } });
  const { token } = await readLink('looker@example.com');
  expect((await call(`HEAD /verify?token=${token}&type=signup`)).status).toBe(204);
  expect((await call(`GET /verify?token=${token}&type=recovery`)).headers.get('location')).toContain(
    'otp_expired',
  );
  const opened = await call(`GET /verify?token=${token}&type=signup`);
  expect(opened.headers.get('location')).toContain('#access_token=');
  expect((await call(`GET /verify?token=${token}&type=signup`)).headers.get('location')).toContain(
    'otp_expired',
  );
});
