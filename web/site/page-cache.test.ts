import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPage, createPageCache, type FreshPage } from './page-cache.ts';

const page = (html: string, madeFrom: string[] = [], status: 200 | 404 = 200): FreshPage => ({
  status,
  html,
  madeFrom,
});

test('a page is rendered once, even if two requests ask at the same time', async () => {
  const cache = createPageCache({ maxBytes: 10_000 });
  let renders = 0;
  const fill = async () => {
    renders += 1;
    return page('<p>hello</p>');
  };
  const [a, b] = await Promise.all([cache.get('/', fill), cache.get('/', fill)]);
  await cache.get('/', fill);
  expect(renders).toBe(1);
  expect(a).toBe(b);
  await compressPage(a, 'gzip');
  await compressPage(a, 'br');
  expect(gunzipSync(a.gzip as Buffer).toString()).toBe('<p>hello</p>');
  expect(brotliDecompressSync(a.br as Buffer).toString()).toBe('<p>hello</p>');
});

test('a change drops everything made from that row, from any row of the table, or the whole cache', async () => {
  const cache = createPageCache({ maxBytes: 10_000 });
  await cache.get('/a', async () => page('a', ['listings:1']));
  await cache.get('/b', async () => page('b', ['listings:2']));
  await cache.get('/all', async () => page('all', ['listings']));
  cache.drop({ table: 'listings', id: '1' });
  expect([cache.peek('/a'), cache.peek('/all')]).toEqual([undefined, undefined]);
  expect(cache.peek('/b')).toBeDefined();
  cache.drop({ table: 'listings' });
  expect(cache.peek('/b')).toBeUndefined();
  await cache.get('/c', async () => page('c'));
  cache.drop({ table: '*' });
  expect(cache.size()).toBe(0);
});

test('a page whose rows changed during rendering is neither cached nor given to later requests', async () => {
  const cache = createPageCache({ maxBytes: 10_000 });
  const { promise: release, resolve } = Promise.withResolvers<void>();
  const old = cache.get('/', async () => {
    await release;
    return page('old', ['listings']);
  });
  cache.drop({ table: 'listings', id: '1' });
  const fresh = await cache.get('/', async () => page('new', ['listings']));
  resolve();
  expect((await old).identity.toString()).toBe('old');
  expect(fresh.identity.toString()).toBe('new');
  expect(cache.peek('/')?.identity.toString()).toBe('new');
});

test('missing pages are not kept, and the least recently used page goes first', async () => {
  // Room for two pages of a hundred bytes and their copies.
  const cache = createPageCache({ maxBytes: 300 });
  await cache.get('/missing', async () => page('?', [], 404));
  expect(cache.size()).toBe(0);
  await cache.get('/1', async () => page('1'.repeat(100)));
  await cache.get('/2', async () => page('2'.repeat(100)));
  cache.peek('/1');
  await cache.get('/3', async () => page('3'.repeat(100)));
  expect([cache.peek('/1') !== undefined, cache.peek('/2') !== undefined]).toEqual([true, false]);
});

test('one large page makes way for several small ones, and one larger than the whole cache is not cached', async () => {
  const cache = createPageCache({ maxBytes: 1500 });
  for (const path of ['/1', '/2', '/3', '/4']) await cache.get(path, async () => page('x'.repeat(200)));
  expect(cache.size()).toBe(4);
  await cache.get('/large', async () => page('x'.repeat(700)));
  expect(cache.size()).toBe(2);
  expect(cache.peek('/large')).toBeDefined();
  await cache.get('/huge', async () => page('x'.repeat(2000)));
  expect(cache.peek('/huge')).toBeUndefined();
  cache.drop({ table: '*' });
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await cache.get(path, async () => page('x'.repeat(200)));
  expect(cache.size()).toBe(5);
});

test('a page that expires is rendered again', async () => {
  let now = new Date('2026-11-22T12:00:00Z');
  const cache = createPageCache({ maxBytes: 10_000, now: () => now });
  const goodUntil = new Date('2026-11-23T05:00:00Z');
  await cache.get('/', async () => ({ ...page('open on Sunday'), goodUntil }));
  now = new Date(goodUntil.getTime() - 1);
  expect(cache.peek('/')?.identity.toString()).toBe('open on Sunday');
  now = goodUntil;
  expect(cache.peek('/')).toBeUndefined();
  expect((await cache.get('/', async () => page('sold'))).identity.toString()).toBe('sold');
});
