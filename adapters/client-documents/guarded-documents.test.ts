import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createGuardedDocuments } from './guarded-documents.ts';

const siteUrl = 'https://hearthcast.example';
const server = createServer((request, response) => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  if (request.url === '/redirect') response.writeHead(302, { location: '/client.json' }).end();
  else if (request.url === '/long') response.writeHead(200, json).end('x'.repeat(20_000));
  else if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  else if (request.url === '/gone') response.writeHead(404, json).end('{}');
  else response.writeHead(200, json).end('{"client_name":"Parlor"}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const local = createGuardedDocuments({ siteUrl, allowedHosts: [host] });

test('a document is read unchanged', async () => {
  expect(await local.read(`http://${host}/client.json`)).toEqual({
    kind: 'document',
    text: '{"client_name":"Parlor"}',
  });
});

test.each(['/redirect', '/long', '/page', '/gone'])('%s is not a document', async (path) => {
  expect(await local.read(`http://${host}${path}`)).toMatchObject({ kind: 'failed' });
});

test.each([
  'https://127.0.0.1/client.json',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/client.json',
  'https://assistant.example:8080/client.json',
])('%s is never called', async (url) => {
  expect(await createGuardedDocuments({ siteUrl }).read(url)).toMatchObject({ kind: 'failed' });
});

test('a name that resolves to a private address is not called', async () => {
  const guarded = createGuardedDocuments({
    siteUrl,
    resolve: async () => ['10.0.0.1'],
    connect: () => {
      throw new Error('must not connect');
    },
  });
  expect(await guarded.read('https://assistant.example/client.json')).toMatchObject({ kind: 'failed' });
});
