import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import type { OutgoingSms } from '#adapters/sms/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { authFactors, authSessions } from '#db/schema/auth.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import type { Caller } from './account.ts';
import { challengeFactor } from './challenge-factor.ts';
import { createConfirmedUser } from './create-confirmed-user.ts';
import { enrollFactor } from './enroll-factor.ts';
import { authenticate } from './queries.ts';
import { removeFactor } from './remove-factor.ts';
import { signIn } from './sign-in.ts';
import { verifyFactor } from './verify-factor.ts';

const sent: OutgoingSms[] = [];
const sms = { provider: 'test', send: async (message: OutgoingSms) => void sent.push(message) };
const { ctx, setNow } = await createTestContext({ sms });
let clock = new Date('2026-03-01T12:00:00Z').getTime();
const ip = '192.0.2.1';
let people = 0;

/** Far enough for a new code, a new text message and a new hour of guesses. */
beforeEach(() => {
  clock += 7_200_000;
  setNow(new Date(clock));
});

async function newCaller(): Promise<Caller> {
  const email = `person${++people}@example.com`;
  await createConfirmedUser(ctx, { email, password: 'first-secret', firstName: 'Ana' });
  return signInAgain(email);
}

async function signInAgain(email: string): Promise<Caller> {
  const grant = await signIn(ctx, { email, password: 'first-secret', client: { ip, userAgent: null } });
  return authenticate(ctx, grant.accessToken);
}

async function enrollTotp(caller: Caller, friendlyName = '') {
  const { factor, totp } = await enrollFactor(ctx, caller, {
    type: 'totp',
    friendlyName,
    issuer: '',
    phone: '',
    ip,
  });
  const app = new TOTP({ secret: Secret.fromBase32(totp?.secret ?? '') });
  return {
    factor,
    totp,
    code: (shiftSeconds = 0) => app.generate({ timestamp: clock + shiftSeconds * 1000 }),
  };
}

const challenge = (caller: Caller, factorId: string) =>
  challengeFactor(ctx, caller, { factorId, channel: 'sms', ip });
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error) => error.accountCode,
  );

async function enter(caller: Caller, factorId: string, code: string, challengeId?: string): Promise<string> {
  const id = challengeId ?? (await challenge(caller, factorId)).id;
  return outcome(verifyFactor(ctx, caller, { factorId, challengeId: id, code, ip }));
}

function notThe(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

test('a challenge allows five attempts, including the right code', async () => {
  const caller = await newCaller();
  const { factor, code } = await enrollTotp(caller);
  const { id } = await challenge(caller, factor.id);
  for (let i = 0; i < 5; i++) {
    expect(await enter(caller, factor.id, notThe(code()), id)).toBe('mfa_verification_failed');
  }
  expect(await enter(caller, factor.id, code(), id)).toBe('mfa_challenge_expired');
  expect(await enter(caller, factor.id, code())).toBe('ok');
});

test('a session allows ten wrong codes an hour, and an account twenty', async () => {
  const caller = await newCaller();
  const { factor, code } = await enrollTotp(caller);
  const results: string[] = [];
  for (const session of [caller, ...(await Promise.all([1, 2].map(() => signInAgain(caller.user.email))))]) {
    for (let i = 0; i < 11; i++) results.push(await enter(session, factor.id, notThe(code())));
  }
  expect(results[10]).toBe('over_request_rate_limit');
  expect(results.filter((result) => result === 'mfa_verification_failed')).toHaveLength(20);
  expect(results.at(-1)).toBe('over_request_rate_limit');
});

test('a code works once, within one step of clock drift', async () => {
  const caller = await newCaller();
  const { factor, code } = await enrollTotp(caller);
  expect(await enter(caller, factor.id, code(-60))).toBe('mfa_verification_failed');
  expect(await enter(caller, factor.id, code(-30))).toBe('ok');
  expect(await enter(caller, factor.id, code(-30))).toBe('mfa_verification_failed');
  expect(await enter(caller, factor.id, code(30))).toBe('ok');
  expect(await enter(caller, factor.id, code())).toBe('mfa_verification_failed');
});

test('when the same code is entered twice at once, one counts', async () => {
  const caller = await newCaller();
  const { factor, code } = await enrollTotp(caller);
  const ids = [await challenge(caller, factor.id), await challenge(caller, factor.id)];
  const results = await Promise.all(ids.map(({ id }) => enter(caller, factor.id, code(), id)));
  expect(results.toSorted()).toEqual(['mfa_verification_failed', 'ok']);
});

test('a challenge belongs to its factor, its session and five minutes', async () => {
  const caller = await newCaller();
  const { factor, code } = await enrollTotp(caller, 'A');
  const second = await enrollTotp(caller, 'B');
  const { id } = await challenge(caller, factor.id);
  expect(await enter(caller, second.factor.id, second.code(), id)).toBe('mfa_factor_not_found');
  expect(await enter(caller, factor.id, code(), 'nonsense')).toBe('mfa_factor_not_found');
  const elsewhere = await signInAgain(caller.user.email);
  expect(await enter(elsewhere, factor.id, code(), id)).toBe('mfa_ip_address_mismatch');
  const stranger = await newCaller();
  expect(await outcome(challenge(stranger, factor.id))).toBe('mfa_factor_not_found');
  clock += 301_000;
  setNow(new Date(clock));
  expect(await enter(caller, factor.id, code(), id)).toBe('mfa_challenge_expired');
});

test('a code asked for while its factor or session is being removed is refused', async () => {
  const caller = await newCaller();
  const { factor } = await enrollTotp(caller);
  const askDuring = async (remove: (tx: typeof ctx) => Promise<unknown>) => {
    let asked: Promise<string> | undefined;
    await inTransaction(ctx, async (tx) => {
      await remove(tx);
      asked = outcome(challenge(caller, factor.id));
      await expect.poll(isSomebodyWaiting, { interval: 5, timeout: 20_000 }).toBe(true);
    });
    return asked;
  };
  const { id } = caller.session;
  const other = await signInAgain(caller.user.email);
  expect(await askDuring((tx) => tx.db.delete(authSessions).where(eq(authSessions.id, id)))).toBe(
    'session_not_found',
  );
  caller.session = other.session;
  expect(await askDuring((tx) => removeFactor(tx, caller, { factorId: factor.id, ip }))).toBe(
    'mfa_factor_not_found',
  );
});

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length > 0;
}

test('verifying deletes unverified factors of its kind; the secret is stored encrypted', async () => {
  const caller = await newCaller();
  const { factor, totp, code } = await enrollTotp(caller, 'A');
  await enrollTotp(caller, 'B');
  await enrollFactor(ctx, caller, {
    type: 'phone',
    friendlyName: 'C',
    issuer: '',
    phone: '+15550100101',
    ip,
  });
  expect(await enter(caller, factor.id, code())).toBe('ok');
  const rows = await ctx.db.select().from(authFactors).where(eq(authFactors.userId, caller.user.id));
  expect(rows.map((row) => `${row.friendlyName} ${row.status}`).toSorted()).toEqual([
    'A verified',
    'C unverified',
  ]);
  expect(JSON.stringify(rows)).not.toContain(totp?.secret);
});

test('factor names are unique, ten is the maximum, and abandoned ones are deleted', async () => {
  const caller = await newCaller();
  await enrollTotp(caller);
  expect(await outcome(enrollTotp(caller))).toBe('mfa_factor_name_conflict');
  for (let i = 1; i < 10; i++) await enrollTotp(caller, `n${i}`);
  expect(await outcome(enrollTotp(caller, 'n10'))).toBe('too_many_enrolled_mfa_factors');
  clock += 301_000;
  setNow(new Date(clock));
  expect(await outcome(enrollTotp(caller))).toBe('ok');
});

test('a phone factor: one message a minute, and the code upgrades the session', async () => {
  const caller = await newCaller();
  const phone = '+15550100142';
  const enroll = (friendlyName: string) =>
    enrollFactor(ctx, caller, { type: 'phone', friendlyName, issuer: '', phone, ip });
  await enroll('first');
  const { factor } = await enroll('second');
  const { id } = await challenge(caller, factor.id);
  expect(await outcome(challenge(caller, factor.id))).toBe('over_sms_send_rate_limit');
  expect(sent.at(-1)).toMatchObject({ to: phone, channel: 'sms' });
  const code = sent.at(-1)?.text.match(/\d{6}/)?.[0] ?? '';
  expect(await enter(caller, factor.id, notThe(code), id)).toBe('mfa_verification_failed');
  const grant = await verifyFactor(ctx, caller, { factorId: factor.id, challengeId: id, code, ip });
  const lifted = await authenticate(ctx, grant.accessToken);
  expect(lifted.session).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/phone' }, { method: 'password' }],
  });
  expect(
    await outcome(enrollFactor(ctx, lifted, { type: 'phone', friendlyName: 'x', issuer: '', phone, ip })),
  ).toBe('mfa_verified_factor_exists');
  await removeFactor(ctx, lifted, { factorId: factor.id, ip });
  const fallen = await authenticate(ctx, grant.accessToken);
  expect(fallen.session).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }], factorId: null });
});

test('without a provider, no codes are sent by phone', async () => {
  const caller = await newCaller();
  const { factor } = await enrollFactor(ctx, caller, {
    type: 'phone',
    friendlyName: '',
    issuer: '',
    phone: '+15550100177',
    ip,
  });
  const bare = { ...ctx, sms: null };
  await expect(
    challengeFactor(bare, caller, { factorId: factor.id, channel: 'sms', ip }),
  ).rejects.toMatchObject({
    status: 422,
    accountCode: 'mfa_phone_verify_not_enabled',
    message: 'MFA verification is disabled for Phone',
  });
});
