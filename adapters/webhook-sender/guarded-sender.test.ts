import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createGuardedSender } from './guarded-sender.ts';

const siteUrl = 'https://hearthcast.example';
const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  if (request.url === '/redirect') response.writeHead(302, { location: '/elsewhere' }).end();
  else if (request.url === '/long') response.writeHead(200).end('x'.repeat(100_000));
  else if (request.url === '/nul') response.writeHead(500).end('a\0b');
  else if (request.url === '/silent') request.resume();
  else response.writeHead(204).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;
const host = `127.0.0.1:${port}`;
const call = (url: string) => ({ url, headers: { 'webhook-id': 'x' }, body: '{}' });

const guarded = createGuardedSender({ siteUrl });

test.each([
  'http://hooks.example.com/a',
  'http://hooks.example.com:8443/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/a',
  'https://0x7f000001/a',
  'https://localhost/a',
  'https://db.internal/a',
  'https://user:secret@hooks.example.com/a',
  'https://hooks.example.com:22/a',
  'ftp://hooks.example.com/a',
  'hooks.example.com',
  '',
])('%s is refused both before and during the call', async (url) => {
  expect(guarded.refusal(url)).toMatch(/\.$/);
  expect(await guarded.post(call(url))).toMatchObject({ kind: 'failed', error: guarded.refusal(url) });
});

test('a public https address is allowed', () => {
  for (const url of ['https://hooks.example.com/a?b=c', 'https://hooks.example.com:8443/'])
    expect(guarded.refusal(url)).toBeUndefined();
});

test('a name that resolves to a private address is refused when it is called', async () => {
  let isCalled = false;
  const sender = createGuardedSender({
    siteUrl,
    resolve: async () => ['93.184.216.34', '10.0.0.1'],
    connect: (target) => {
      isCalled = true;
      return connect({ host: '127.0.0.1', port: target.port });
    },
  });
  expect(sender.refusal('https://hooks.example.com/')).toBeUndefined();
  expect(await sender.post(call('https://hooks.example.com/'))).toMatchObject({
    kind: 'failed',
    error: 'The address does not lead to a public website.',
  });
  expect(isCalled).toBe(false);
});

const local = createGuardedSender({ siteUrl, allowedHosts: [host], timeoutMs: 300 });

test('a call is posted once, and a redirect is not followed', async () => {
  expect(await local.post(call(`http://${host}/hooks?a=b`))).toMatchObject({ kind: 'answered', status: 204 });
  expect(await local.post(call(`http://${host}/redirect`))).toMatchObject({ kind: 'answered', status: 302 });
  expect(requests).toEqual(['POST /hooks?a=b', 'POST /redirect']);
});

test('a long response is cut, control characters are removed, and silence times out', async () => {
  const long = await local.post(call(`http://${host}/long`));
  expect(long).toMatchObject({ kind: 'answered', status: 200, body: 'x'.repeat(2048) });
  expect(await local.post(call(`http://${host}/nul`))).toMatchObject({ status: 500, body: 'ab' });
  expect(await local.post(call(`http://${host}/silent`))).toMatchObject({
    kind: 'failed',
    error: 'no complete answer within 0.3 seconds',
  });
});

test('an unreachable server is a failure', async () => {
  const gone = createGuardedSender({ siteUrl, allowedHosts: ['127.0.0.1:1'] });
  expect(await gone.post(call('http://127.0.0.1:1/'))).toMatchObject({
    kind: 'failed',
    error: 'no connection to 127.0.0.1',
  });
});
