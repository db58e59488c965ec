import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createDb, type Db } from '#db/client.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { answerAuthError } from '../auth/answer-auth-error.ts';
import { answerError } from './answer-error.ts';
import type { RequestEnv } from './request-env.ts';

const { ctx } = await createTestContext();
const nowhere = createDb('postgres://nobody@127.0.0.1:1/nothing');
afterAll(() => nowhere.close());

/** What a caller gets if the request fails like this. */
async function answerTo(work: () => Promise<unknown>, onError = answerError): Promise<Response> {
  const app = new Hono<RequestEnv>();
  app.use('*', async (c, next) => {
    c.set('log', pino({ level: 'silent' }));
    c.set('requestId', 'test');
    await next();
  });
  app.get('/', async (c) => c.json(await work()));
  app.onError(onError);
  return app.request('/');
}

const query = (db: Db) => db.execute('select 1');
const transaction = (db: Db) => db.transaction((tx) => tx.execute('select 1'));

test.each([
  ['a query', query],
  ['a transaction', transaction],
])('without a database, %s is refused for now and does not count as our failure', async (_, work) => {
  const answer = await answerTo(() => work(nowhere.db));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('2');
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
});

test('the account API responds the same way', async () => {
  const answer = await answerTo(() => query(nowhere.db), answerAuthError);
  expect(answer.status).toBe(503);
});

test('a connection that nobody returned times out and is refused the same way', async () => {
  const error = new Error('timeout exceeded when trying to connect');
  expect((await answerTo(() => Promise.reject(error))).status).toBe(503);
});

test('a connection the server ends in the middle of a query', async () => {
  const answer = await answerTo(() => ctx.db.execute('select pg_terminate_backend(pg_backend_pid())'));
  expect(answer.status).toBe(503);
});

test('an invalid query is our own failure', async () => {
  const answer = await answerTo(() => ctx.db.execute('select * from no_such_table'));
  expect(answer.status).toBe(500);
});
