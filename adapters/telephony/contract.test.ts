import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startFakeTwilio, twilioAccount } from '#tests/fakes/twilio.ts';
import { createDiskStorage } from '../storage/disk.ts';
import { Unavailable } from '../unavailable.ts';
import { CallRefused, NumberRefused, type PhoneTurn } from './contract.ts';
import { createPhoneSimulator } from './simulator.ts';
import { createTwilioTelephony } from './twilio.ts';
import { signTwilioRequest } from './twilio-signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-phone-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fake = await startFakeTwilio();
const twilio = createTwilioTelephony({ ...twilioAccount, apiUrl: fake.url });
const simulator = createPhoneSimulator({ storage: await createDiskStorage({ root: folder }) });
const url = 'https://hearthcast.example/webhooks/phone?turn=1';
const wav = Buffer.from('RIFF a sound');

test('the signature matches the example in Twilio’s documentation', () => {
  const form = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  };
  const signed = signTwilioRequest('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form);
  expect(signed).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
});

test('a signed form is read, including the caller', () => {
  expect(twilio.readRequest(fake.sign(url, { SpeechResult: 'How old is it?', Confidence: '0.91' }))).toEqual({
    callId: 'CA1',
    to: '+15125550100',
    from: '+15125550188',
    fromState: 'TX',
    event: { kind: 'heard', text: 'How old is it?', confidence: 0.91 },
  });
  for (const From of ['anonymous', '+266696687', '+7378742833', '+2562533', '', 'client:eve'])
    expect(twilio.readRequest(fake.sign(url, { From, FromState: 'Ontario' }))).toMatchObject({
      from: null,
      fromState: null,
    });
});

const first = 'https://hearthcast.example/webhooks/phone?turn=0';
const status = 'https://hearthcast.example/webhooks/phone/status';
test.each([
  ['the phone rings', first, {}, { kind: 'rang' }],
  ['a key', url, { Digits: '0' }, { kind: 'key', digit: '0' }],
  ['nothing', url, { SpeechResult: '' }, { kind: 'silent' }],
  [
    'words without a measure',
    url,
    { SpeechResult: 'hi', Confidence: '0.0' },
    { kind: 'heard', text: 'hi', confidence: null },
  ],
  [
    'a recording',
    url,
    { RecordingSid: 'RE1', RecordingDuration: '9', Digits: 'hangup' },
    { kind: 'recorded', recordingId: 'RE1' },
  ],
  ['an empty recording', url, { RecordingSid: 'RE1', RecordingDuration: '0' }, { kind: 'silent' }],
  ['a talk', url, { DialCallStatus: 'completed' }, { kind: 'dialed', wasAnswered: true }],
  ['nobody there', url, { DialCallStatus: 'no-answer' }, { kind: 'dialed', wasAnswered: false }],
  ['the end', status, { CallStatus: 'completed' }, { kind: 'ended' }],
])('%s is understood', (_, address, fields, event) => {
  expect(twilio.readRequest(fake.sign(address, fields as Record<string, string>)).event).toEqual(event);
});

test('a request is refused unless Twilio signed exactly that request', () => {
  const signed = fake.sign(url, { SpeechResult: 'hi' });
  const refused = [
    { ...signed, signature: undefined },
    { ...signed, signature: '' },
    { ...signed, signature: `${signed.signature.slice(0, -2)}A=` },
    { ...signed, url: url.replace('turn=1', 'turn=2') },
    { ...signed, form: { ...signed.form, SpeechResult: 'bye' } },
    { ...signed, form: { ...signed.form, Extra: '1' } },
    fake.sign(url, { AccountSid: 'AC9' }),
    fake.sign(url, { CallSid: '' }),
  ];
  for (const request of refused) expect(() => twilio.readRequest(request)).toThrow(CallRefused);
  expect(() => simulator.readRequest(signed)).toThrow(CallRefused);
});

test('a turn is TwiML with its text escaped', () => {
  const turn = (next: PhoneTurn['next'], ...say: string[]) =>
    twilio.writeTurn({ say, next }, `${url}&x="1"`).body;
  const heard = turn({ kind: 'listen' }, 'One.', '</Say><Dial>+19005550100</Dial> & "two"\u0000');
  expect(heard).toContain('<Say voice="Polly.Joanna-Neural">One.</Say><Gather input="speech dtmf"');
  expect(heard).toContain(
    '&lt;/Say&gt;&lt;Dial&gt;+19005550100&lt;/Dial&gt; &amp; &quot;two&quot;</Say></Gather>',
  );
  expect(heard).toContain('action="https://hearthcast.example/webhooks/phone?turn=1&amp;x=&quot;1&quot;"');
  expect(turn({ kind: 'record', maxSeconds: 120 }, 'Go.')).toMatch(
    /Go\.<\/Say><Record maxLength="120"[^>]*\/><\/Response>$/,
  );
  expect(turn({ kind: 'dial', number: '+15125550142' })).toContain('<Number>+15125550142</Number></Dial>');
  expect(turn({ kind: 'hang-up' })).toMatch(/<Response><Hangup\/><\/Response>$/);
});

test('both keep a recording until it is deleted', async () => {
  fake.recordings.set('RE1', wav);
  const id = await simulator.simulator?.saveRecording(wav);
  for (const [telephony, recordingId] of [
    [twilio, 'RE1'],
    [simulator, id ?? ''],
  ] as const) {
    expect(Buffer.from((await telephony.fetchRecording(recordingId)) ?? [])).toEqual(wav);
    await telephony.deleteRecording(recordingId);
    await telephony.deleteRecording(recordingId);
    expect(await telephony.fetchRecording(recordingId)).toBeUndefined();
  }
  expect(await simulator.fetchRecording('../mails/1')).toBeUndefined();
});

test.each([
  { status: 500 },
  { status: 429 },
  { status: 401 },
  { status: 302, headers: { Location: 'http://127.0.0.1:1/' } },
  'reset',
  'hang',
] as const)(
  'a Twilio failure (%j) is reported as unavailable in time, and the next call works',
  async (fault) => {
    const impatient = createTwilioTelephony({ ...twilioAccount, apiUrl: fake.url, timeoutMs: 300 });
    fake.recordings.set('RE2', wav);
    fake.faults.push(fault, fault);
    await expect(impatient.fetchRecording('RE2')).rejects.toBeInstanceOf(Unavailable);
    await expect(impatient.deleteRecording('RE2')).rejects.toBeInstanceOf(Unavailable);
    expect(await impatient.fetchRecording('RE2')).toBeDefined();
  },
);

const reference = '0f8c1f6e-2d0b-4a8e-9a43-8d5c0f0e1a11';
const wish = {
  reference,
  areaCode: '512',
  callUrl: 'https://hearthcast.example/webhooks/phone?turn=0',
  statusUrl: status,
};

test('both sell a number that can be found by its reference until it is released', async () => {
  fake.forSale.clear();
  for (const number of ['+14045550100', '+15125550107']) fake.forSale.add(number);
  for (const { numbers } of [twilio, simulator]) {
    expect(await numbers.find(reference)).toBeUndefined();
    const bought = await numbers.buy(wish);
    expect(bought.number).toMatch(/^\+151255501\d\d$/);
    expect(await numbers.find(reference)).toEqual(bought);
    const other = await numbers.buy({ ...wish, reference: randomUUID() });
    expect(other.number).not.toBe(bought.number);
    await numbers.release(bought.id);
    await numbers.release(bought.id);
    expect(await numbers.find(reference)).toBeUndefined();
  }
  expect([...fake.numbers.values()]).toMatchObject([
    { PhoneNumber: '+14045550100', VoiceUrl: wish.callUrl, StatusCallback: status, VoiceMethod: 'POST' },
  ]);
});

test('a number sold in the meantime is skipped, and running out is reported', async () => {
  fake.forSale.clear();
  for (const number of ['+15125550111', '+15125550112']) fake.forSale.add(number);
  const taken = { status: 400, body: { code: 21_422, message: 'gone' } };
  fake.faults.push('none', taken);
  expect(await twilio.numbers.buy(wish)).toMatchObject({ number: '+15125550112' });
  fake.forSale.clear();
  await expect(twilio.numbers.buy(wish)).rejects.toMatchObject({ reason: 'none-left' });
  for (let left = 98; left > 0; left -= 1)
    await simulator.numbers.buy({ ...wish, areaCode: '907', reference: randomUUID() });
  await expect(simulator.numbers.buy({ ...wish, areaCode: '907' })).rejects.toBeInstanceOf(NumberRefused);
});

test.each([
  [{ status: 403, body: { code: 20_005, message: 'Account is not active' } }, NumberRefused],
  [{ status: 402, body: 'no money' }, NumberRefused],
  [{ status: 429 }, Unavailable],
  [{ status: 503 }, Unavailable],
  ['reset', Unavailable],
  ['garbage', Unavailable],
  ['hang', Unavailable],
] as const)('%j on a purchase', async (fault, thrown) => {
  const { numbers } = createTwilioTelephony({ ...twilioAccount, apiUrl: fake.url, timeoutMs: 300 });
  fake.forSale.add('+15125550120');
  fake.faults.push('none', fault);
  await expect(numbers.buy(wish)).rejects.toBeInstanceOf(thrown);
});

test('a purchase whose response got lost can be found', async () => {
  const { numbers } = createTwilioTelephony({ ...twilioAccount, apiUrl: fake.url, timeoutMs: 300 });
  fake.forSale.add('+15125550121');
  const lost = { ...wish, reference: randomUUID() };
  fake.faults.push('none', 'late');
  await expect(numbers.buy(lost)).rejects.toBeInstanceOf(Unavailable);
  expect(await numbers.find(lost.reference)).toBeDefined();
});
