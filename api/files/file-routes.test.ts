import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, folder } = await createTestContext();
const app = createFullApp(ctx);
await ctx.storage.put('samples/ten.mp3', Buffer.from('0123456789'), { contentType: 'audio/mpeg' });
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test('a file is streamed in full, with its type and a long cache lifetime', async () => {
  const answer = await get('/files/samples/ten.mp3');
  expect(await answer.text()).toBe('0123456789');
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=5-500', '56789', 'bytes 5-9/10'],
])('%s returns a part', async (range, text, contentRange) => {
  const answer = await get('/files/samples/ten.mp3', { Range: range });
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
    206,
    text,
    contentRange,
  ]);
});

test('a range past the end is 416; a malformed range returns the whole file', async () => {
  const outside = await get('/files/samples/ten.mp3', { Range: 'bytes=10-' });
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  for (const range of ['bytes=4-2', 'bytes=-3', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b']) {
    const answer = await get('/files/samples/ten.mp3', { Range: range });
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  }
});

test('a matching ETag returns 304', async () => {
  const { headers } = await get('/files/samples/ten.mp3');
  const answer = await get('/files/samples/ten.mp3', { 'If-None-Match': headers.get('etag') as string });
  expect(answer.status).toBe(304);
});

test.each([
  '/files/missing.mp3',
  '/files/../server/env.ts',
  '/files/..%2f..%2fpackage.json',
  '/files/.incoming/x',
  '/files/a%00b',
  '/files//etc/passwd',
  '/files/a.',
  '/files/samples/ten.mp3.',
])('%s does not exist', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('part of a huge file is served without buffering the file', async () => {
  const size = 512 * 1024 * 1024;
  const path = join(folder, 'files', 'samples', 'huge.mp3');
  await writeFile(path, '');
  // A hole of half a gigabyte takes no space on the disk.
  await truncate(path, size);
  const before = process.memoryUsage();
  const part = await get('/files/samples/huge.mp3', { Range: `bytes=${size - 8}-` });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 8]);
  const whole = await get('/files/samples/huge.mp3');
  const reader = whole.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect((value as Uint8Array).byteLength).toBeLessThanOrEqual(1024 * 1024);
  await reader?.cancel();
  const after = process.memoryUsage();
  expect(after.arrayBuffers + after.external - before.arrayBuffers - before.external).toBeLessThan(
    64 * 1024 * 1024,
  );
});
