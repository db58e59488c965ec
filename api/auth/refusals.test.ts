import { expect, test } from 'vitest';
import { startAccountServer } from '#tests/support/account-server.ts';
import { createCallAuth } from '#tests/support/call-auth.ts';

const server = await startAccountServer();
const call = createCallAuth(server.app);
server.ctx.accounts.hasRateLimits = false;
const password = 'first-secret';

const refusals: [line: string, body: unknown, status: number, code: string, message: string | RegExp][] = [
  ['POST /signup', '{"email":', 400, 'bad_json', /JSON/],
  ['POST /signup', '[]', 400, 'bad_json', /JSON/],
  ['POST /signup', '', 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ['POST /signup', { password }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ['POST /signup', { email: 'a@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [
    'POST /signup',
    { email: 'a@example.com', password: 1 },
    400,
    'validation_failed',
    'Signup requires a valid password',
  ],
  [
    'POST /signup',
    { email: 'nonsense', password: '12345' },
    422,
    'weak_password',
    'Password should be at least 6 characters.',
  ],
  [
    'POST /signup',
    { email: 'nonsense', password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    'POST /signup',
    { email: `${'a'.repeat(300)}@example.com`, password },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  ['POST /signup', { phone: '+15550100142', password }, 400, 'phone_provider_disabled', /Phone/],
  [
    'POST /signup',
    { email: 'a@example.com', password, code_challenge: 'x' },
    400,
    'validation_failed',
    /PKCE/,
  ],
  ['POST /signup', { email: 'a@example.com', password, data: 'x' }, 400, 'validation_failed', /data/],
  [
    'POST /signup',
    { email: 'a@example.com', password, data: { a: 'x\u0000' } },
    400,
    'validation_failed',
    /data/,
  ],
  [
    'POST /signup',
    { email: 'a@example.com', password, data: { a: 'x'.repeat(5000) } },
    400,
    'validation_failed',
    /data/,
  ],
  [
    'POST /signup',
    { email: 'a@example.com', password, data: { a: 'x'.repeat(70_000) } },
    413,
    'validation_failed',
    /larger/,
  ],
  ['POST /token?grant_type=password', {}, 400, 'validation_failed', 'missing email or phone'],
  [
    'POST /token?grant_type=password',
    { email: 'nobody@example.com' },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  [
    'POST /token?grant_type=password',
    { email: 'nonsense', password },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  ['POST /token', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  [
    'POST /token?grant_type=pkce',
    { auth_code: 'x', code_verifier: 'y' },
    400,
    'invalid_credentials',
    'unsupported_grant_type',
  ],
  ['POST /token?grant_type=refresh_token', {}, 400, 'validation_failed', 'Refresh token is not valid'],
  [
    'POST /token?grant_type=refresh_token',
    { refresh_token: 'nonsense' },
    400,
    'validation_failed',
    'Refresh token is not valid',
  ],
  [
    'POST /token?grant_type=refresh_token',
    { refresh_token: Buffer.alloc(52).toString('base64url') },
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ],
  ['POST /recover', {}, 400, 'validation_failed', 'Password recovery requires an email'],
  [
    'POST /recover',
    { email: 'nonsense' },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  ['POST /recover', { email: 'a@example.com', code_challenge: 'x' }, 400, 'validation_failed', /PKCE/],
  [
    'POST /resend',
    {},
    400,
    'validation_failed',
    'Missing one of these types: signup, email_change, sms, phone_change',
  ],
  [
    'POST /resend',
    { type: 'sms', email: 'a@example.com' },
    400,
    'validation_failed',
    'Missing one of these types: signup, email_change, sms, phone_change',
  ],
  [
    'POST /resend',
    { type: 'signup' },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  ['GET /verify', undefined, 400, 'validation_failed', /token/],
  ['GET /verify?token=x', undefined, 400, 'validation_failed', /type/],
  ['POST /verify', { token_hash: 'x' }, 400, 'validation_failed', /type/],
  ['POST /verify', { type: 'signup' }, 400, 'validation_failed', /token/],
  [
    'POST /verify',
    { type: 'signup', token_hash: 'x' },
    403,
    'otp_expired',
    'Email link is invalid or has expired',
  ],
  [
    'POST /verify',
    { type: 'signup', email: 'a@example.com', token: '123456' },
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ],
  ['GET /user', undefined, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ['PUT /user', {}, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ['POST /logout', undefined, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ['POST /factors', {}, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ['DELETE /factors/x', undefined, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
];

test.each(refusals)('%s with %j is refused: %i %s', async (line, body, status, code, message) => {
  const answer = await call(line, { body });
  expect(answer.body).toEqual({
    code,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    ...(code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {}),
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  'GET /authorize',
  'GET /callback',
  'POST /otp',
  'POST /magiclink',
  'POST /invite',
  'GET /reauthenticate',
  'POST /sso',
  'POST /passkeys',
  'GET /admin/users',
  'DELETE /admin/users/1',
  'GET /user/identities/authorize',
  'POST /oauth/token',
  'GET /signup',
])('%s does not exist', async (line) => {
  const answer = await call(line);
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', message: expect.any(String) } });
});

test('an older client gets the older envelope', async () => {
  for (const version of ['', '2023-12-31', 'nonsense', '2024-13-01']) {
    const answer = await call('POST /signup', {
      body: { email: 'a@example.com', password: '123' },
      headers: { 'X-Supabase-Api-Version': version },
    });
    expect(answer.body).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    });
    expect(answer.headers.has('x-supabase-api-version')).toBe(false);
  }
});
