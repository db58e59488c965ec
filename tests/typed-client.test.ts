import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { buildClient } from '#tools/client/build-client.ts';
import { printOperations } from '#tools/client/print-operations.ts';
import {
  createHearthcastClient,
  HearthcastError,
  type Listing,
  listAll,
  type Order,
} from '../clients/typescript/client.ts';
import { createApiAccount, createOwnThings, grant, keyOf } from './support/api-account.ts';
import { createFullApp } from './support/full-app.ts';
import { readableSource } from './support/order-app.ts';
import { createTestContext } from './support/test-context.ts';

const { ctx } = await createTestContext({ listingSource: readableSource });
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@client.example');
await grant(ctx, agent, 100_000);
const things = await createOwnThings(ctx, agent);
const key = (await keyOf(ctx, agent)).Authorization.replace('Bearer ', '');
const baseUrl = 'http://hearthcast.test';
const inProcess: typeof fetch = async (input, init) => app.request(String(input), init);
const client = createHearthcastClient({ key, baseUrl, fetch: inProcess });

test('the generated half matches the contract', () => {
  expect(readFileSync('clients/typescript/operations.ts', 'utf8')).toBe(printOperations());
});

test('the client is a script of less than 15 kB that needs nothing else', async () => {
  const code = await buildClient(process.cwd());
  expect(Buffer.byteLength(code)).toBeLessThan(15_000);
  expect(code).not.toMatch(/\bimport\b[^.(]*from/);
  expect(code).toContain('createHearthcastClient');
}, 60_000);

test('it orders, reads and changes, with types', async () => {
  const order = await client.createOrder({ listingUrl: 'https://homes.example/client' });
  expectTypeOf(order).toEqualTypeOf<Order>();
  expect((await client.getOrder({ orderId: order.id })).status).toBe('in_production');
  const changed = await client.updateListing({ listingId: things.listingId, price: '$1' });
  expectTypeOf(changed).toEqualTypeOf<Listing>();
  expect(changed.price).toBe('$1');
  const orders = [];
  for await (const one of listAll(client.listOrders, { limit: 1 })) orders.push(one.id);
  expect(orders.sort()).toEqual([order.id, things.orderId].sort());
});

test('a refusal says what is wrong', async () => {
  const refused = await client.getOrder({ orderId: 'x' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HearthcastError);
  expect(refused).toMatchObject({ status: 400, code: 'invalid', errors: { orderId: expect.any(String) } });
});

test('temporary failures are retried with growing waits; permanent ones are not', async () => {
  const waits: number[] = [];
  const answers = [503, 429, 0, 200];
  const flaky: typeof fetch = async (input, init) => {
    const status = answers.shift();
    if (status === 0) throw new TypeError('connection lost');
    if (status === 200) return inProcess(input, init);
    return new Response('{}', { status: status ?? 500, headers: { 'Retry-After': '3' } });
  };
  const wait = async (ms: number) => void waits.push(ms);
  const patient = createHearthcastClient({ key, baseUrl, fetch: flaky, wait });
  expect((await patient.getBalance({})).currency).toBe('USD');
  expect(waits).toEqual([3000, 3000, 1000]);
  answers.push(503, 503);
  await expect(patient.recordAgain({ orderId: things.orderId })).rejects.toMatchObject({ status: 503 });
  expect(answers).toEqual([503]);
});
