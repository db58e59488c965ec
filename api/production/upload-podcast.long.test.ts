import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { generateWaveform } from '#domain/production/delivery/generate-waveform.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heldBytes = () => {
  collectGarbage();
  // Buffers are freed in the background, which a busy machine does late, so we wait for the next collection.
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

/** The website's memory each time the storage has received a few more megabytes. */
const held: number[] = [];
const everyBytes = 8 * 1024 * 1024;
const app = createFullApp({
  ...ctx,
  storage: {
    ...ctx.storage,
    put: (key, body, options) => ctx.storage.put(key, Readable.from(watched(body as Readable)), options),
  },
});

async function* watched(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let gotBytes = 0;
  for await (const piece of body) {
    if (Math.floor(gotBytes / everyBytes) < Math.floor((gotBytes + piece.length) / everyBytes))
      held.push(heldBytes());
    gotBytes += piece.length;
    yield piece;
  }
}

const staff = await signedIn(ctx, { email: 'staff@uploads.example', isAdmin: true });
const customer = await signedIn(ctx, { email: 'customer@uploads.example' });
const server = createServer(getRequestListener(app.fetch));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const samples = Float32Array.from({ length: 10 * 44_100 }, (_, at) => Math.sin(at / 16) / 4);
const sound = { left: samples, right: samples, sampleRate: 44_100 };
const tenSeconds = Buffer.from(await createMp3Codec().encodeMp3(sound));
const boundary = 'a-boundary-of-our-own';
const partOf = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (fileName: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: audio/mpeg\r\n\r\n`;
const formEnd = `\r\n--${boundary}--\r\n`;
const formType = `multipart/form-data; boundary=${boundary}`;

type Sent = { status: number; message: string; fileUrl: string };

/** Over a real connection, in pieces and without announcing the length. */
function send(
  pieces: Iterable<Buffer | string>,
  { path = '', type = formType, headers = staff.headers as Record<string, string> } = {},
): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const request = openRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    agent: false,
    path: `/functions/v1/upload-podcast${path}`,
    headers: { ...headers, 'Content-Type': type },
  });
  request.on('response', async (response) => {
    let text = '';
    for await (const chunk of response) text += chunk;
    const body = JSON.parse(text) as { fileUrl?: string; error?: { message: string } };
    resolve({
      status: response.statusCode ?? 0,
      message: body.error?.message ?? '',
      fileUrl: body.fileUrl ?? '',
    });
    request.destroy();
  });
  request.on('error', reject);
  const rest = pieces[Symbol.iterator]();
  const push = () => {
    for (let next = rest.next(); !next.done; next = rest.next())
      if (!request.write(next.value)) return void request.once('drain', push);
    request.end();
  };
  push();
  return promise;
}

function* times<Piece>(count: number, piece: Piece): Iterable<Piece> {
  for (let sent = 0; sent < count; sent += 1) yield piece;
}

const read = async (id: string) => (await ctx.db.select().from(podcasts).where(eq(podcasts.id, id)))[0];

async function filesOf(podcastId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list(`episodes/${podcastId}/`)) keys.push(key);
  return keys;
}

test.each([
  ['a form', 'form'],
  ['plain bytes', 'bytes'],
])('a large file sent as %s does not grow the website by its size', async (_name, kind) => {
  const { id } = await createPaidPodcast(ctx);
  // Some 48 MB.
  const recordings = times(300, tenSeconds);
  const before = heldBytes();
  held.length = 0;
  const answer =
    kind === 'form'
      ? await send([partOf('podcastId', id), fileHead('long.mp3'), ...recordings, formEnd])
      : await send(recordings, { path: `?podcastId=${id}`, type: 'audio/mpeg' });
  expect(answer).toMatchObject({ status: 200 });
  expect(held.length).toBeGreaterThan(4);
  // The collector may be late, but memory that is really held stays: from the middle on, half of a kept file
  // would be visible.
  const least = Math.min(...held.slice(Math.floor(held.length / 2)));
  expect(least - before).toBeLessThan(12 * 1024 * 1024);
});

test('a form delivers, whatever its other fields; its file name is saved in the audit log', async () => {
  const { id } = await createPaidPodcast(ctx);
  const noise = partOf('comment', 'for the open house');
  const answer = await send([noise, partOf('podcastId', id), fileHead('a.mp3'), tenSeconds, formEnd]);
  expect(answer.status).toBe(200);
  expect((await read(id))?.gcsFileUrl).toBe(answer.fileUrl);
});

test.each([
  ['a form without a file', [formEnd], 'Please select an MP3 file'],
  ['a form without a choice', [fileHead(''), '', formEnd], 'Please select an MP3 file'],
  [
    'no target before the file',
    [fileHead('a.mp3'), tenSeconds, formEnd],
    'Please select an MP3 file and listing',
  ],
  [
    'a wrong id',
    [partOf('podcastId', 'everything'), fileHead('a.mp3'), tenSeconds, formEnd],
    'This is not a podcast id',
  ],
  ['no form at all', ['hello'], 'The form could not be read. Please send it again.'],
])('%s is refused with a reason', async (_name, pieces, message) => {
  const answer = await send(pieces as (string | Buffer)[]);
  expect(answer.status).toBe(400);
  expect(answer.message).toContain(message);
});

test('an aborted form and an oversized file change nothing and leave nothing behind', async () => {
  const { id } = await createPaidPodcast(ctx);
  const head = [partOf('podcastId', id), fileHead('a.mp3')];
  const broken = await send([...head, tenSeconds.subarray(0, 50_000)]);
  expect(broken).toMatchObject({ status: 400, message: 'The form could not be read. Please send it again.' });
  const huge = await send([...head, ...times(400, tenSeconds), formEnd]);
  expect(huge).toMatchObject({ status: 400, message: 'The file is larger than 60 MB.' });
  expect(await filesOf(id)).toEqual([]);
  expect((await read(id))?.status).toBe('paid');
});

test('an upload without access is not read', async () => {
  const { id } = await createPaidPodcast(ctx);
  const form = [partOf('podcastId', id), fileHead('a.mp3'), tenSeconds, formEnd];
  expect(await send(form, { headers: {} })).toMatchObject({ status: 401, message: 'Please sign in.' });
  expect(await send(form, { headers: customer.headers })).toMatchObject({
    status: 403,
    message: 'Access denied: Admin privileges required',
  });
});

test('the waveform is generated afterwards, without counting as an edit, and only for the current file', async () => {
  const { id } = await createPaidPodcast(ctx);
  const upload = () => send([tenSeconds], { path: `?podcastId=${id}`, type: 'audio/mpeg' });
  const { signal } = new AbortController();
  const key = (await upload()).fileUrl.replace('/files/', '');
  const before = await read(id);
  expect(before?.episode?.peaks).toEqual([]);
  await generateWaveform(ctx, { podcastId: id, key }, signal);
  const after = await read(id);
  expect(after?.episode?.peaks).toHaveLength(400);
  expect(after?.episode?.durationSeconds).toBe(before?.episode?.durationSeconds);
  expect(after?.updatedAt).toEqual(before?.updatedAt);
  await upload();
  await generateWaveform(ctx, { podcastId: id, key }, signal);
  expect((await read(id))?.episode?.peaks).toEqual([]);
});
