import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  businessCategories,
  businesses,
  businessReviews,
  featuredBusinesses,
  marketRequests,
  markets,
  reviewTotals,
} from '#db/schema/directory.ts';
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

test('staff add, change and close a market; an old screen cannot undo that', async () => {
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

test('one business stands first in its category, and a change on an old screen is refused', async () => {
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

test('a business is changed, refused where its link is none, and removed', async () => {
  const place = await openMarket();
  const id = await addBusiness('Oak', place);
  const [seen] = (await call('GET', `businesses?marketId=${place.marketId}`)).body.businesses;
  const hostile = await call('POST', 'businesses', { ...seen, websiteUrl: 'javascript:alert(1)' });
  expect(hostile.body.error.fields.websiteUrl).toBe('Enter a link that begins with http:// or https://');
  later();
  const changed = { ...seen, name: 'Oak & Sons', websiteUrl: 'https://oak.example', services: ['Piano'] };
  expect((await call('POST', 'businesses', changed)).status).toBe(200);
  expect((await call('POST', 'businesses', changed)).status).toBe(409);
  expect((await call('POST', 'businesses', { ...place, name: 'Oak', services: [] })).status).toBe(409);
  expect((await call('DELETE', `businesses/${id}`)).body).toEqual({ isRemoved: true });
  expect((await call('DELETE', `businesses/${id}`)).body).toEqual({ isRemoved: false });
});

test('staff add what the rules held back, once', async () => {
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

test('a file of businesses and one of reviews may be sent again; bad rows are told by their line', async () => {
  await openMarket();
  const csv = [
    '\ufeffMarket,Category,Name,Address,Services,Website URL,nonsense',
    'bend-oregon,movers,"Oak, Ash & ""Elm""","1 Main St\nBend",Piano; Storage|Boxes,https://oak.example,x',
    'bend-oregon,movers,,2 Main St,,,',
    'nowhere,movers,Lost,,,,',
    'bend-oregon,plumbers,Lost,,,,',
    'bend-oregon,movers,Bad Link,,,javascript:alert(1),',
    'bend-oregon,movers,Twice,3 Main St,,,',
    'bend-oregon,movers,Twice,3 Main St,Vans,,',
  ].join('\n');
  const first = await send('import-businesses', csv);
  expect(first.body).toMatchObject({ rows: 7, added: 2, changed: 0, unchanged: 0, refused: 5 });
  expect(first.body.problems).toContainEqual({ row: 4, message: 'name: Name is required' });
  expect(first.body.problems).toContainEqual({ row: 5, message: 'There is no market “nowhere”.' });
  expect((await send('import-businesses', csv)).body).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  const [oak] = await ctx.db.select().from(businesses).where(eq(businesses.name, 'Oak, Ash & "Elm"'));
  expect(oak).toMatchObject({ services: ['Piano', 'Storage', 'Boxes'], websiteUrl: 'https://oak.example' });

  const reviews = [
    'external_key,business_key,platform,rating,review_date',
    `r1,"${oak?.externalKey}",Google,4.5,2026-03-01`,
    `r2,"${oak?.externalKey}",yelp,5,2026-03-02`,
    `r3,"${oak?.externalKey}",google,6,2026-03-02`,
    `r4,nobody,google,5,2026-03-02`,
    `r5,"${oak?.externalKey}",google,5,March`,
  ].join('\r\n');
  expect((await send('import-reviews', reviews)).body).toMatchObject({ added: 2, refused: 3 });
  expect((await send('import-reviews', reviews.replace('4.5', '3'))).body).toMatchObject({
    changed: 1,
    unchanged: 1,
  });
  expect(await ctx.db.$count(businessReviews)).toBe(2);
  const [total] = await ctx.db.select().from(reviewTotals).where(eq(reviewTotals.platform, 'google'));
  expect(total).toMatchObject({ reviewCount: 1, ratingSum: 3 });
});

test.each([
  ['no column of ours', 'a,b\n1,2', 'The first line must name these columns: market, category, name.'],
  ['an open quote', 'market,category,name\n"bend', 'The file cannot be read as CSV.'],
  ['nothing in it', '', 'The file must have a first line with the columns and at least one row.'],
  ['columns alone', 'market,category,name\n', 'The file must have a first line with the columns'],
  ['bytes of another kind', '\0\0PK\u0003\u0004\0', 'The first line must name these columns'],
])('a file with %s is refused', async (_, csv, message) => {
  const { status, body } = await send('import-businesses', csv);
  expect(status).toBe(400);
  expect(body.error.message).toContain(message);
  expect(await ctx.db.$count(auditLog, eq(auditLog.action, 'businesses.imported'))).toBe(0);
});

test('a file that is too large is refused before it is read', async () => {
  const headers = { ...admin.headers, 'Content-Type': 'text/csv', 'Content-Length': '90000000' };
  const answer = await app.request('/functions/v1/import-businesses', { method: 'POST', headers, body: 'x' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('The request is too large.');
});

test('a file that breaks off says where; what came before is in, and the mended file goes on', async () => {
  await openMarket();
  const rows = Array.from({ length: 1500 }, (_, n) => `bend-oregon,movers,Mover ${n},${n} Main St`);
  const broken = ['market,category,name,address', ...rows, 'bend-oregon,movers,"Open'].join('\n');
  const { status, body } = await send('import-businesses', broken);
  expect(status).toBe(200);
  // The last few rows before the trouble may still be on their way.
  expect(body.rows).toBeGreaterThan(1400);
  expect(body).toMatchObject({ added: body.rows, refused: 0 });
  expect(body.stopped).toMatch(/^The file cannot be read as CSV\. .*1502/);
  const [audit] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'businesses.imported'));
  expect(audit?.details).toMatchObject({ added: body.rows, stopped: body.stopped });
  const mended = await send('import-businesses', `${broken}"`);
  expect(mended.body).toMatchObject({
    rows: 1501,
    added: 1501 - body.rows,
    unchanged: body.rows,
    stopped: null,
  });
});

test('of two rows with one key the first counts, however far apart, so that a file may be sent again', async () => {
  await openMarket();
  const filler = Array.from({ length: 1100 }, (_, n) => `bend-oregon,movers,Mover ${n},,k${n}`);
  const csv = [
    'market,category,name,services,external_key',
    'bend-oregon,movers,Oak,Pianos,oak',
    ...filler,
    'bend-oregon,movers,Oak,Vans,oak',
  ].join('\n');
  const first = await send('import-businesses', csv);
  expect(first.body).toMatchObject({ added: 1101, changed: 0, refused: 1 });
  expect(first.body.problems).toEqual([
    { row: 1103, message: 'Line 2 says the same business or review already.' },
  ]);
  expect((await send('import-businesses', csv)).body).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 1101,
  });
});

test('hostile cells are kept as words or refused by their line', async () => {
  await openMarket();
  const cells = [
    `"<script>alert(1)</script>"`,
    `"=HYPERLINK(""http://x.example"")"`,
    `"x\0y"`,
    `"${'n'.repeat(151)}"`,
    `'; drop table businesses; --`,
  ];
  const csv = ['market,category,name', ...cells.map((cell) => `bend-oregon,movers,${cell}`)].join('\n');
  const { body } = await send('import-businesses', csv);
  expect(body).toMatchObject({ added: 3, refused: 2 });
  expect(body.problems).toEqual([
    { row: 4, message: 'name: This text contains characters that cannot be stored' },
    { row: 5, message: 'name: This may have at most 150 characters' },
  ]);
  const html = await (await app.request('/business-directory/bend-oregon')).text();
  expect(html.includes('<script>alert')).toBe(false);
  expect(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(true);
});

test('a review with a cell missing or wrong is told in words', async () => {
  await openMarket();
  await send('import-businesses', 'market,category,name,external_key\nbend-oregon,movers,Oak,oak');
  const csv = [
    'external_key,business_key,platform,rating,review_date',
    'r1',
    'r2,oak,tripadvisor,5,2026-03-02',
    'r3,oak,google,4.55,2026-03-02',
    'r4,oak,google,many,2026-03-02',
    'r5,oak,google,5,2026-02-30',
    ',oak,google,5,2026-02-28',
  ].join('\n');
  const { body } = await send('import-reviews', csv);
  expect(body.problems).toEqual([
    { row: 2, message: 'business_key is required' },
    { row: 3, message: 'platform must be google or yelp' },
    { row: 4, message: 'rating must have one decimal at most' },
    { row: 5, message: 'rating must be a number' },
    { row: 6, message: 'review_date must be a day like 2026-03-31' },
    { row: 7, message: 'external_key is required' },
  ]);
});

test('a search that hides the first business still lets another take its place', async () => {
  const place = await openMarket();
  const [oak, ash] = [await addBusiness('Oak', place), await addBusiness('Ash', place)];
  await call('POST', 'featured', { businessId: oak, isFeatured: true });
  const { businesses: rows } = (await call('GET', `businesses?marketId=${place.marketId}&search=ash`)).body;
  expect(rows).toMatchObject([{ id: ash, isFeatured: false, firstId: oak }]);
  const replaced = await call('POST', 'featured', { businessId: ash, isFeatured: true, replaces: oak });
  expect(replaced.status).toBe(200);
});

test('every change of staff is written down with who made it', async () => {
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

test('a hidden category leaves the pages; two categories never share a short name', async () => {
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

test('staff refuse what the rules held back, and the list says so', async () => {
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
