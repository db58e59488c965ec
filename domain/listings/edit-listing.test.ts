import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listingChanges, listings } from '#db/schema/listings.ts';
import { auditLog } from '#db/schema/operations.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { editListing } from './edit-listing.ts';
import { EditListing } from './schema.ts';

const { ctx } = await createTestContext();
const actor = { actorId: '0b5f6a52-8f3d-4f53-9c6b-2f4f4a1f2b11', ip: '127.0.0.1' };

async function addListing(slug: string, more: Partial<typeof listings.$inferInsert> = {}) {
  const home = { address: '5 Elm St', city: 'Bend', state: 'OR', price: '$500,000' };
  const [row] = await ctx.db
    .insert(listings)
    .values({ slug, status: 'active', ...home, ...more })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

const typed = {
  address: '7 Elm Street',
  city: 'Bend',
  state: 'OR',
  price: '$475000.00',
  propertyType: 'Condo',
  beds: 2,
  baths: 1.5,
  sqft: '1200',
  description: 'Bright and quiet.',
  agentName: '',
  agentPhone: '(541) 555-0100',
};

test('an edit changes the page, our own texts, the price cut and its history, and is logged', async () => {
  const row = await addListing('ours', {
    pageTitle: 'Old title',
    metaDescription: 'Written by hand',
    filledColumns: { pageTitle: 'Old title', metaDescription: 'Something else' },
  });
  const edit = EditListing.parse({ ...typed, listingId: row.id, updatedAt: row.updatedAt.toISOString() });
  const after = await editListing(ctx, { ...edit, actor });
  expect(after).toMatchObject({
    address: '7 Elm Street',
    price: '$475,000',
    priceCut: '$25,000',
    sqft: '1,200',
    baths: 1.5,
    agentName: null,
    pageTitle: '7 Elm Street · $475,000 · Property Podcast · Hearthcast',
    metaDescription: 'Written by hand',
  });
  const history = await ctx.db.select().from(listingChanges).where(eq(listingChanges.listingId, row.id));
  expect(history).toMatchObject([{ field: 'price', before: '$500,000', after: '$475,000' }]);
  const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, row.id));
  expect(entry).toMatchObject({
    actorId: actor.actorId,
    action: 'listing.edited',
    details: { before: { price: '$500,000' }, after: { price: '$475,000' } },
  });
});

test('an edit of an outdated version is refused and changes nothing', async () => {
  const row = await addListing('stale');
  const seen = new Date(row.updatedAt.getTime() - 1).toISOString();
  const edit = EditListing.parse({ ...typed, listingId: row.id, updatedAt: seen });
  await expect(editListing(ctx, { ...edit, actor })).rejects.toThrow(/changed by somebody else/);
  const [now] = await ctx.db.select().from(listings).where(eq(listings.id, row.id));
  expect(now?.address).toBe('5 Elm St');
});

test.each([
  ['address', ' ', 'Address is required'],
  ['city', '', 'City is required'],
  ['state', '', 'State is required'],
  ['price', '', 'Price is required'],
  ['price', 'ask us', 'Price must be an amount, such as $450,000'],
  ['propertyType', '', 'Property type is required'],
  ['beds', null, 'Bedrooms is required'],
  ['beds', 1.5, 'Bedrooms must be a whole number'],
  ['baths', 1.3, 'Bathrooms go in half steps, or in quarters for a three-quarter bath'],
  ['sqft', 'big', 'Sq Ft must be a number'],
  ['description', '', 'Description is required'],
  ['description', 'a\0', 'This text contains characters we can’t store'],
])('%s %j is refused', (field, value, message) => {
  const given = { ...typed, listingId: actor.actorId, updatedAt: new Date().toISOString(), [field]: value };
  expect(EditListing.safeParse(given).error?.issues[0]?.message).toBe(message);
});
