import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { createRecoveryCodes } from '#domain/accounts/create-recovery-codes.ts';
import { countRecoveryCodes } from '#domain/accounts/queries.ts';
import { startAccountServer } from '#tests/support/account-server.ts';
import { createCallAuth } from '#tests/support/call-auth.ts';

/** Each test runs at a different time, so that no code is used twice and no limit is left over. */
let now = Date.now();
const server = await startAccountServer({ now: () => new Date(now) });
const { ctx } = server;
const call = createCallAuth(server.app);
const password = 'first-secret';
const [home, elsewhere] = ['192.0.2.10', '198.51.100.20'];

async function signIn(email: string, ip: string): Promise<string> {
  const { body } = await call('POST /token?grant_type=password', { body: { email, password }, ip });
  return body.access_token;
}

/** An owner who is signed in at home with an app. */
async function newOwner(email: string) {
  now += 7_200_000;
  const { userId } = await createConfirmedUser(ctx, { email, password, firstName: 'Ana' });
  const token = await signIn(email, home);
  const enrolled = await call('POST /factors', { body: { factor_type: 'totp' }, token, ip: home });
  const app = new TOTP({ secret: Secret.fromBase32(enrolled.body.totp.secret) });
  const factorId: string = enrolled.body.id;
  const enter = async (caller: string, code: string, ip: string) => {
    const challenge = await call(`POST /factors/${factorId}/challenge`, { body: {}, token: caller, ip });
    const body = { challenge_id: challenge.body.id, code };
    return call(`POST /factors/${factorId}/verify`, { body, token: caller, ip });
  };
  const code = () => app.generate({ timestamp: now });
  const owner = (await enter(token, code(), home)).body.access_token as string;
  now += 60_000;
  return {
    email,
    userId,
    token: owner,
    enter,
    code,
    wrong: () => (code() === '111111' ? '222222' : '111111'),
  };
}

test('the password alone is not enough to end other sessions or change the account', async () => {
  const { email, token: owner } = await newOwner('ana@half.example');
  const half = await signIn(email, elsewhere);
  const tried = [
    await call('POST /logout?scope=others', { token: half }),
    await call('POST /logout?scope=global', { token: half }),
    await call('POST /logout', { token: half }),
    await call('PUT /user', { body: { data: { first_name: 'Mallory' } }, token: half }),
    await call('PUT /user', { body: { password: 'another-secret' }, token: half }),
  ];
  expect(tried.map(({ status, body }) => [status, body.code])).toEqual(
    tried.map(() => [401, 'insufficient_aal']),
  );
  expect((await call('GET /user', { token: owner })).body.user_metadata.first_name).toBe('Ana');
  expect((await call('POST /logout?scope=local', { token: half })).status).toBe(204);
  expect((await call('PUT /user', { body: { data: { city: 'Larkmere' } }, token: owner })).status).toBe(200);
  expect((await call('POST /logout?scope=others', { token: owner })).status).toBe(204);
});

test('wrong codes lock their own session, but together they never lock out the owner at home', async () => {
  ctx.accounts.hasRateLimits = false;
  const { email, enter, code, wrong } = await newOwner('bo@half.example');
  const statuses: number[] = [];
  for (let session = 0; session < 3; session += 1) {
    const half = await signIn(email, elsewhere);
    for (let time = 0; time < 11; time += 1) statuses.push((await enter(half, wrong(), elsewhere)).status);
  }
  expect(statuses.slice(0, 11)).toEqual([...Array(10).fill(422), 429]);
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  const right = await enter(await signIn(email, elsewhere), code(), elsewhere);
  expect(right.status, 'the account is closed to the rest of the world for now').toBe(429);
  expect((await enter(await signIn(email, home), code(), home)).status).toBe(200);
});

test('a recovery code replaces the app once, and its owner is notified', async () => {
  const { email, userId } = await newOwner('cy@half.example');
  const codes = await createRecoveryCodes(ctx, { userId, ip: home });
  expect(new Set(codes).size).toBe(10);
  const half = await signIn(email, elsewhere);
  const redeem = (code: string, token = half) =>
    call('POST /recovery-codes/verify', { body: { code }, token, ip: elsewhere });
  expect((await redeem('wrong-wrong')).body.code).toBe('mfa_verification_failed');
  const typed = (codes[3] as string).toUpperCase().replace('-', ' ');
  const { status, body } = await redeem(typed);
  expect(status).toBe(200);
  const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString());
  expect([claims.aal, claims.amr[0].method]).toEqual(['aal2', 'recovery_code']);
  expect(await countRecoveryCodes(ctx, { userId })).toBe(9);
  expect((await server.readMail(email)).subject).toBe('A recovery code was used to sign in to Hearthcast');
  const again = await signIn(email, elsewhere);
  expect((await redeem(codes[3] as string, again)).status).toBe(422);
  expect((await redeem(codes[4] as string, again)).status).toBe(200);
});

test('new codes replace old ones, a stranger cannot use them, and removing the last factor removes them', async () => {
  const stranger = await newOwner('ed@half.example');
  const { email, userId, token } = await newOwner('di@half.example');
  const [old = ''] = await createRecoveryCodes(ctx, { userId, ip: home });
  const [fresh = ''] = await createRecoveryCodes(ctx, { userId, ip: home });
  const half = await signIn(email, home);
  const redeem = (code: string, caller: string) =>
    call('POST /recovery-codes/verify', { body: { code }, token: caller });
  expect((await redeem(old, half)).status).toBe(422);
  expect((await redeem(fresh, await signIn(stranger.email, home))).status).toBe(422);
  const { body } = await call('GET /user', { token });
  await call(`DELETE /factors/${body.factors[0].id}`, { token });
  expect(await countRecoveryCodes(ctx, { userId })).toBe(0);
  await expect(createRecoveryCodes(ctx, { userId, ip: home })).rejects.toThrow('Turn on two-step sign-in');
});

test('a recovery code entered twice at once opens one session', async () => {
  const { email, userId } = await newOwner('fay@half.example');
  const [code = ''] = await createRecoveryCodes(ctx, { userId, ip: home });
  const callers = [await signIn(email, home), await signIn(email, home)];
  const answers = await Promise.all(
    callers.map((token) => call('POST /recovery-codes/verify', { body: { code }, token })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
