import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { rateLimits } from '#db/schema/operations.ts';
import { createPageReader } from '#domain/listings/page-reader.ts';
import { bookmarklet } from '#domain/listings/rules.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { listingPage } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext({ now: () => new Date() });
const app = createFullApp(ctx);
const url = 'https://homes.example/listing/1';

function post(fields: Record<string, string | File>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return app.request('/listing-drafts', { method: 'POST', body, headers });
}

test("the bookmarklet's page becomes a draft and the browser continues to the order form", async () => {
  const answer = await post({ url, html: listingPage({ street: '1 Marker Lane' }) });
  expect(answer.status).toBe(303);
  const target = new URL(answer.headers.get('location') as string, 'http://localhost');
  expect(target.pathname).toBe('/create-podcast');
  const draft = await app.request(`/api/listing-drafts/${target.searchParams.get('draft')}`);
  expect(await draft.json()).toMatchObject({
    listingUrl: url,
    preview: { address: '1 Marker Lane, Bend, OR 97701' },
  });
});

test('no other site can read the response', async () => {
  const answer = await post({ url, html: listingPage() }, { Origin: 'https://homes.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('an unreadable page goes to the order form with its reason', async () => {
  const answer = await post({ url, html: '<html><title>Just a moment...</title></html>' });
  const target = new URL(answer.headers.get('location') as string, 'http://localhost');
  expect(target.searchParams.get('unreadable')).toMatch(/automated access/);
  expect(target.searchParams.get('listing')).toBe(url);
});

test('an uploaded file larger than a JSON body is read; a program gets the result itself', async () => {
  const padding = `<!-- ${'x'.repeat(2_000_000)} -->`;
  const file = new File([listingPage({ street: '2 Marker Lane' }) + padding], 'page.html', {
    type: 'text/html',
  });
  const answer = await post({ file }, { Accept: 'application/json' });
  expect(await answer.json()).toMatchObject({ readable: true, address: '2 Marker Lane, Bend, OR 97701' });
});

test('an uploaded file is decoded by its content, and an unreadable one gets a sentence', async () => {
  const page = listingPage({ street: '3 Marker Lane' });
  for (const bytes of [Buffer.from(page, 'utf16le'), gzipSync(page)]) {
    const answer = await post({ file: new File([bytes], 'page') }, { Accept: 'application/json' });
    expect(await answer.json()).toMatchObject({ readable: true, address: '3 Marker Lane, Bend, OR 97701' });
  }
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'front.jpg');
  const refused = await post({ file: picture }, { Accept: 'application/json' });
  expect(await refused.json()).toMatchObject({
    readable: false,
    reason: expect.stringContaining('This is a picture.'),
  });
});

test('empty, malformed and oversized forms are rejected', async () => {
  expect((await post({ url })).status).toBe(400);
  const odd = await app.request('/listing-drafts', {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'multipart/form-data' },
  });
  expect(odd.status).toBe(400);
  expect((await post({ html: 'x'.repeat(24 * 1024 * 1024 + 1) })).status).toBe(400);
  expect((await app.request('/listing-drafts')).status).toBe(404);
});

test('rate limits apply before the page is read', async () => {
  const sent = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  const taken: boolean[] = [];
  const hand = async () => {
    const body = new ReadableStream(
      {
        pull(controller) {
          taken.push(true);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request('http://localhost/listing-drafts', {
      ...sent,
      body,
      duplex: 'half',
    } as object);
    return (await app.request(request)).status;
  };
  await ctx.db.delete(rateLimits);
  for (let time = 0; time < 12; time += 1) expect(await hand()).toBe(400);
  expect(taken).toHaveLength(12);
  expect(await hand()).toBe(429);
  expect(taken).toHaveLength(12);
});

test('two pages are read at a time; when too many wait, the others are asked to try again', async () => {
  await ctx.db.delete(rateLimits);
  const { promise, resolve } = Promise.withResolvers<void>();
  let reading = 0;
  const pageReader = createPageReader();
  const slow = createFullApp({
    ...ctx,
    accounts: { ...ctx.accounts, hasRateLimits: false },
    pageReader: {
      ...pageReader,
      async readSent(content, from) {
        reading += 1;
        await promise;
        return pageReader.readSent(content, from);
      },
    },
  });
  const hand = () => {
    const body = new URLSearchParams({ html: listingPage() });
    return slow.request('/listing-drafts', { method: 'POST', body, headers: { Accept: 'application/json' } });
  };
  const asked = Array.from({ length: 11 }, hand);
  const refused = await Promise.race(asked);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '8']);
  expect(await refused.json()).toMatchObject({ error: { code: 'busy' } });
  expect(reading).toBeLessThanOrEqual(2);
  resolve();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
});

const person = { Accept: 'text/html,application/xhtml+xml' };
const orderForm = (answer: Response) => new URL(answer.headers.get('location') as string, 'http://localhost');

test('what a phone shares opens the order form', async () => {
  await ctx.db.delete(rateLimits);
  const share = (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return app.request('/share', { method: 'POST', body, headers: person });
  };
  const link = await share({ title: '', text: 'Our listing https://homes.example/9', url: '' });
  expect([link.status, orderForm(link).pathname]).toEqual([303, '/create-podcast']);
  expect(Object.fromEntries(orderForm(link).searchParams)).toEqual({
    listing: 'https://homes.example/9',
    text: 'Our listing',
  });
  const file = await share({ page: new File([listingPage({ street: '9 Shared Lane' })], 'home.html') });
  expect(orderForm(file).searchParams.get('draft')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await app.request('/share')).headers.get('location')).toBe('/create-podcast');
});

test('a person whose page is refused lands on the order form; a program gets the error', async () => {
  await ctx.db.delete(rateLimits);
  const huge = { html: 'x'.repeat(24 * 1024 * 1024 + 1) };
  expect(orderForm(await post(huge, person)).searchParams.get('unreadable')).toBe('invalid');
  expect(await (await post(huge)).json()).toMatchObject({
    error: { message: 'This page is larger than 24 MB.' },
  });
  for (let time = 0; time < 12; time += 1) await app.request('/share', { method: 'POST' });
  expect(orderForm(await post({ url }, person)).searchParams.get('unreadable')).toBe('too_many');
  expect((await post({ url })).status).toBe(429);
});

test('the bookmarklet contains our own URL and nothing else', () => {
  const link = bookmarklet('https://hearthcast.example');
  expect(link).toMatch(/^javascript:/);
  expect(decodeURIComponent(link)).toContain('"https://hearthcast.example/listing-drafts"');
  expect(() => new Function(decodeURIComponent(link.slice('javascript:'.length)))).not.toThrow();
});
