import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { createSmsLog } from './log.ts';
import { createTwilio } from './twilio.ts';

const received: {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}[] = [];
let status = 201;
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const form = Object.fromEntries(new URLSearchParams(text));
    received.push({ path: request.url, authorization: request.headers.authorization, form });
    if (status > 0) response.writeHead(status).end('{}');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const apiUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
const account = { accountSid: 'AC1', authToken: 'word', apiUrl };
const message = { to: '+15550100142', text: '123456 is your code & more', channel: 'sms' } as const;

test('the log and Twilio accept a message', async () => {
  const written: object[] = [];
  await createSmsLog({ write: (details) => written.push(details) }).send(message);
  expect(written).toEqual([{ to: message.to, channel: 'sms', message: message.text }]);
  await createTwilio({ ...account, from: '+15550100100' }).send(message);
  await createTwilio({ ...account, from: '+15550100100' }).send({ ...message, channel: 'whatsapp' });
  await createTwilio({ ...account, from: 'MG9' }).send(message);
  expect(received[0]).toEqual({
    path: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:word').toString('base64')}`,
    form: { To: message.to, Body: message.text, From: '+15550100100' },
  });
  expect(received[1]?.form).toMatchObject({ To: 'whatsapp:+15550100142', From: 'whatsapp:+15550100100' });
  expect(received[2]?.form).toMatchObject({ To: message.to, MessagingServiceSid: 'MG9' });
});

test.each([400, 429, 500, 0])('a response of %i (0: none) is unavailable', async (answer) => {
  status = answer;
  const impatient = createTwilio({ ...account, from: '+15550100100', timeoutMs: 200 });
  await expect(impatient.send(message)).rejects.toBeInstanceOf(Unavailable);
});
