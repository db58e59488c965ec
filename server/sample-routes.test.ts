import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();

test('the sample brokerages are served sandboxed, and only with development pages on', async () => {
  const app = createFullApp(ctx);
  const { pages } = (await (await app.request('/samples')).json()) as {
    pages: { path: string; street: string }[];
  };
  expect(pages).toHaveLength(5);
  for (const { path, street } of pages) {
    const answer = await app.request(path);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.text()).toContain(street.split(' #')[0]);
  }
  expect((await app.request('/samples/../server/env.ts')).status).toBe(404);
  expect((await app.request('/samples/none')).status).toBe(404);
  const closed = createFullApp(ctx, { hasDevPages: false });
  expect((await closed.request(pages[0]?.path as string)).status).toBe(404);
});

test('their photos are the same in either process', async () => {
  const photos: Buffer[] = [];
  for (const root of [undefined, join(import.meta.dirname, '..')]) {
    const answer = await createFullApp(ctx, { root }).request('/samples/photos/heron-lake-small.jpg');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    photos.push(Buffer.from(await answer.arrayBuffer()));
  }
  expect(photos[0]?.byteLength).toBeGreaterThan(10_000);
  expect(photos[1]?.equals(photos[0] as Buffer)).toBe(true);
});
