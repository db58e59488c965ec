import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import { LeadRefused } from './contract.ts';
import { createHttpLeadWebhook } from './http.ts';
import { createLeadJournal } from './journal.ts';

const received: { key: unknown; body: unknown }[] = [];
let status = 200;
let isSilent = false;
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    received.push({ key: request.headers['idempotency-key'], body: JSON.parse(text) });
    if (!isSilent) response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end('whatever');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/hook`;
const webhook = createHttpLeadWebhook({ url, timeoutMs: 1000 });
const lead = {
  email: 'ana@example.com',
  firstName: 'Ana',
  phone: '1',
  listingUrl: 'https://homes.example/1',
  source: 'website_signup',
  timestamp: '2026-03-01T12:00:00.000Z',
};

beforeEach(() => {
  status = 200;
  isSilent = false;
  received.length = 0;
});

test.each([
  // Leads are already rows; nothing leaves the machine.
  ['journal', createLeadJournal(), []],
  ['http', webhook, ['key-1', 'key-1']],
])('%s accepts a lead, and accepts it again under the same key', async (_, adapter, keys) => {
  await expect(adapter.deliver(lead, 'key-1')).resolves.toBeUndefined();
  await expect(adapter.deliver(lead, 'key-1')).resolves.toBeUndefined();
  expect(received.map(({ key }) => key)).toEqual(keys);
});

test('the lead arrives as sent, under the same key each time', async () => {
  await webhook.deliver(lead, 'key-1');
  await webhook.deliver(lead, 'key-1');
  expect(received).toEqual([
    { key: 'key-1', body: lead },
    { key: 'key-1', body: lead },
  ]);
});

test.each([500, 503, 429, 408])('%i may be tried again', async (code) => {
  status = code;
  await expect(webhook.deliver(lead, 'key-1')).rejects.toBeInstanceOf(Unavailable);
});

test.each([400, 404, 410, 302])('%i is final', async (code) => {
  status = code;
  await expect(webhook.deliver(lead, 'key-1')).rejects.toBeInstanceOf(LeadRefused);
});

test('a silent server and a missing one are unavailable', async () => {
  isSilent = true;
  const impatient = createHttpLeadWebhook({ url, timeoutMs: 100 });
  await expect(impatient.deliver(lead, 'key-1')).rejects.toBeInstanceOf(Unavailable);
  const nobody = createHttpLeadWebhook({ url: 'http://127.0.0.1:1/', timeoutMs: 500 });
  await expect(nobody.deliver(lead, 'key-1')).rejects.toBeInstanceOf(Unavailable);
});
