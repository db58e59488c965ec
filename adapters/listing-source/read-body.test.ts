import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { answerHtml, startLoopbackSite } from '#tests/support/loopback-site.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function startSite(...site: Parameters<typeof startLoopbackSite>) {
  const started = await startLoopbackSite(...site);
  stops.push(started.stop);
  return started;
}

const page = 'http://homes.example/listing/1';
const pageType = { 'content-type': 'text/html' };

describe('limits', () => {
  const impatient = { totalTimeoutMs: 150 };

  test.each([
    ['never answers', () => {}],
    ['drips its body', (answer: ServerResponse) => void drip(answer)],
    ['stops half way', (answer: ServerResponse) => void answer.writeHead(200, pageType).write('<p>')],
  ])('a site that %s is given up on', async (_name, behave) => {
    const { source, server } = await startSite((request, answer) => {
      if (request.url === '/robots.txt') answer.writeHead(404).end();
      else behave(answer);
    }, impatient);
    const closed = new Promise((resolve) => server.on('connection', (socket) => socket.on('close', resolve)));
    await expect(source.fetchPage(page)).rejects.toThrow(/no complete answer within 0.15 seconds/);
    await closed;
  });

  test('a name server that never answers is given up on', async () => {
    const { source } = await startSite(() => {}, { ...impatient, resolve: () => new Promise(() => {}) });
    await expect(source.fetchPage(page)).rejects.toThrow(Unavailable);
  });

  test('an endless body is cut off', async () => {
    let sent = 0;
    const { source } = await startSite(
      (_request, answer) => {
        answer.writeHead(200, pageType);
        const chunk = Buffer.alloc(64 * 1024, 'a');
        const more = () => {
          while (!answer.destroyed && answer.write(chunk)) sent += chunk.length;
        };
        answer.on('drain', more);
        more();
      },
      { maxPageBytes: 1_000_000, allowedHosts: ['homes.example:80'] },
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_large' });
    expect(sent).toBeLessThan(20_000_000);
  });

  test('a body that announces a length over the limit is not read', async () => {
    const { source } = await startSite(
      (_request, answer) =>
        answer.writeHead(200, { ...pageType, 'content-length': '900000000' }).flushHeaders(),
      { allowedHosts: ['homes.example:80'] },
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_large' });
  });

  test('oversized headers are refused', async () => {
    const { source } = await startSite((_request, answer) =>
      answerHtml(answer, '', { 'x-long': 'h'.repeat(60_000) }),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_large' });
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(60_000_000))],
    ['deflate', deflateSync(Buffer.alloc(60_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(60_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ])('a %s bomb is refused while it is being decompressed', async (encoding, bomb) => {
    const { source } = await startSite((_request, answer) =>
      answerHtml(answer, bomb, { 'content-encoding': encoding }),
    );
    const before = process.memoryUsage().arrayBuffers;
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'too_large' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16_000_000);
  });
});

describe('compression', () => {
  const text = '<p>Sunny kitchen</p>'.repeat(200);

  test.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('%s is read', async (encoding, body) => {
    const { source } = await startSite((_request, answer) =>
      answerHtml(answer, body, { 'content-encoding': encoding }),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'page', html: text });
  });

  test.each([
    ['gzip', Buffer.from('not packed at all')],
    ['deflate', Buffer.from('xnot packed')],
    ['br', Buffer.from('not packed at all')],
    ['gzip', gzipSync(text).subarray(0, 40)],
    ['gzip, gzip', gzipSync(gzipSync(text))],
    ['compress', Buffer.from('x')],
  ])('a damaged or unasked-for %s body is refused', async (encoding, body) => {
    const { source } = await startSite((_request, answer) =>
      answerHtml(answer, body, { 'content-encoding': encoding }),
    );
    expect(await source.fetchPage(page)).toMatchObject({ kind: 'refused', reason: 'broken_answer' });
  });
});

function drip(answer: ServerResponse): void {
  answer.writeHead(200, pageType);
  const timer = setInterval(() => answer.write('.'), 10);
  answer.on('close', () => clearInterval(timer));
}
