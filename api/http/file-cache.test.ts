import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createFileCache } from './file-cache.ts';
import type { RequestEnv } from './request-env.ts';

test('a file is made once, the oldest is evicted, and a failure is not kept', async () => {
  const app = new Hono<RequestEnv>();
  const answerFile = createFileCache({ maxFiles: 2 });
  const made: string[] = [];
  let isDown = false;
  app.onError((_error, c) => c.text('failed', 500));
  app.get('/:key', (c) => {
    const key = c.req.param('key');
    const make = async () => {
      made.push(key);
      if (isDown) throw new Error('down');
      return key;
    };
    return answerFile(c, key, make, { 'Content-Type': 'text/plain' });
  });
  for (const key of ['a', 'a', 'b', 'c', 'c', 'a']) {
    expect(await (await app.request(`/${key}`)).text()).toBe(key);
  }
  expect(made).toEqual(['a', 'b', 'c', 'a']);
  isDown = true;
  expect((await app.request('/d')).status).toBe(500);
  isDown = false;
  expect((await app.request('/d')).status).toBe(200);
});
