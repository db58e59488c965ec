import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { recordEntries } from '#db/schema/records.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { createRecordedHome } from '#tests/support/recorded-home.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { hashEntry } from './chain/hash-entry.ts';
import { verifyChain } from './chain/verify-chain.ts';
import { currentEntries, describeRecord } from './describe-record.ts';
import { issueRecord, printRecord } from './issue-record.ts';
import { listEntries } from './queries.ts';
import { readableMoment, withLabel, withReadableTimes } from './rules.ts';
import { HomeRecord, partNames } from './schema.ts';
import { signRecord, verifyPdf, verifyRecord } from './sign-record.ts';
import { updateRecord } from './update-record.ts';

const { ctx } = await createTestContext();
const email = 'maya@records.example';
const { userId } = await createConfirmedUser(ctx, { email, firstName: 'Maya', password: 'Test-password-1' });
const home = await createRecordedHome(ctx, { userId, email });
const { podcastId } = home;

test('a record contains every part, and writing it again adds nothing', async () => {
  const { added } = await updateRecord(ctx, podcastId);
  expect(added).toBeGreaterThan(10);
  const parts = new Set((await listEntries(ctx, podcastId)).map(({ part }) => part));
  expect([...parts].sort()).toEqual([...partNames].sort());
  expect(await updateRecord(ctx, podcastId)).toEqual({ added: 0 });
});

test('every claim has its fact, and one without a fact is open', async () => {
  expect((await issueRecord(ctx, podcastId)).open).toEqual([]);
  const facebook = sql`jsonb_set(content, '{text}', '"It has a heated pool and 7 bedrooms."')`;
  const isFacebook = sql`${marketingParts.podcastId} = ${podcastId} and ${marketingParts.part} = 'facebook'`;
  const [before] = await ctx.db.select().from(marketingParts).where(isFacebook);
  await ctx.db.update(marketingParts).set({ content: facebook }).where(isFacebook);
  const { open, entries } = await issueRecord(ctx, podcastId);
  expect(open.join()).toContain('Facebook post: no fact for “7 bedrooms”');
  expect(entries.filter(({ part, subject }) => part === 'texts' && subject === 'facebook')).toHaveLength(2);
  await ctx.db.update(marketingParts).set({ content: before?.content }).where(isFacebook);
  expect((await issueRecord(ctx, podcastId)).open).toEqual([]);
});

test('a new price is added after the old one', async () => {
  const before = await listEntries(ctx, podcastId);
  await ctx.db.update(listings).set({ price: '$479,000' }).where(eq(listings.podcastId, podcastId));
  await updateRecord(ctx, podcastId);
  const after = await listEntries(ctx, podcastId);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length).map(({ part }) => part)).toContain('facts');
  await ctx.db.update(listings).set({ price: '$489,000' }).where(eq(listings.podcastId, podcastId));
  await updateRecord(ctx, podcastId);
});

test('the database refuses to change or delete a row of a chain', async () => {
  const isFirst = sql`${recordEntries.podcastId} = ${podcastId} and ${recordEntries.sequence} = 1`;
  const refused = (change: Promise<unknown>) =>
    change.then(
      () => '',
      (error: Error) => String(error.cause),
    );
  expect(await refused(ctx.db.update(recordEntries).set({ subject: 'x' }).where(isFirst))).toContain(
    'never changed',
  );
  expect(await refused(ctx.db.delete(recordEntries).where(isFirst))).toContain('never changed');
});

test('a changed row in the middle of the chain is named', async () => {
  const record = await issueRecord(ctx, podcastId);
  const { head } = record;
  const at = Math.floor(record.entries.length / 2);
  const touched = record.entries[at];
  if (!touched) throw new Error('the chain is empty');
  const withRow = (row: object) =>
    record.entries.map((entry, index) => (index === at ? { ...entry, ...row } : entry));
  expect(verifyChain(podcastId, record.entries, head)).toBeUndefined();
  const changed = withRow({ content: { facts: [] } });
  expect(verifyChain(podcastId, changed, head)).toMatchObject({ sequence: at + 1, part: touched.part });
  // If someone recomputes its hash, the next row reveals it.
  const rehashed = { ...touched, subject: 'other' };
  const again = withRow({ ...rehashed, hash: hashEntry({ podcastId, ...rehashed }) });
  expect(verifyChain(podcastId, again, head)).toMatchObject({ sequence: at + 1 });
  const without = record.entries.filter((_, index) => index !== at);
  expect(verifyChain(podcastId, without, head)?.problem).toBe(`row ${at + 1} is missing`);
  expect(verifyChain(podcastId, record.entries.slice(0, -1), head)).toMatchObject({
    sequence: head.sequence,
  });
  expect(verifyChain(crypto.randomUUID(), record.entries, head)).toMatchObject({ sequence: 1 });
});

test('a record is signed, and valid only while nothing was changed', async () => {
  const record = await issueRecord(ctx, podcastId);
  const { published } = await ctx.keys.recordKey();
  expect(HomeRecord.safeParse(record).error).toBeUndefined();
  const sent = JSON.parse(JSON.stringify(record)) as HomeRecord;
  expect(verifyRecord(sent, published)).toEqual({ isValid: true });
  expect(verifyRecord({ ...sent, open: ['something'] }, published)).toMatchObject({ isValid: false });
  expect(verifyRecord(sent, [])).toMatchObject({ isValid: false });
  const pdf = await printRecord(ctx, record);
  expect(verifyPdf(pdf, published)).toEqual({ isValid: true });
  const flipped = Buffer.from(pdf);
  flipped[200] = (flipped[200] ?? 0) ^ 1;
  expect(verifyPdf(flipped, published)).toMatchObject({ isValid: false });
  expect(verifyPdf(Buffer.from('%PDF-1.7'), published)).toMatchObject({ isValid: false });
});

test('the PDF and the JSON of one record have the same content', async () => {
  const record = await issueRecord(ctx, podcastId);
  const pdf = squeezed((await pagesOf(await printRecord(ctx, record))).join(' '));
  const missing = currentEntries(record.entries).flatMap(({ part, subject, content }) =>
    leavesOf(content)
      .filter((leaf) => !pdf.includes(squeezed(leaf)))
      .map((leaf) => `${part} ${subject}: ${leaf}`),
  );
  expect(missing).toEqual([]);
  for (const { hash } of record.entries) expect(pdf).toContain(hash);
});

test('the first page of the PDF says who, what was checked, what is open and how to verify it', async () => {
  const record = await issueRecord(ctx, podcastId);
  const sharedUrl = 'http://localhost:3000/records/a-private-link';
  const open = ['Facebook post: no fact for “7 bedrooms”'];
  const [first = '', second = '', ...rest] = await pagesOf(
    await printRecord(ctx, { ...record, open }, sharedUrl),
  );
  for (const words of [
    '12 Elm Street, Larkmere, VT',
    'Maya Lind',
    'Lakeshore Realty Group',
    '1 open issue',
    open[0],
    ...record.checks.map(({ title, done, total }) => title + (total ? `${done} of ${total}` : 'None')),
    readableMoment(record.issuedAt),
    `${ctx.site.url}/verify`,
    sharedUrl,
    record.head.hash,
  ])
    expect(squeezed(first)).toContain(squeezed(words ?? ''));
  expect(second).toContain(`2 of ${rest.length + 2}`);
  expect([first, second, ...rest].join(' ')).not.toMatch(/\d{4}-\d\d-\d\dT/);
});

test('each claim is in the PDF next to its fact and source', async () => {
  const record = await issueRecord(ctx, podcastId);
  const pdf = squeezed((await pagesOf(await printRecord(ctx, record))).join(' '));
  const pairs = describeRecord(record.entries).flatMap(({ groups }) =>
    groups.flatMap(({ pairs = [] }) => pairs),
  );
  expect(pairs.length).toBeGreaterThan(10);
  for (const { claims, fact } of pairs)
    expect(pdf).toContain(
      squeezed(claims.join(', ') + withLabel(fact?.label ?? '', fact?.value ?? '')).slice(
        0,
        claims.join('').length + 60,
      ),
    );
});

test('a signature by another key is not ours', async () => {
  const other = await createTestContext();
  const record = await signRecord(other.ctx, await issueRecord(ctx, podcastId));
  expect(verifyRecord(record, (await ctx.keys.recordKey()).published)).toMatchObject({ isValid: false });
});

test('a chain is deleted as a whole with its podcast', async () => {
  const gone = await createRecordedHome(ctx, { userId, email });
  await updateRecord(ctx, gone.podcastId);
  await ctx.db.delete(podcasts).where(eq(podcasts.id, gone.podcastId));
  expect(await listEntries(ctx, gone.podcastId)).toEqual([]);
});

/** Everything in a content except the names of its channels and kinds, which people read in other words. */
function leavesOf(value: unknown, key = ''): string[] {
  if (value === null || typeof value === 'boolean' || ['channel', 'kind'].includes(key)) return [];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, part]) => leavesOf(part, Array.isArray(value) ? key : name));
  return [withReadableTimes(String(value))];
}

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), { mergePages: false });
  return text;
}

/** A line of a PDF may break anywhere. */
function squeezed(text: string): string {
  return text.replace(/[\s\u00ad-]+/g, '').replace(/[‘’“”]/g, '');
}
