import { expect, test } from 'vitest';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { startAccountServer } from '#tests/support/account-server.ts';
import { type AuthAnswer, createCallAuth } from '#tests/support/call-auth.ts';

const server = await startAccountServer();
const { ctx } = server;
const call = createCallAuth(server.app);
const password = 'first-secret';
const confirmed = (email: string) => createConfirmedUser(ctx, { email, password, firstName: 'Ana' });
const guess = (email: string, word: string, ip = '192.0.2.1') =>
  call('POST /token?grant_type=password', { body: { email, password: word }, ip });

test('a hundred wrong passwords at once are limited within thirty, without locking the owner out', async () => {
  await confirmed('target@example.com');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => guess('target@example.com', `wrong-${i}`)),
  );
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10);
  const limited = answers.filter((answer) => answer.status === 429);
  expect(limited).toHaveLength(90);
  expect(limited[0]?.body).toEqual({
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  });
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await guess('target@example.com', password, '198.51.100.9')).status).toBe(200);
});

test('guesses from many addresses slow each other down, and the owner still gets in', async () => {
  await confirmed('famous@example.com');
  const codes = await Promise.all(
    Array.from({ length: 100 }, (_, i) => guess('famous@example.com', 'wrong', `203.0.113.${i}`)),
  );
  expect(new Set(codes.map((answer) => answer.status))).toEqual(new Set([400]));
  const started = performance.now();
  expect((await guess('famous@example.com', password, '198.51.100.10')).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(1400);
});

test('success resets the failures before it', async () => {
  await confirmed('clumsy@example.com');
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 8; i++)
      expect((await guess('clumsy@example.com', 'wrong', '192.0.2.44')).status).toBe(400);
    expect((await guess('clumsy@example.com', password, '192.0.2.44')).status).toBe(200);
  }
});

test.each([
  ['signup', 'POST /signup', 30],
  ['recover', 'POST /recover', 30],
  ['resend', 'POST /resend', 30],
  ['verify', 'POST /verify', 30],
  ['links', 'GET /verify?token=x&type=signup', 30],
  ['tokens', 'POST /token?grant_type=password', 150],
  ['user', 'PUT /user', 30],
  ['challenge', 'POST /factors/x/challenge', 15],
  ['code', 'POST /factors/x/verify', 15],
])('one client address has a limit for %s', async (name, line, limit) => {
  const ip = `2001:db8:${name.length}:${limit + name.charCodeAt(0)}::1`;
  const answers: AuthAnswer[] = [];
  for (let i = 0; i <= limit; i++)
    answers.push(await call(line, { body: line.startsWith('GET') ? undefined : {}, ip }));
  expect(answers.slice(0, limit).some((answer) => answer.status === 429)).toBe(false);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
});

test('a refresh with a good token is never limited', async () => {
  await confirmed('busy@example.com');
  const ip = '192.0.2.99';
  let { body } = await guess('busy@example.com', password, ip);
  for (let i = 0; i < 160; i++) {
    await call('POST /token?grant_type=refresh_token', { body: { refresh_token: 'nonsense' }, ip });
  }
  for (let i = 0; i < 20; i++) {
    const answer = await call('POST /token?grant_type=refresh_token', {
      body: { refresh_token: body.refresh_token },
      ip,
    });
    expect(answer.status).toBe(200);
    body = answer.body;
  }
});

test('body, status and headers do not reveal who has an account', async () => {
  ctx.accounts.hasRateLimits = false;
  await confirmed('known@example.com');
  const seen = ({ status, headers, text }: AuthAnswer) => ({
    status,
    headers: Object.fromEntries(headers),
    text,
  });
  const pairs: [string, (email: string) => object][] = [
    ['POST /token?grant_type=password', (email) => ({ email, password: 'wrong-secret' })],
    ['POST /recover', (email) => ({ email })],
    ['POST /recover', (email) => ({ email })],
    ['POST /resend', (email) => ({ email, type: 'signup' })],
    ['POST /resend', (email) => ({ email, type: 'signup' })],
  ];
  for (const [line, body] of pairs) {
    const known = seen(await call(line, { body: body('known@example.com') }));
    const unknown = seen(await call(line, { body: body('unknown@example.com') }));
    const steady = (value: object) =>
      JSON.stringify(value).replace(/after \d+ seconds|"retry-after":"\d+"/g, '');
    expect(steady(known), line).toBe(steady(unknown));
  }
  const signUp = async (email: string) => (await call('POST /signup', { body: { email, password } })).text;
  const plain = (text: string, email: string) =>
    text.replaceAll(email, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-[\d:.TZ-]+/g, '');
  ctx.accounts.mailGapSeconds = 0;
  const [a, b] = [await signUp('known@example.com'), await signUp('brandnew@example.com')];
  expect(plain(a, 'known@example.com')).toBe(plain(b, 'brandnew@example.com'));
});
