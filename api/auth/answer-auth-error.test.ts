import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { answerAuthError } from './answer-auth-error.ts';

test('a busy server asks the client to come back, which keeps its session', async () => {
  const app = new Hono<RequestEnv>();
  app.onError(answerAuthError);
  app.get('/', () => {
    throw new AppError('busy', 'Please try again in a moment.', { retryAfterSeconds: 10 });
  });
  const answer = await app.request('/');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.json()).toMatchObject({ msg: 'Please try again in a moment.' });
});
