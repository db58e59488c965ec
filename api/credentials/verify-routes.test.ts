import { expect, test } from 'vitest';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { MAX_VERIFY_BYTES } from '#domain/credentials/rules.ts';
import { drawPlainImage } from '#domain/marketing/draw-plain-image.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { quarterRenderer } from '#tests/support/marketed-podcast.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const credentials = createCredentials({ root: process.cwd() });
const { ctx } = await createTestContext({ credentials, renderer: quarterRenderer });
const app = createFullApp(ctx);
const image = await drawPlainImage(ctx, { address: '12 Elm Street', size: 'square' });
async function keysOf(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list('')) keys.push(key);
  return keys;
}

const send = (body: Uint8Array, headers: Record<string, string> = {}) =>
  app.request('/verify-files', { method: 'POST', body: body as BodyInit, headers });
const sendLink = (link: unknown) =>
  app.request('/functions/v1/verify-link', {
    method: 'POST',
    body: JSON.stringify({ link }),
    headers: { 'Content-Type': 'application/json' },
  });

test('anyone can have a file checked, and it is not kept', async () => {
  const before = await keysOf();
  const bytes = Buffer.from(await (await app.request(image.url)).arrayBuffer());
  const answer = await send(bytes);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    verdict: 'original',
    file: { kind: 'image', sourceType: 'algorithmicMedia', isTestCertificate: true },
    home: null,
  });
  expect(await (await send(await sampleMedia('image/png'))).json()).toMatchObject({ verdict: 'unknown' });
  expect(await keysOf()).toEqual(before);
});

test('one of our links is checked, any other is refused', async () => {
  expect(await (await sendLink(image.url)).json()).toMatchObject({ verdict: 'original' });
  expect((await sendLink('http://169.254.169.254/files/x.jpg')).status).toBe(400);
  expect((await sendLink('')).status).toBe(400);
  expect((await sendLink('/files/none.jpg')).status).toBe(404);
});

test('an empty body and one that is too large are refused with a reason', async () => {
  const reasonOf = async (answer: Response) => {
    expect(answer.status).toBe(400);
    return ((await answer.json()) as { error: { message: string } }).error.message;
  };
  expect(await reasonOf(await send(new Uint8Array(0)))).toBe('Choose a file first.');
  const said = { 'Content-Length': String(MAX_VERIFY_BYTES + 1) };
  expect(await reasonOf(await send(new Uint8Array(1), said))).toContain('larger than 64 MB');
});

test('one network gets a limited number of checks a minute, by file and by link combined', async () => {
  const statuses = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await sendLink('/files/none.jpg')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(Buffer.from('x'))).status).toBe(429);
});
