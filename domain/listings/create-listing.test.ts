import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { listingPage, startListingSite } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createListing } from './create-listing.ts';

const site = await startListingSite();
const { ctx } = await createTestContext({ listingSource: site.source });

test('a link becomes a listing with data that awaits approval', async () => {
  const listingUrl = site.set('/a', listingPage({ street: '1 Quince Court' }));
  const { listing, isNew } = await createListing(ctx, { listingUrl });
  expect(isNew).toBe(true);
  expect(listing).toMatchObject({
    slug: '1-quince-court-bend',
    status: 'data_populated',
    sourceUrl: listingUrl,
  });
});

test('the same link gives the same listing, however it is spelled and however often it is sent at once', async () => {
  const listingUrl = site.set('/b', listingPage({ street: '2 Quince Court' }));
  const spellings = [listingUrl, ` ${listingUrl}`, `${listingUrl}?utm_source=mail`, `${listingUrl}#photos`];
  site.set('/b?utm_source=mail', listingPage({ street: '2 Quince Court' }));
  const made = await Promise.all(spellings.map((link) => createListing(ctx, { listingUrl: link })));
  expect(new Set(made.map(({ listing }) => listing.id)).size).toBe(1);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await ctx.db.select().from(listings).where(eq(listings.sourceUrl, listingUrl))).toHaveLength(1);
});

test('two links to one home get separate slugs, and a slug never changes', async () => {
  const home = { street: '3 Quince Court' };
  const [one, two, three] = [
    site.set('/c', listingPage(home)),
    site.set('/d', listingPage(home)),
    site.set('/e', listingPage(home)),
  ];
  const made = await Promise.all([one, two, three].map((listingUrl) => createListing(ctx, { listingUrl })));
  expect(made.map(({ listing }) => listing.slug).sort()).toEqual([
    '3-quince-court-bend',
    '3-quince-court-bend-or',
    '3-quince-court-bend-or-97701',
  ]);
  site.set('/c', listingPage({ ...home, city: 'Redmond', zip: '97756' }));
  const again = await createListing(ctx, { listingUrl: one });
  expect(again.listing.slug).toBe(made[0]?.listing.slug);
});

test('an unreadable page leaves no row behind', async () => {
  const listingUrl = site.set('/wall', { status: 403, body: '<title>Access denied</title>' });
  await expect(createListing(ctx, { listingUrl })).rejects.toMatchObject({ code: 'invalid' });
  expect(await ctx.db.select().from(listings).where(eq(listings.sourceUrl, listingUrl))).toEqual([]);
});

test.each([
  '',
  'not a link',
  'ftp://homes.example/1',
  'https://user:pass@homes.example/',
  'file:///etc/passwd',
])('%j is refused as a link', async (listingUrl) => {
  await expect(createListing(ctx, { listingUrl })).rejects.toMatchObject({ code: 'invalid' });
});
