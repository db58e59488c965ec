import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { marketRequests, markets } from '#db/schema/directory.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { rateLimits } from '#db/schema/operations.ts';
import { checkMarketRequest } from '#domain/directory/check-market-request.ts';
import { findRequestOutcome } from '#domain/directory/queries.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);

beforeEach(async () => {
  await ctx.db.delete(contacts);
  await ctx.db.delete(marketRequests);
  await ctx.db.delete(markets);
  await ctx.db.delete(rateLimits);
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
type Answer = { status: number; body: any };
async function call(name: string, body: unknown): Promise<Answer> {
  const answer = await app.request(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}
const post = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) });

const request = {
  cityName: 'Larkspur',
  stateName: 'co',
  population: null,
  description: '',
  requesterName: 'Ana Maria Díaz',
  requesterEmail: 'Ana@Example.com',
  requesterPhone: '(555) 010-0142',
};

async function askFor(change: object) {
  expect((await call('create-market-request', { ...request, ...change })).status).toBe(200);
  const [row] = await ctx.db.select().from(marketRequests);
  expect(await ctx.db.$count(markets, eq(markets.name, row?.cityName ?? ''))).toBe(0);
  await checkMarketRequest(ctx, row?.id ?? '');
  await checkMarketRequest(ctx, row?.id ?? '');
  const [checked] = await ctx.db.select().from(marketRequests);
  return checked;
}

test('a requested market is reported to staff right away and opens once its job has checked it', async () => {
  expect(await askFor({ population: 206 })).toMatchObject({ status: 'added', statusReason: null });
  expect(await ctx.db.select().from(markets)).toMatchObject([
    {
      slug: 'larkspur-colorado',
      name: 'Larkspur',
      state: 'Colorado',
      population: 206,
      description: 'Find trusted local businesses and service providers in Larkspur, Colorado.',
      isActive: true,
    },
  ]);
  const [contact] = await ctx.db.select().from(contacts);
  expect(contact).toMatchObject({
    contactType: 'market_request',
    email: 'ana@example.com',
    firstName: 'Ana',
  });
  expect(await ctx.db.$count(contactDeliveries)).toBe(4);
});

test.each([
  ['a state that is none', { stateName: 'Ontario' }, 'This is not a state of the US.'],
  ['a link', { description: 'Visit cheap-pills.com today' }, 'The text holds a link.'],
  ['a link as a city', { cityName: 'https://evil.example' }, 'The text holds a link.'],
  ['no name', { cityName: '{{7*7}}' }, 'We know no town of this name in Colorado.'],
  ['nonsense', { cityName: 'asdfghjk' }, 'We know no town of this name in Colorado.'],
  ['a town of elsewhere', { cityName: 'Lansing' }, 'We know no town of this name in Colorado.'],
  ['a phone number', { description: 'Call 1-800 555 0142 now' }, 'The text holds a phone number.'],
  ['an unusual link', { description: 'See win.casino/free' }, 'The text holds a link.'],
  ['too much', { description: 'a '.repeat(400) }, 'The description is longer than 600 characters.'],
])('%s is left to staff and not shown to anyone', async (_, change, statusReason) => {
  expect(await askFor(change)).toMatchObject({ status: 'refused', statusReason });
  expect(await ctx.db.$count(markets)).toBe(0);
});

test("a town opens in our spelling, without the visitor's text or implausible numbers", async () => {
  const change = { cityName: 'ft collins', description: 'Cheap pills and casino', population: 40_000_000 };
  expect(await askFor(change)).toMatchObject({ status: 'added', description: 'Cheap pills and casino' });
  expect(await ctx.db.select().from(markets)).toMatchObject([
    {
      slug: 'fort-collins-colorado',
      name: 'Fort Collins',
      population: null,
      description: 'Find trusted local businesses and service providers in Fort Collins, Colorado.',
    },
  ]);
});

test('a request gets its outcome in response', async () => {
  await ctx.db.insert(markets).values([
    { slug: 'bend-oregon', name: 'Bend', state: 'Oregon' },
    { slug: 'x', name: 'Salem', state: 'Oregon', isActive: false },
  ]);
  const wishes = { Bend: 'known', Salem: 'held', Gotham: 'held', Eugene: 'opens' };
  for (const [cityName, outcome] of Object.entries(wishes)) {
    const { body } = await call('create-market-request', { ...request, cityName, stateName: 'Oregon' });
    expect(body, cityName).toMatchObject({ success: true, outcome });
    const html = await (await app.request(`/business-directory?requested=${body.requestId}`)).text();
    expect(html.includes('Market Added Successfully!'), cityName).toBe(outcome === 'opens');
    expect(html.includes('Bend, Oregon is listed among our markets.'), cityName).toBe(outcome === 'known');
    expect(html.includes('Someone on our team reviews your request first'), cityName).toBe(
      outcome === 'held',
    );
    expect(html).not.toContain('Gotham');
  }
});

test('a market that exists is not added twice, and one that staff closed stays closed', async () => {
  await ctx.db.insert(markets).values({ slug: 'x', name: 'larkspur', state: 'colorado', isActive: false });
  const [row] = await ctx.db.select().from(markets);
  await call('create-market-request', request);
  const [asked] = await ctx.db.select().from(marketRequests);
  await checkMarketRequest(ctx, asked?.id ?? '');
  const [checked] = await ctx.db.select().from(marketRequests);
  expect(checked).toMatchObject({ status: 'refused', marketId: row?.id });
  expect(await ctx.db.select().from(markets)).toMatchObject([{ isActive: false }]);
});

test('a link confirms only markets that were really requested', async () => {
  const kept = await post('/business-directory', { ...request, population: '' });
  const path = kept.headers.get('location') ?? '';
  expect(await (await app.request(path)).text()).toContain('Larkspur, Colorado has been added');
  await ctx.db.update(marketRequests).set({ status: 'refused' });
  for (const address of [path, '/business-directory?requested=Call%20us,%20Now']) {
    const html = await (await app.request(address)).text();
    expect(html, address).toContain('Request Received');
    expect(html, address).not.toMatch(/has been added|Call us/);
  }
});

test('a market that opens while the confirmation is being made still counts as added by this request', async () => {
  await call('create-market-request', request);
  const [asked] = await ctx.db.select().from(marketRequests);
  const id = asked?.id ?? '';
  let outcome: ReturnType<typeof findRequestOutcome> | undefined;
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`lock table ${markets} in access exclusive mode`);
    outcome = findRequestOutcome(ctx, id);
    const isWaiting = async () =>
      (
        await ctx.db.execute(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rows.length > 0;
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    await checkMarketRequest(tx, id);
  });
  expect(await outcome).toEqual({ outcome: 'opens', place: 'Larkspur, Colorado' });
});
