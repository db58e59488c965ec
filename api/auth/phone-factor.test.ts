import { expect, test } from 'vitest';
import type { OutgoingSms, Sms } from '#adapters/sms/contract.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { startAccountServer, type TestClient } from '#tests/support/account-server.ts';

const sent: OutgoingSms[] = [];
const sms: Sms = { provider: 'test', send: async (message) => void sent.push(message) };
let now = Date.now();
const server = await startAccountServer({ sms, now: () => new Date(now) });
const { ctx } = server;
ctx.accounts.hasRateLimits = false;
const password = 'first-secret';

async function signedIn(email: string): Promise<TestClient> {
  const client = server.createClient();
  const { error } = await client.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

async function newAccount(email: string): Promise<TestClient> {
  await createConfirmedUser(ctx, { email, password, firstName: 'Ana' });
  return signedIn(email);
}

const sentCode = () => sent.at(-1)?.text.match(/\d{6}/)?.[0] ?? '';
const level = async (client: TestClient) => (await client.mfa.getAuthenticatorAssuranceLevel()).data;

test('a phone as the second step: enroll, enter the code, sign in with it elsewhere, remove it', async () => {
  const email = 'phone@example.com';
  const client = await newAccount(email);
  const phone = '+15550100142';
  const enrolled = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'My phone' });
  expect(enrolled.data).toEqual({
    id: expect.any(String),
    type: 'phone',
    friendly_name: 'My phone',
    phone,
  });
  const factorId = enrolled.data?.id ?? '';
  const first = await client.mfa.challenge({ factorId, channel: 'sms' });
  expect(first.data).toMatchObject({ type: 'phone', expires_at: Math.floor(now / 1000) + 300 });
  expect(sent.at(-1)).toMatchObject({
    to: phone,
    channel: 'sms',
    text: `${sentCode()} is your Hearthcast code.`,
  });
  const challengeId = first.data?.id ?? '';
  const code = sentCode();
  const wrong = await client.mfa.verify({
    factorId,
    challengeId,
    code: code === '000000' ? '000001' : '000000',
  });
  expect(wrong.error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid MFA Phone code entered',
  });
  expect((await client.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  expect(await level(client)).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'mfa/phone' }, { method: 'password' }],
  });
  expect((await client.mfa.listFactors()).data?.phone).toHaveLength(1);
  expect((await server.readMail(email)).kind).toBe('factor-added');

  now += 61_000;
  const elsewhere = await signedIn(email);
  expect(await level(elsewhere)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  expect((await elsewhere.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  });
  const second = await elsewhere.mfa.challenge({ factorId, channel: 'whatsapp' });
  expect(sent.at(-1)).toMatchObject({ to: phone, channel: 'whatsapp' });
  const again = { factorId, challengeId: second.data?.id ?? '', code: sentCode() };
  // A challenge belongs to the session that asked for it.
  expect((await elsewhere.mfa.verify({ ...again, challengeId })).error?.code).toBe('mfa_ip_address_mismatch');
  expect((await elsewhere.mfa.verify(again)).error).toBeNull();
  expect((await elsewhere.mfa.verify(again)).error, 'a code works once').not.toBeNull();
  expect((await elsewhere.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
});

test('a number gets one message a minute, and a foreign number none', async () => {
  const client = await newAccount('gap@example.com');
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone: '+15550100143' });
  const factorId = data?.id ?? '';
  expect((await client.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull();
  const before = sent.length;
  expect((await client.mfa.challenge({ factorId, channel: 'sms' })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  });
  const stranger = await newAccount('stranger@example.com');
  expect((await stranger.mfa.challenge({ factorId, channel: 'sms' })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  });
  expect(sent).toHaveLength(before);
});

test.each(['5550100142', '+0155501001', '', 'tel:+15550100142', '+1555010014212345'])(
  '"%s" is not a number we can send a code to',
  async (phone) => {
    const client = await newAccount(`number-${phone.replace(/\W/g, '')}${phone.length}@example.com`);
    expect((await client.mfa.enroll({ factorType: 'phone', phone })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    });
  },
);

test('without a text message provider, enrolling a phone is rejected', async () => {
  const client = await newAccount('none@example.com');
  const { data } = await client.mfa.enroll({ factorType: 'phone', phone: '+15550100144' });
  ctx.sms = null;
  expect((await client.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' })).error).toMatchObject({
    status: 422,
    code: 'mfa_phone_verify_not_enabled',
    message: 'MFA verification is disabled for Phone',
  });
  ctx.sms = sms;
});
