import { desc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { businessCategories, featuredBusinesses, marketRequests, markets } from '#db/schema/directory.ts';
import { auditLog } from '#db/schema/operations.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx);
const admin = await signedIn(ctx, { email: 'admin@directory.example', isAdmin: true });

beforeEach(async () => {
  await ctx.db.delete(marketRequests);
  await ctx.db.delete(markets);
  await ctx.db.delete(businessCategories);
  await ctx.db.delete(auditLog);
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
type Answer = { status: number; body: any };
async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await app.request(`/api/directory/${path}`, {
    method,
    headers: admin.headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
async function send(name: string, csv: string): Promise<Answer> {
  const headers = { ...admin.headers, 'Content-Type': 'text/csv' };
  const answer = await app.request(`/functions/v1/${name}`, { method: 'POST', headers, body: csv });
  return { status: answer.status, body: await answer.json() };
}
const later = () => setNow(new Date(ctx.now().getTime() + 1000));

const market = { slug: 'bend-oregon', name: 'Bend', state: 'Oregon', population: 103_254, isActive: true };
const category = { slug: 'movers', name: 'Movers', displayOrder: 1, isActive: true };

async function openMarket() {
  const { body } = await call('POST', 'markets', market);
  const kind = await call('POST', 'categories', category);
  return { marketId: body.id as string, categoryId: kind.body.id as string };
}
async function addBusiness(name: string, place: object): Promise<string> {
  const { body } = await call('POST', 'businesses', { ...place, name, services: [] });
  return body.id;
}

test('staff add, edit and close a market; a stale screen cannot undo that', async () => {
  const { marketId } = await openMarket();
  const [seen] = (await call('GET', 'markets?search=ben')).body.markets;
  later();
  expect((await call('POST', 'markets', { ...seen, isActive: false })).body).toEqual({ id: marketId });
  const stale = await call('POST', 'markets', { ...seen, name: 'Bent' });
  expect(stale).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  expect((await app.request('/business-directory/bend-oregon')).status).toBe(404);
  expect(await ctx.db.select().from(markets)).toMatchObject([{ name: 'Bend', isActive: false }]);
  const [audit] = await ctx.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)).limit(1);
  expect(audit).toMatchObject({ action: 'market.saved', subject: marketId, details: { isActive: false } });
});

test('two markets never share an address or a name', async () => {
  await openMarket();
  const { status, body } = await call('POST', 'markets', { ...market, slug: 'other', name: 'BEND' });
  expect(status).toBe(409);
  expect(body.error.fields.slug).toBe('Another market has this address or this name and state.');
  expect((await call('POST', 'markets', { ...market, slug: 'No Good' })).status).toBe(400);
});

test('one business is featured in its category, and an edit from a stale screen is rejected', async () => {
  const place = await openMarket();
  const [oak, ash] = [await addBusiness('Oak', place), await addBusiness('Ash', place)];
  expect((await call('POST', 'featured', { businessId: oak, isFeatured: true })).status).toBe(200);
  expect((await call('POST', 'featured', { businessId: ash, isFeatured: true })).status).toBe(409);
  const replaced = await call('POST', 'featured', { businessId: ash, isFeatured: true, replaces: oak });
  expect(replaced.status).toBe(200);
  const { businesses: rows } = (await call('GET', `businesses?marketId=${place.marketId}`)).body;
  expect(rows).toMatchObject([
    { name: 'Ash', isFeatured: true, categoryName: 'Movers' },
    { name: 'Oak', isFeatured: false },
  ]);
  expect((await call('POST', 'featured', { businessId: ash, isFeatured: false })).status).toBe(200);
  expect(await ctx.db.$count(featuredBusinesses)).toBe(0);
});

test('a business is edited, rejected if its link is invalid, and removed', async () => {
  const place = await openMarket();
  const id = await addBusiness('Oak', place);
  const [seen] = (await call('GET', `businesses?marketId=${place.marketId}`)).body.businesses;
  const hostile = await call('POST', 'businesses', { ...seen, websiteUrl: 'javascript:alert(1)' });
  expect(hostile.body.error.fields.websiteUrl).toBe(
    'Please enter a valid URL. It should start with http:// or https://.',
  );
  later();
  const changed = { ...seen, name: 'Oak & Sons', websiteUrl: 'https://oak.example', services: ['Piano'] };
  expect((await call('POST', 'businesses', changed)).status).toBe(200);
  expect((await call('POST', 'businesses', changed)).status).toBe(409);
  expect((await call('POST', 'businesses', { ...place, name: 'Oak', services: [] })).status).toBe(409);
  expect((await call('DELETE', `businesses/${id}`)).body).toEqual({ isRemoved: true });
  expect((await call('DELETE', `businesses/${id}`)).body).toEqual({ isRemoved: false });
});

test('staff approve a pending market once', async () => {
  const [request] = await ctx.db
    .insert(marketRequests)
    .values({
      cityName: 'Truth or Consequences 87901',
      stateName: 'New Mexico',
      requesterName: 'Ana',
      requesterEmail: 'ana@example.com',
      requesterPhone: '1',
      status: 'refused',
      statusReason: 'This is not the name of a city.',
    })
    .returning();
  expect((await call('GET', 'requests')).body.requests).toMatchObject([{ status: 'refused' }]);
  const decision = `requests/${request?.id}/decision`;
  expect((await call('POST', decision, { decision: 'add' })).status).toBe(200);
  expect((await call('POST', decision, { decision: 'refuse' })).status).toBe(409);
  expect((await ctx.db.select().from(markets))[0]).toMatchObject({
    slug: 'truth-or-consequences-87901-new-mexico',
  });
});

test('a search that hides the featured business still lets another replace it', async () => {
  const place = await openMarket();
  const [oak, ash] = [await addBusiness('Oak', place), await addBusiness('Ash', place)];
  await call('POST', 'featured', { businessId: oak, isFeatured: true });
  const { businesses: rows } = (await call('GET', `businesses?marketId=${place.marketId}&search=ash`)).body;
  expect(rows).toMatchObject([{ id: ash, isFeatured: false, firstId: oak }]);
  const replaced = await call('POST', 'featured', { businessId: ash, isFeatured: true, replaces: oak });
  expect(replaced.status).toBe(200);
});

test('every staff change is logged with who made it', async () => {
  const place = await openMarket();
  const id = await addBusiness('Oak', place);
  await call('POST', 'featured', { businessId: id, isFeatured: true });
  await call('DELETE', `businesses/${id}`);
  await send('import-businesses', 'market,category,name\nbend-oregon,movers,Ash');
  const rows = await ctx.db.select().from(auditLog);
  expect(rows.map(({ action }) => action).sort()).toEqual([
    'business.featured',
    'business.removed',
    'business.saved',
    'businesses.imported',
    'category.saved',
    'market.saved',
  ]);
  expect(rows.every(({ actorId }) => actorId === admin.userId)).toBe(true);
});

test('a hidden category disappears from the pages; two categories never share a slug', async () => {
  const place = await openMarket();
  await addBusiness('Oak', place);
  const [seen] = (await call('GET', 'categories')).body.categories;
  expect((await call('POST', 'categories', { ...category, name: 'Others' })).body.error.fields.slug).toBe(
    'Another category has this short name.',
  );
  later();
  expect((await call('POST', 'categories', { ...seen, isActive: false })).status).toBe(200);
  expect((await call('POST', 'categories', { ...seen, name: 'Old screen' })).status).toBe(409);
  const html = await (await app.request('/business-directory/bend-oregon?fresh')).text();
  expect(html.includes('Movers Providers')).toBe(false);
});

test('staff decline a pending market, and the list says so', async () => {
  const request = { cityName: 'X', stateName: 'Y', requesterName: 'A', requesterEmail: 'a@b.example' };
  const [row] = await ctx.db
    .insert(marketRequests)
    .values({
      ...request,
      requesterPhone: '1',
      status: 'refused',
      statusReason: 'This is not a state of the US.',
    })
    .returning();
  const decision = `requests/${row?.id}/decision`;
  const added = await call('POST', decision, { decision: 'add' });
  expect(added.body.error.message).toContain('Please add the market by hand instead.');
  expect((await call('POST', decision, { decision: 'refuse' })).status).toBe(200);
  expect((await call('GET', 'requests')).body.requests[0]).toMatchObject({
    statusReason: 'Refused by staff.',
  });
  expect((await call('POST', `requests/${crypto.randomUUID()}/decision`, { decision: 'add' })).status).toBe(
    404,
  );
});
