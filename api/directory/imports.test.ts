import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  businessCategories,
  businesses,
  businessReviews,
  markets,
  reviewTotals,
} from '#db/schema/directory.ts';
import { auditLog } from '#db/schema/operations.ts';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '#domain/directory/admin/rules.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const admin = await signedIn(ctx, { email: 'admin@imports.example', isAdmin: true });

beforeEach(async () => {
  for (const table of [markets, businessCategories, auditLog]) await ctx.db.delete(table);
  await ctx.db.insert(markets).values({ slug: 'bend-oregon', name: 'Bend', state: 'Oregon', isActive: true });
  await ctx.db
    .insert(businessCategories)
    .values({ slug: 'movers', name: 'Movers', displayOrder: 1, isActive: true });
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
type Answer = { status: number; body: any };
async function send(name: string, csv: string): Promise<Answer> {
  const headers = { ...admin.headers, 'Content-Type': 'text/csv' };
  const answer = await app.request(`/functions/v1/${name}`, { method: 'POST', headers, body: csv });
  return { status: answer.status, body: await answer.json() };
}

test('files of businesses and reviews can be imported again; invalid rows are reported by line', async () => {
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
  ['no column of ours', 'a,b\n1,2', 'The header row must have these columns: market, category, name.'],
  ['an open quote', 'market,category,name\n"bend', 'The file cannot be read as CSV.'],
  ['nothing in it', '', 'The file needs a header row and at least one row below it.'],
  ['columns alone', 'market,category,name\n', 'The file needs a header row'],
  ['bytes of another kind', '\0\0PK\u0003\u0004\0', 'The header row must have these columns'],
])('a file with %s is refused', async (_, csv, message) => {
  const { status, body } = await send('import-businesses', csv);
  expect(status).toBe(400);
  expect(body.error.message).toContain(message);
  expect(await ctx.db.$count(auditLog, eq(auditLog.action, 'businesses.imported'))).toBe(0);
});

test.each(['import-businesses', 'import-reviews'])(
  '%s refuses too large a file unread, as the screen does',
  async (name) => {
    for (const type of ['text/csv', 'application/octet-stream']) {
      const headers = {
        ...admin.headers,
        'Content-Type': type,
        'Content-Length': String(MAX_IMPORT_BYTES + 1),
      };
      const body = new ReadableStream(
        { pull: () => expect.unreachable('the file was read') },
        { highWaterMark: 0 },
      );
      const answer = await app.request(`/functions/v1/${name}`, {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'invalid', message: IMPORT_TOO_LARGE } });
    }
  },
);

test('an invalid file says where; the rows before are imported, and the fixed file continues', async () => {
  const rows = Array.from({ length: 1500 }, (_, n) => `bend-oregon,movers,Mover ${n},${n} Main St`);
  const broken = ['market,category,name,address', ...rows, 'bend-oregon,movers,"Open'].join('\n');
  const { status, body } = await send('import-businesses', broken);
  expect(status).toBe(200);
  // The last few rows before the error may still be on their way.
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

test('of two rows with the same key the first counts, so that a file can be imported again', async () => {
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

test('hostile cells are saved as plain text or rejected by line', async () => {
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
    { row: 4, message: 'name: This text contains characters we can’t store' },
    { row: 5, message: 'name: This may have at most 150 characters' },
  ]);
  const html = await (await app.request('/business-directory/bend-oregon')).text();
  expect(html.includes('<script>alert')).toBe(false);
  expect(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(true);
});

test('a review with a missing or invalid cell gets a clear message', async () => {
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
