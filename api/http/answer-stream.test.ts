import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerStream } from './answer-stream.ts';
import type { RequestEnv } from './request-env.ts';

function open() {
  const stream = Readable.from([Buffer.from('first'), Buffer.from('second')]);
  const app = new Hono<RequestEnv>();
  app.get('/file', (c) => answerStream(c, stream, { 'Content-Type': 'text/plain' }));
  return { app, stream };
}

test('a caller who reads gets the stream', async () => {
  const { app } = open();
  expect(await (await app.request('/file')).text()).toBe('firstsecond');
});

test('a caller who asks for the headers leaves nothing open', async () => {
  const { app, stream } = open();
  const answer = await app.request('/file', { method: 'HEAD' });
  expect(answer.headers.get('content-type')).toBe('text/plain');
  expect(stream.destroyed).toBe(true);
});

test('a caller who left while the file was being opened leaves nothing open', async () => {
  const { app, stream } = open();
  await app.request('/file', { signal: AbortSignal.abort() });
  expect(stream.destroyed).toBe(true);
});

test('a caller who leaves before the first byte leaves nothing open', async () => {
  const { app, stream } = open();
  const leaving = new AbortController();
  await app.request('/file', { signal: leaving.signal });
  leaving.abort();
  expect(stream.destroyed).toBe(true);
});
