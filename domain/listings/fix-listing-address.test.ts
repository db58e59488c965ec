import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { fixListingAddress } from './fix-listing-address.ts';

const { ctx } = await createTestContext();
type Values = Partial<typeof listings.$inferInsert>;

async function fix(values: Values) {
  const [row] = await ctx.db
    .insert(listings)
    .values({ slug: randomUUID(), ...values })
    .returning();
  const listingId = row?.id as string;
  const { message } = await fixListingAddress(ctx, { listingId });
  const [after] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const { address, city, state, zipCode } = after as typeof listings.$inferSelect;
  return { message, parts: [address, city, state, zipCode], listingId };
}

const cases: [string, Values, string[]][] = [
  [
    'city and state from the ZIP',
    { address: '12 Oak St', city: 'Unknown', state: 'TBD', zipCode: '62704' },
    ['12 Oak St', 'Springfield', 'IL', '62704'],
  ],
  [
    'a whole address in the street field',
    { address: '12 Oak St, Springfield, IL 62704' },
    ['12 Oak St', 'Springfield', 'IL', '62704'],
  ],
  [
    'parts from the link',
    { address: '', sourceUrl: 'https://homes.example/12-Oak-St-Springfield-IL-62704/' },
    ['12 Oak St', 'Springfield', 'IL', '62704'],
  ],
  [
    'state from the coordinates',
    { address: '48 Alder Lane', latitude: 44.0582, longitude: -121.3153 },
    ['48 Alder Lane', 'Bend', 'OR', ''],
  ],
];

test.each(cases)('%s', async (_what, values, parts) => {
  const fixed = await fix(values);
  expect(fixed.parts).toEqual(parts);
  expect(fixed.message).toMatch(/^Address fixed: /);
  const again = await fixListingAddress(ctx, { listingId: fixed.listingId });
  expect(again.message).not.toMatch(/^Address fixed/);
});

test('a complete address stays as it is and the message says so', async () => {
  const values = { address: '12 Oak St', city: 'Springfield', state: 'IL', zipCode: '62704' };
  expect((await fix(values)).message).toBe('The address is complete: 12 Oak St, Springfield, IL 62704');
});

test('unknown parts stay unknown', async () => {
  const { message, parts } = await fix({ address: 'Address not available', city: 'N/A' });
  expect(parts).toEqual(['', '', '', '']);
  expect(message).toBe('Address fixed: placeholders removed. Still unknown: street, city, state, ZIP.');
});

test('an unknown listing is not found', async () => {
  await expect(fixListingAddress(ctx, { listingId: randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  });
});
