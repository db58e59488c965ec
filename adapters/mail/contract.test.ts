import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeSmtp, startMuteServer } from '#tests/fakes/smtp.ts';
import { Unavailable } from '../unavailable.ts';
import { MailRefused, type OutgoingMail } from './contract.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtp } from './smtp.ts';

const fake = await startFakeSmtp();
afterAll(fake.stop);
const smtp = createSmtp({ url: fake.url, from: 'Hearthcast <hello@hearthcast.example>', timeoutMs: 2000 });
const mail: OutgoingMail = {
  messageId: '<one@hearthcast.example>',
  to: 'ana@example.com',
  replyTo: null,
  subject: 'Grüße from Hearthcast',
  html: '<p>Hello, <b>Ana</b> · it is ready</p>',
  text: 'Hello, Ana · it is ready',
};

beforeEach(() => {
  fake.received.length = 0;
  fake.refusals.length = 0;
});

test.each([
  // Emails are already rows; nothing leaves the machine.
  ['mailbox', createMailbox(), []],
  ['smtp', smtp, [mail.messageId, mail.messageId]],
])('%s accepts an email, and accepts it again as the same email', async (_, adapter, arrived) => {
  await expect(adapter.send(mail)).resolves.toBeUndefined();
  await expect(adapter.send(mail)).resolves.toBeUndefined();
  expect(fake.received.map(({ parsed }) => parsed.messageId)).toEqual(arrived);
});

test('an email arrives whole, under the Message-ID it was given', async () => {
  await smtp.send({ ...mail, replyTo: 'buyer@example.com' });
  await smtp.send(mail);
  const [first, second] = fake.received;
  expect(first).toMatchObject({
    from: 'hello@hearthcast.example',
    recipients: ['ana@example.com'],
    parsed: {
      messageId: '<one@hearthcast.example>',
      subject: mail.subject,
      from: { name: 'Hearthcast', address: 'hello@hearthcast.example' },
      to: [{ address: 'ana@example.com' }],
      replyTo: [{ address: 'buyer@example.com' }],
    },
  });
  expect(first?.parsed.html?.trim()).toBe(mail.html);
  expect(first?.parsed.text?.trim()).toBe(mail.text);
  expect(second?.parsed.messageId).toBe(mail.messageId);
  expect(second?.parsed.replyTo).toBeUndefined();
});

test('only an email that can be unsubscribed from says where', async () => {
  const unsubscribeUrl = 'https://hearthcast.example/unsubscribe?kind=x&email=ana%40example.com';
  await smtp.send({ ...mail, unsubscribeUrl });
  await smtp.send(mail);
  const [first, second] = fake.received.map(({ parsed }) =>
    Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
  );
  expect(first).toMatchObject({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(Object.keys(second ?? {})).not.toContain('list-unsubscribe');
});

test.each(['sender', 'recipient', 'data'] as const)('a 4xx at %s may be tried again', async (at) => {
  fake.refusals.push({ at, code: 451, message: 'try later' });
  await expect(smtp.send(mail)).rejects.toBeInstanceOf(Unavailable);
  await smtp.send(mail);
  expect(fake.received).toHaveLength(1);
});

test.each(['sender', 'recipient', 'data'] as const)('a 5xx at %s is final', async (at) => {
  fake.refusals.push({ at, code: 550, message: 'no such user' });
  await expect(smtp.send(mail)).rejects.toBeInstanceOf(MailRefused);
});

test('a wrong password is blamed on our settings, not on the email', async () => {
  const wrong = createSmtp({
    url: fake.url.replace('//', '//user:wrong@'),
    from: 'a@example.com',
    timeoutMs: 2000,
  });
  await expect(wrong.send(mail)).rejects.toBeInstanceOf(Unavailable);
});

test.each([
  ['nothing', ''],
  ['garbage', 'HTTP/1.1 200 OK\r\n\r\n<html>'],
  ['half a greeting', '220 '],
])('a server that says %s is unavailable, in time', async (_, says) => {
  const mute = await startMuteServer(says);
  const started = performance.now();
  const sending = createSmtp({ url: mute.url, from: 'a@example.com', timeoutMs: 150 }).send(mail);
  await expect(sending).rejects.toBeInstanceOf(Unavailable);
  expect(performance.now() - started).toBeLessThan(10_000);
  await mute.stop();
});

test('a server that is down is unavailable', async () => {
  const gone = await startMuteServer('');
  await gone.stop();
  const sending = createSmtp({ url: gone.url, from: 'a@example.com', timeoutMs: 500 }).send(mail);
  await expect(sending).rejects.toBeInstanceOf(Unavailable);
});

test.each([
  'ana@example.com\r\nBcc: spy@example.com',
  'ana@example.com\nspy@example.com',
  'ana@example.com, spy@example.com',
  'ana@example.com spy@example.com',
  'Ana <ana@example.com>',
  '"ana\r\nBcc: spy"@example.com',
  'ana@example.com\u0000',
  '<ana@example.com>',
  '',
])('an address that is more than one address never reaches a server: %j', async (address) => {
  await expect(smtp.send({ ...mail, to: address })).rejects.toBeInstanceOf(MailRefused);
  await expect(smtp.send({ ...mail, replyTo: address })).rejects.toBeInstanceOf(MailRefused);
  expect(fake.received).toHaveLength(0);
});

test('a subject cannot add headers or recipients', async () => {
  const subject = 'Hello\r\nBcc: spy@example.com\r\nX-Evil: 1\r\n\r\n<script>';
  await smtp.send({ ...mail, subject });
  const [received] = fake.received;
  expect(received?.recipients).toEqual(['ana@example.com']);
  expect(received?.parsed.headers.map((header) => header.key)).not.toContain('x-evil');
  expect(received?.parsed.bcc).toBeUndefined();
  expect(received?.parsed.subject).toBe('Hello Bcc: spy@example.com X-Evil: 1 <script>');
  expect(received?.parsed.html?.trim()).toBe(mail.html);
  await expect(smtp.send({ ...mail, messageId: '<a>\r\nBcc: b@c.d' })).rejects.toBeInstanceOf(MailRefused);
});
