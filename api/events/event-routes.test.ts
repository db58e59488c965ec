import { expect, test } from 'vitest';
import { podcasts } from '#db/schema/podcasts.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const stopping = new AbortController();
const app = createFullApp(ctx, { stopping: stopping.signal });
const customer = await signedIn(ctx, { email: 'owner@events.example' });
const admin = await signedIn(ctx, { email: 'admin@events.example', isAdmin: true });

async function follow(headers: { Authorization: string }, to = app) {
  const answer = await to.request('/events', { headers });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  const until = async (piece: string) => {
    while (!text.includes(piece)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`ended without ${piece}: ${text}`);
      text += new TextDecoder().decode(value);
    }
    return text;
  };
  await until('event: open');
  return { until, close: () => reader.cancel() };
}

async function order(customerEmail: string): Promise<string> {
  const [row] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: 'https://homes.example/1', customerEmail })
    .returning({ id: podcasts.id });
  return row?.id as string;
}

test('a visitor gets no events', async () => {
  expect((await app.request('/events')).status).toBe(401);
});

test('customers get events of their own podcasts only, staff of all', async () => {
  const mine = await follow(customer.headers);
  const all = await follow(admin.headers);
  const foreign = await order('somebody@else.example');
  const own = await order('owner@events.example');
  expect(await mine.until(own)).not.toContain(foreign);
  expect(await all.until(own)).toContain(foreign);
  await mine.close();
  await all.close();
});

test('a failing lookup closes the stream and nothing else', async () => {
  let isDown = false;
  let asked = 0;
  const db = new Proxy(ctx.db, {
    get(target, name, receiver) {
      if (name !== 'select' || !isDown) return Reflect.get(target, name, receiver);
      asked += 1;
      throw new Error('The database does not answer.');
    },
  });
  const flaky = createFullApp({ ...ctx, db }, { stopping: stopping.signal });
  const streams = [await follow(customer.headers, flaky), await follow(customer.headers, flaky)];
  isDown = true;
  await order('owner@events.example');
  for (const stream of streams) await expect(stream.until('never')).rejects.toThrow('ended');
  expect(asked).toBe(1);
});

test('a person has ten streams; closing one makes room, and other people are not affected', async () => {
  const many = await signedIn(ctx, { email: 'many@events.example' });
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow(many.headers)));
  const refused = await app.request('/events', { headers: many.headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  await (await follow(customer.headers)).close();
  await streams.pop()?.close();
  streams.push(await follow(many.headers));
  for (const stream of streams) await stream.close();
});

test('a HEAD request opens no stream', async () => {
  const asker = await signedIn(ctx, { email: 'head@events.example' });
  for (let asked = 0; asked < 11; asked += 1) {
    const answer = await app.request('/events', { method: 'HEAD', headers: asker.headers });
    expect(answer.status).toBe(200);
  }
  await (await follow(asker.headers)).close();
});

test('a stopping server closes the streams', async () => {
  const stream = await follow(customer.headers);
  stopping.abort();
  await expect(stream.until('never')).rejects.toThrow('ended');
});
