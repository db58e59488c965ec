import { afterAll, expect, test, vi } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createWebsite, listen } from './website.ts';

const { ctx } = await createTestContext();
const onRequest = vi.fn();
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
  cacheBytes: 0,
  hasDevPages: false,
  health: async () => ({ status: 'ok' as const }),
  onRequest,
  stopping: new AbortController().signal,
};
const website = createWebsite(options);
const address = { port: 0, host: '127.0.0.1' };
const direct = await listen(website, address);
const routed = await listen({ ...website, answerPage: () => false }, address);
afterAll(() => {
  for (const each of [direct, routed]) each.close();
});
await ctx.db.insert(listings).values({
  slug: 'nine-elm-row',
  status: 'active',
  address: '9 Elm Row',
  description: 'A brick house with a “reading room”.',
});

async function read(server: typeof direct, path: string, init: RequestInit) {
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  const { date: _date, 'x-request-id': id = '', ...headers } = Object.fromEntries(answer.headers);
  const body = (await answer.text()).replaceAll(id, '');
  return { answer: { status: answer.status, headers, body }, seen: onRequest.mock.lastCall?.[0] };
}

async function expectSameAnswer(path: string, init: RequestInit = {}) {
  const [first, second] = [await read(direct, path, init), await read(routed, path, init)];
  expect(first.answer).toEqual(second.answer);
  expect({ ...first.seen, seconds: 0 }).toEqual({ ...second.seen, seconds: 0 });
  return first.answer;
}

test('a listing page is the same with and without the router, however it is requested', async () => {
  const page = await expectSameAnswer('/listings/nine-elm-row');
  expect(page.body).toContain('A brick house');
  for (const encoding of ['identity', 'gzip', 'br'])
    await expectSameAnswer('/listings/nine-elm-row', { headers: { 'Accept-Encoding': encoding } });
  const known = { 'If-None-Match': page.headers.etag as string };
  expect((await expectSameAnswer('/listings/nine-elm-row', { headers: known })).status).toBe(304);
  expect((await expectSameAnswer('/listings/nine-elm-row', { method: 'HEAD' })).body).toBe('');
  expect((await expectSameAnswer('/listings/nobody')).status).toBe(404);
  expect((await expectSameAnswer('/listings/nine-elm-row?unbranded')).status).toBe(302);
  expect((await expectSameAnswer('/listings/nine-elm-row?src=sign')).status).toBe(200);
  expect((await expectSameAnswer('/listings/nine-elm-row', { method: 'DELETE' })).status).toBe(404);
});

test('a page that fails to render fails the same way, with its number in the log', async () => {
  const failed = vi.spyOn(ctx.log, 'error').mockImplementation(() => {});
  const broken = { ...ctx, db: undefined as never };
  const site = createWebsite({ ...options, ctx: broken });
  const servers = [await listen(site, address), await listen({ ...site, answerPage: () => false }, address)];
  const [first, second] = await Promise.all(
    servers.map((server) => read(server, '/listings/nine-elm-row', {})),
  );
  expect(first?.answer).toEqual(second?.answer);
  expect(first?.answer.status).toBe(500);
  expect(failed).toHaveBeenCalledTimes(2);
  for (const server of servers) server.close();
});
