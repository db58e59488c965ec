import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { privateAnswers, privateLinks } from '#tests/fixtures/ssrf-spellings.ts';
import { createGuardedSource } from './guarded-source.ts';

const siteUrl = 'https://hearthcast.example';
const publicAddress = '93.184.216.34';

let canary: Server;
let canarySix: Server | undefined;
let port: number;
let hits: string[] = [];

beforeAll(async () => {
  canary = createServer((request, answer) => {
    hits.push(request.url ?? '');
    answer.setHeader('content-type', 'text/html').end('<p>secret</p>');
  });
  canary.on('connection', () => hits.push('connection'));
  await new Promise<void>((resolve) => canary.listen(0, '0.0.0.0', resolve));
  port = (canary.address() as AddressInfo).port;
  canarySix = createServer(() => hits.push('six')).on('connection', () => hits.push('connection'));
  await new Promise<void>((resolve) => {
    // A machine without IPv6 has nothing to hit there.
    canarySix?.on('error', () => resolve()).listen({ port, host: '::1', ipv6Only: true }, resolve);
  });
});

afterAll(() => {
  canary.close();
  canarySix?.close();
});

beforeEach(() => {
  hits = [];
});

test('the canary is reachable when its host and port are allowed by name', async () => {
  const source = createGuardedSource({ siteUrl, allowedHosts: [`127.0.0.1:${port}`] });
  const result = await source.fetchPage(`http://127.0.0.1:${port}/`);
  expect(result).toMatchObject({ kind: 'page', status: 200, html: '<p>secret</p>' });
  expect(hits).toContain('/');
});

test('an allowed pair opens neither another port nor another spelling of the machine', async () => {
  const source = createGuardedSource({ siteUrl, allowedHosts: [`localhost:${port + 1}`], ports: [port] });
  for (const link of [
    `http://localhost:${port}/`,
    `http://127.0.0.1:${port + 1}/`,
    `http://[::1]:${port}/`,
  ]) {
    expect(await source.fetchPage(link)).toMatchObject({ kind: 'refused' });
  }
  expect(hits).toEqual([]);
});

test('ports that web sites do not use are refused on public hosts', async () => {
  const source = createGuardedSource({ siteUrl, resolve: async () => [publicAddress] });
  for (const link of ['http://homes.example:22/', 'https://homes.example:6379/', 'http://homes.example:0/']) {
    expect(await source.fetchPage(link)).toMatchObject({ kind: 'refused', reason: 'bad_url' });
  }
});

describe('private spellings', () => {
  test('the list is long', () => expect(new Set(privateLinks).size).toBeGreaterThan(100));

  test.each(privateLinks)('%j never reaches the canary', async (spelling) => {
    const source = createGuardedSource({
      siteUrl,
      ports: [80, 443, port],
      resolve: async () => ['127.0.0.1'],
    });
    const link = spelling.replaceAll('PORT', String(port));
    const [page, image] = await Promise.all([source.fetchPage(link), source.fetchImage(link)]);
    expect(page).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/bad_url|private_address/) });
    expect(image).toMatchObject({ kind: 'refused' });
    expect(hits).toEqual([]);
  });
});

describe('name servers', () => {
  test.each(Object.keys(privateAnswers))('%s is refused', async (hostname) => {
    const source = createGuardedSource({
      siteUrl,
      ports: [port],
      resolve: async (name) => [...(privateAnswers[name] ?? [])],
    });
    const result = await source.fetchPage(`http://${hostname}:${port}/`);
    expect(result).toMatchObject({ kind: 'refused', reason: 'private_address' });
    expect(hits).toEqual([]);
  });

  test('a second, private DNS answer is never contacted: the connection goes to the checked address', async () => {
    const asked = new Map<string, number>();
    const connected: string[] = [];
    const source = createGuardedSource({
      siteUrl,
      ports: [port],
      resolve: async (name) => {
        asked.set(name, (asked.get(name) ?? 0) + 1);
        return asked.get(name) === 1 ? [publicAddress] : ['127.0.0.1'];
      },
      connect: (target) => {
        connected.push(target.address);
        return connect({ host: '127.0.0.1', port });
      },
    });
    // The robots file uses the first answer, so the page itself gets the private one.
    const result = await source.fetchPage(`http://rebind.example:${port}/`);
    expect(result).toMatchObject({ kind: 'refused', reason: 'private_address' });
    expect(connected).toEqual([publicAddress]);
    expect(hits.filter((hit) => hit !== 'connection')).toEqual(['/robots.txt']);
  });
});

test.each([
  'http://127.0.0.1:PORT/inside',
  '//127.0.0.1:PORT/inside',
  'http://2130706433:PORT/inside',
  'http://[::ffff:7f00:1]:PORT/inside',
  'http://private.example:PORT/inside',
  'file:///etc/passwd',
])('a public page may not redirect to %s', async (location) => {
  let inside = 0;
  const server = createServer((request, answer) => {
    if (request.url === '/inside') inside += 1;
    if (request.url === '/robots.txt') answer.writeHead(404).end();
    else answer.writeHead(302, { location: location.replace('PORT', String(port)) }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const publicPort = (server.address() as AddressInfo).port;
  const source = createGuardedSource({
    siteUrl,
    ports: [port, publicPort],
    resolve: async (name) => (name === 'private.example' ? ['10.1.2.3'] : [publicAddress]),
    connect: (target) => {
      expect(target.address).toBe(publicAddress);
      return connect({ host: '127.0.0.1', port: publicPort });
    },
  });
  const result = await source.fetchPage(`http://homes.example:${publicPort}/start`);
  expect(result).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/bad_url|private_address/) });
  expect(inside).toBe(0);
  expect(hits).toEqual([]);
  server.close();
});
