import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listingDrafts } from '#db/schema/listings.ts';
import { listingPage, startListingSite } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { draftListing } from './draft-listing.ts';
import { previewListing } from './preview-listing.ts';
import { findListingDraft } from './queries.ts';
import { sweepListingFiles } from './sweep-listing-files.ts';

const site = await startListingSite();
const { ctx, setNow } = await createTestContext({ listingSource: site.source });
let last = 0;
function nextIp(): string {
  last += 1;
  return `198.51.100.${last}`;
}

test('a preview shows the content of a link and stores it as a draft', async () => {
  const listingUrl = site.set('/1', listingPage({ street: '1 Draft Street', photos: [`${site.url}/1.jpg`] }));
  const preview = await previewListing(ctx, { listingUrl, ip: nextIp() });
  expect(preview).toEqual({
    draftId: expect.any(String),
    readable: true,
    address: '1 Draft Street, Bend, OR 97701',
    price: '$525,000',
    beds: 3,
    baths: 2.5,
    sqft: '1,840',
    photo: `${site.url}/1.jpg`,
  });
  const draft = await findListingDraft(ctx, preview.draftId as string);
  expect(draft).toMatchObject({ sourceUrl: listingUrl, origin: 'link', corrections: {} });
});

test('an unreadable link says why', async () => {
  const listingUrl = site.set('/wall', { status: 403, body: '<title>Just a moment...</title>' });
  expect(await previewListing(ctx, { listingUrl, ip: nextIp() })).toMatchObject({
    readable: false,
    reason: expect.stringContaining('Paste the page’s text'),
    address: null,
  });
  expect(await previewListing(ctx, { listingUrl: 'nonsense', ip: nextIp() })).toMatchObject({
    readable: false,
  });
});

test('one network has a limited number of requests', async () => {
  const ip = nextIp();
  const asked = Array.from({ length: 20 }, () => previewListing(ctx, { listingUrl: 'nonsense', ip }));
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many', retryAfterSeconds: expect.any(Number) } });
});

test.each([
  ['HTML', listingPage({ street: '2 Draft Street' })],
  ['text', '2 Draft Street, Bend, OR 97701\n$525,000\n3 beds\n2.5 baths\n1,840 sqft'],
  [
    'text with odd characters',
    '2 Draft Street, Bend, OR 97701\n$525,000\n3 beds\n2.5 baths\n\u0000\ud800 Great deck',
  ],
])('pasted %s becomes a draft with the same facts', async (_what, content) => {
  const draft = await draftListing(ctx, {
    content,
    listingUrl: 'homes.example/2?utm_source=x',
  });
  expect(draft).toMatchObject({
    readable: true,
    address: '2 Draft Street, Bend, OR 97701',
    price: '$525,000',
    beds: 3,
  });
  const kept = await findListingDraft(ctx, draft.draftId as string);
  expect(kept?.sourceUrl).toBe('https://homes.example/2');
  expect(kept?.facts?.price.value).toBe(525_000);
});

test('a page that is refused completely says why', async () => {
  const draft = await draftListing(ctx, { content: '<div>'.repeat(10_000) });
  expect(draft).toMatchObject({ readable: false, reason: 'The page is nested too deeply to read.' });
});

test('text without a home is not stored', async () => {
  const draft = await draftListing(ctx, { content: 'Dear diary, today it rained.' });
  expect(draft).toMatchObject({ readable: false, draftId: null });
});

test('a visitor gets a dozen readings a minute, unless limits are turned off', async () => {
  const ip = nextIp();
  const read = (given: typeof ctx) => previewListing(given, { listingUrl: 'nonsense', ip });
  for (let reading = 0; reading < 12; reading += 1) await read(ctx);
  await expect(read(ctx)).rejects.toMatchObject({
    code: 'too_many',
    message: 'You’ve checked a lot of listings. Please wait a little and try again.',
  });
  await read({ ...ctx, accounts: { ...ctx.accounts, hasRateLimits: false } });
});

test('drafts are kept for a week', async () => {
  const draft = await draftListing(ctx, { content: listingPage() });
  const id = draft.draftId as string;
  await sweepListingFiles(ctx);
  expect(await findListingDraft(ctx, id)).toBeDefined();
  setNow(new Date(Date.now() + 8 * 86_400_000));
  await sweepListingFiles(ctx);
  expect(await ctx.db.select().from(listingDrafts).where(eq(listingDrafts.id, id))).toEqual([]);
});
