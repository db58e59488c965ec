import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { startAccountServer } from '#tests/support/account-server.ts';
import { anyText } from '#tests/support/any-text.ts';
import { createCallAuth } from '#tests/support/call-auth.ts';

const failures: unknown[] = [];
const log = {
  debug: () => {},
  info: () => {},
  warn: (details: object) => void failures.push(details),
  error: (details: object) => void failures.push(details),
};
const server = await startAccountServer({ log });
const { ctx } = server;
const call = createCallAuth(server.app);
ctx.accounts.hasRateLimits = false;
ctx.accounts.mailGapSeconds = 0;
const login = { email: 'ana@example.com', password: 'first-secret' };
await createConfirmedUser(ctx, { ...login, firstName: 'Ana' });
const signIn = async () =>
  (await call('POST /token?grant_type=password', { body: login })).body.access_token as string;

const lines = [
  'POST /signup',
  'POST /token?grant_type=password',
  'POST /token?grant_type=refresh_token',
  'POST /recover',
  'POST /resend',
  'POST /verify',
  'PUT /user',
  'POST /factors',
  'POST /factors/6f1b0ac2-9c1c-4f5e-8a55-0d7c8e6ad111/challenge',
  'POST /factors/6f1b0ac2-9c1c-4f5e-8a55-0d7c8e6ad111/verify',
  'POST /logout?scope=others',
];
const fields = [
  'email',
  'password',
  'data',
  'phone',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'factor_type',
  'friendly_name',
  'issuer',
  'code',
  'challenge_id',
  'channel',
  'code_challenge',
  'app_metadata',
];
const naughty = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  'ﷺ'.repeat(50),
  "'; drop table auth_users; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  'a@b.co\r\nBcc: x@y.zz',
  'true',
  'NaN',
  '１２３４５６',
  '💥'.repeat(200),
  'signup',
  'recovery',
  'totp',
  'phone',
  '+15550100142',
  'x'.repeat(3000),
  '__proto__',
  'toString',
  'constructor',
  'ana@example.com',
  'first-secret',
  'new@example.com',
];
const text = fc.oneof(fc.constantFrom(...naughty), anyText(40));
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(text, fc.oneof(text, fc.double(), fc.constant(null))) },
);

test('no body makes an endpoint fail', async () => {
  let token = await signIn();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...lines),
      fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 }),
      async (line, body) => {
        // The session's own password may have been the guessed new one.
        const { password, ...rest } = body;
        const answer = await call(line, { body: line === 'PUT /user' ? rest : { ...rest, password }, token });
        expect(answer.status, `${line} ${JSON.stringify(body)} ${JSON.stringify(failures)}`).toBeLessThan(
          500,
        );
        expect(answer.headers.get('cache-control')).toBe('no-store');
        if (answer.status === 403 && answer.body?.code === 'session_not_found') token = await signIn();
      },
    ),
    { numRuns: 400 },
  );
  expect(failures).toEqual([]);
});

test.each([
  ['not JSON', '{"a"', 400],
  ['a list', '[1]', 400],
  ['null', 'null', 400],
  ['a number', '1', 400],
  ['deep lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
  ['a megabyte', JSON.stringify({ email: 'a'.repeat(1_000_000) }), 413],
  ['bytes that are no text', '\xff\xfe\x00', 400],
])('%s is answered plainly', async (_, body, status) => {
  for (const line of lines.slice(0, 6)) {
    expect((await call(line, { body })).status, line).toBe(status);
  }
});

test('deeply nested data gets an ordinary response', async () => {
  const data = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  const answer = await call('POST /signup', {
    body: `{"email":"a@example.com","password":"first-secret","data":${data}}`,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test('paths and queries of any shape find nothing', async () => {
  const token = await signIn();
  for (const part of [
    '%00',
    '%ff',
    'toString',
    '__proto__',
    '..%2f..',
    "'",
    '%F0%9F%92%A5',
    'x'.repeat(2000),
    '6f1b0ac2-9c1c-4f5e-8a55-0d7c8e6ad11%00',
  ]) {
    expect((await call(`DELETE /factors/${part}`, { token })).status).toBe(404);
    expect((await call(`POST /factors/${part}/challenge`, { token, body: {} })).status).toBe(404);
    expect((await call(`GET /verify?token=${part}&type=${part}&redirect_to=${part}`)).status).toBe(303);
    expect((await call(`POST /logout?scope=${part}`, { token })).status).toBe(400);
  }
  const agent = { 'User-Agent': `\u00ff${'x'.repeat(4000)}` };
  expect((await call('POST /token?grant_type=password', { body: login, headers: agent })).status).toBe(200);
});
