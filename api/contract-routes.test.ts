import { expect, test } from 'vitest';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const post = (body: string) => app.request('/functions/v1/generate-maps-url', { method: 'POST', body });

test('wrong input names the field', async () => {
  const answer = await post(JSON.stringify({ latitude: 'north' }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: { code: 'invalid', fields: { latitude: expect.any(String) } },
  });
});

test.each([
  ['not JSON', '{'],
  ['a list', '[]'],
  ['a word', '"x"'],
  ['null', 'null'],
  ['deep nesting', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
])('%s is refused or ignored, never an error of ours', async (_what, body) => {
  expect((await post(body)).status).toBeLessThan(500);
});

test('a body over a megabyte is refused', async () => {
  const answer = await post(JSON.stringify({ address: 'x'.repeat(1_100_000) }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { message: 'The request is too large.' } });
});

test('unknown functions and calls are 404 in JSON', async () => {
  for (const path of ['/functions/v1/nothing', '/api/nothing', '/functions/']) {
    const answer = await app.request(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
});

test('the OpenAPI document lists every row', async () => {
  const document = (await (await app.request('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toBe('3.1.0');
  const before = process.threadCpuUsage();
  const etags = new Set<string | null>();
  for (let time = 0; time < 20; time += 1)
    etags.add((await app.request('/api/openapi.json')).headers.get('etag'));
  const { user } = process.threadCpuUsage(before);
  expect(etags.size).toBe(1);
  // Generating it takes 25 ms of the thread that answers every request, so it happens once.
  expect(user / 20 / 1000).toBeLessThan(12);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/functions/v1/generate-maps-url', '/api/me']),
  );
});
