import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listingDrafts } from '#db/schema/listings.ts';
import { listingPage } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { draftListing } from '../draft-listing.ts';
import { findListingDraft } from '../queries.ts';
import { correctDraft } from './correct-draft.ts';
import { describeSheet } from './describe-sheet.ts';
import { closeDraft } from './renew-draft.ts';
import { saveReading } from './save-reading.ts';
import { EditDraft } from './schema.ts';

const { ctx } = await createTestContext();
const photos = ['https://cdn.example/front.jpg', 'https://cdn.example/kitchen.jpg'];

async function newDraft(street = '1 Sheet Street'): Promise<string> {
  const { draftId } = await draftListing(ctx, { content: listingPage({ street, photos }) });
  return draftId as string;
}

const edit = (draftId: string, change: object, by = 'visitor') =>
  correctDraft(ctx, { ...EditDraft.parse({ draftId, ...change }), by, ip: '198.51.100.1' });

test('corrected, removed and restored facts show on the sheet, with who and when', async () => {
  const draftId = await newDraft();
  const draft = await edit(
    draftId,
    { values: { price: '$499,500', beds: '4', sqft: null } },
    'maya@example.com',
  );
  expect(draft.corrections.price).toEqual({
    value: 499_500,
    by: 'maya@example.com',
    at: ctx.now().toISOString(),
    pageSaid: 525_000,
  });
  const { fields } = describeSheet(draft, ctx);
  expect(fields.price).toEqual({ text: '$499,500', state: 'corrected', pageText: '$525,000' });
  expect(fields.sqft).toEqual({ text: '', state: 'removed', pageText: '1,840' });
  expect(fields.baths).toMatchObject({ text: '2.5', state: 'found' });
  expect(fields.hoa).toEqual({ text: '', state: 'missing', pageText: '' });
  const undone = describeSheet(await edit(draftId, { undo: ['price', 'sqft'] }), ctx);
  expect(undone.fields.price).toMatchObject({ text: '$525,000', state: 'found' });
  expect(undone.fields.beds).toMatchObject({ text: '4', state: 'corrected' });
});

test.each([
  ['price', 'cheap', 'Enter an amount, such as $450,000'],
  ['price', '£450,000', 'Enter the price in US dollars'],
  ['beds', '3.5', 'Enter a whole number, such as 3'],
  ['baths', '2.1', 'Enter a number, such as 2.5'],
  ['yearBuilt', '62', 'Enter a year, such as 1962'],
  ['zip', '1234', 'Enter a ZIP code, such as 12534'],
  ['lot', 'large', 'Enter a size with its unit, such as 0.31 acres or 7,405 sq ft'],
  ['hoa', 'some', 'Enter an amount, such as $185 a month, or none'],
  ['street', 'x'.repeat(200), 'Use up to 120 characters'],
  ['description', 'nul \0', 'This text contains characters we can’t store'],
])('%s can’t be %j', (field, text, message) => {
  const parsed = EditDraft.safeParse({ draftId: crypto.randomUUID(), values: { [field]: text } });
  expect(parsed.error?.issues[0]).toMatchObject({ path: ['values', field], message });
});

test.each([
  ['price', '1.2M', 1_200_000],
  ['sqft', '1,840', 1840],
  ['hoa', '$185/mo', '$185/mo'],
  ['hoa', '$185 a month', '$185 a month'],
  ['taxes', '$6,200 a year (2025)', '$6,200 a year (2025)'],
  ['lot', '0.31 acres', '0.31 acres'],
  ['state', 'ny', 'NY'],
  ['features', 'Pool\n\n Deck \nPool', ['Pool', 'Deck']],
])('%s may be %j', (field, text, value) => {
  const parsed = EditDraft.parse({ draftId: crypto.randomUUID(), values: { [field]: text } });
  expect(parsed.values).toEqual({ [field]: value });
});

test('a stranger’s id is not found, and a paid draft can’t be edited', async () => {
  await expect(edit(crypto.randomUUID(), { values: { beds: '9' } })).rejects.toMatchObject({
    code: 'not_found',
  });
  const draftId = await newDraft();
  await closeDraft(ctx, draftId);
  await expect(edit(draftId, { values: { beds: '9' } })).rejects.toMatchObject({ code: 'conflict' });
});

test('photos can be reordered, described and left out, but only those of this home', async () => {
  const draftId = await newDraft();
  const [front = '', kitchen = ''] = photos;
  const draft = await edit(draftId, { photos: [{ url: kitchen, alt: 'Kitchen' }] });
  const sheet = describeSheet(draft, ctx);
  expect(sheet.photos).toMatchObject([{ url: kitchen, alt: 'Kitchen', isUpload: false }]);
  const foreign = [{ url: 'https://cdn.example/other.jpg', alt: '' }];
  await expect(edit(draftId, { photos: foreign })).rejects.toMatchObject({ code: 'invalid' });
  const back = await edit(draftId, { undo: ['photos'] });
  expect(describeSheet(back, ctx).photos.map(({ url }) => url)).toEqual([front, kitchen]);
});

test('a page read again keeps the corrections; another home gets its own draft', async () => {
  const draftId = await newDraft('2 Sheet Street');
  await edit(draftId, { values: { price: '$499,500' } });
  const again = { draftId, listingUrl: 'homes.example/2' };
  const content = listingPage({ street: '2 Sheet Street', price: 515_000 });
  expect((await draftListing(ctx, { ...again, content })).draftId).toBe(draftId);
  const draft = await findListingDraft(ctx, draftId);
  expect(draft).toMatchObject({
    sourceUrl: 'https://homes.example/2',
    facts: { price: { value: 515_000 } },
    corrections: { price: { value: 499_500, pageSaid: 515_000 } },
  });
  const other = await draftListing(ctx, { draftId, content: listingPage({ street: '9 Elm Road' }) });
  expect(other.draftId).not.toBe(draftId);
});

test('photos of an earlier page that stayed on the sheet can still be moved', async () => {
  const draftId = await newDraft('4 Sheet Street');
  const chosen = photos.map((url) => ({ url, alt: '' }));
  await edit(draftId, { photos: chosen });
  const other = ['https://cdn.example/later.jpg'];
  await draftListing(ctx, { draftId, content: listingPage({ street: '4 Sheet Street', photos: other }) });
  const draft = await edit(draftId, { photos: chosen.toReversed() });
  expect(describeSheet(draft, ctx).photos.map(({ url }) => url)).toEqual(photos.toReversed());
});

test('a sheet without a page takes the first page it gets', async () => {
  const draftId = await saveReading(ctx, { sourceUrl: null, origin: 'typed', facts: null });
  await edit(draftId, { values: { street: '3 Typed Way' } });
  const read = await draftListing(ctx, { draftId, content: listingPage({ street: '3 Sheet Street' }) });
  expect(read.draftId).toBe(draftId);
  const draft = await findListingDraft(ctx, draftId);
  expect(draft && describeSheet(draft, ctx).fields.street).toMatchObject({
    text: '3 Typed Way',
    pageText: '3 Sheet Street',
  });
});

test('two edits at once are both kept', async () => {
  const draftId = await newDraft();
  await Promise.all([
    edit(draftId, { values: { beds: '5' } }),
    edit(draftId, { values: { baths: '4' } }),
    edit(draftId, { values: { agent: 'Noor Haddad' } }),
  ]);
  const [row] = await ctx.db.select().from(listingDrafts).where(eq(listingDrafts.id, draftId));
  expect(Object.keys(row?.corrections ?? {}).sort()).toEqual(['agent', 'baths', 'beds']);
});
