import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { businessCategories, businesses, markets } from '#db/schema/directory.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createWebsite, listen } from './website.ts';

const { ctx } = await createTestContext();
const options = {
  ctx,
  assets: {
    siteStyles: { inline: 'body{}', cspHash: 'sha256-test' },
    siteScript: '/assets/site.js',
    fontPreloads: [],
    appScript: '/assets/app.js',
    appStart: { inline: 'start()', cspHash: 'sha256-start' },
    appStyles: [],
    appPreloads: [],
    screenPreloads: {},
  },
  trustedProxies: 0,
  cacheBytes: 10_000_000,
  hasDevPages: false,
  health: async () => ({ status: 'ok' as const }),
  stopping: new AbortController().signal,
};
const website = createWebsite(options);
const server = await listen(website, { port: 0, host: '127.0.0.1' });
const limits = { everyMs: 20, graceMs: 100, minBodyBytesPerSecond: 1000, minReadBytesPerSecond: 1000 };
const strict = await listen(website, { port: 0, host: '127.0.0.1' }, limits);
afterAll(() => {
  for (const each of [server, strict]) each.close();
});
const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

async function read(path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, init);
  const { date: _date, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text(), id };
}

test.each(['identity', 'gzip', 'br'])(
  'the first response and the cached one are the same in %s',
  async (encoding) => {
    const init = { headers: { 'Accept-Encoding': encoding } };
    const [first, second] = [
      await read('/privacy-policy', init),
      await read('/privacy-policy?utm_source=mail', init),
    ];
    expect({ ...second, id: '' }).toEqual({ ...first, id: '' });
    expect(second.id).not.toBe(first.id);
    expect(second.headers['content-security-policy']).toContain("script-src 'self'");
    expect(second.headers['x-content-type-options']).toBe('nosniff');
  },
);

test('an idle connection outlives the peers that might still send on it', async () => {
  const { headers } = await read('/privacy-policy');
  const seconds = Number(/timeout=(\d+)/.exec(headers['keep-alive'] ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
});

test('a page names what it was made from only where a CDN is purged by it', async () => {
  const plain = await read('/business-directory');
  expect(plain.headers['surrogate-key']).toBeUndefined();
  const behindCdn = await listen(createWebsite({ ...options, hasSurrogateKeys: true }), {
    port: 0,
    host: '127.0.0.1',
  });
  const { port } = behindCdn.address() as { port: number };
  for (const _attempt of ['rendered', 'kept']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}/business-directory`);
    expect(headers.get('surrogate-key')).toBe('pages markets business_categories');
    expect(headers.get('surrogate-control')).toContain('max-age=86400');
  }
  const missing = await fetch(`http://127.0.0.1:${port}/listings/nobody`);
  expect(missing.headers.get('surrogate-key')).toBeNull();
  behindCdn.close();
});

test('a cached page answers HEAD without a body and a matching ETag with 304', async () => {
  const { headers } = await read('/terms-of-service');
  const head = await read('/terms-of-service', { method: 'HEAD' });
  expect([head.status, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    headers['content-length'],
  ]);
  const again = await read('/terms-of-service', { headers: { 'If-None-Match': headers.etag as string } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('other methods never get a cached page', async () => {
  await read('/terms-of-service');
  expect((await read('/terms-of-service', { method: 'POST' })).status).toBe(404);
});

test('a change in the database shows on the next request', async () => {
  expect((await read('/business-directory')).body).not.toContain('Quillport');
  const told = new Promise<void>((done) =>
    ctx.changes.subscribe(({ table }) => table === 'markets' && done()),
  );
  await ctx.db.insert(markets).values({ slug: 'quillport-maine', name: 'Quillport', state: 'Maine' });
  await told;
  expect((await read('/business-directory')).body).toContain('Quillport');
});

test('a market page is cached like a listing page, until one of its businesses changes', async () => {
  const [market] = await ctx.db
    .insert(markets)
    .values({ slug: 'kept-ohio', name: 'Kept', state: 'Ohio' })
    .returning();
  const [category] = await ctx.db
    .insert(businessCategories)
    .values({ slug: 'keepers', name: 'Keepers' })
    .returning();
  const path = '/business-directory/kept-ohio';
  const { headers } = await read(path);
  const again = await read(path, { headers: { 'If-None-Match': headers.etag as string } });
  expect(again.status).toBe(304);
  const told = new Promise<void>((done) =>
    ctx.changes.subscribe(({ table }) => table === 'businesses' && done()),
  );
  await ctx.db.insert(businesses).values({
    externalKey: 'kept',
    marketId: market?.id as string,
    categoryId: category?.id as string,
    name: 'Oak Keepers',
  });
  await told;
  const changed = await read(path, { headers: { 'If-None-Match': headers.etag as string } });
  expect([changed.status, changed.body.includes('Oak Keepers')]).toEqual([200, true]);
});

test('a request whose body never arrives is closed', async () => {
  const socket = connect((strict.address() as { port: number }).port, '127.0.0.1');
  socket.write('POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{');
  await once(socket.resume(), 'close');
});
