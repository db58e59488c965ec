import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PostalAddress } from '#adapters/geocoder/contract.ts';
import { listings } from '#db/schema/listings.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { locateListing } from './locate-listing.ts';

const asked: PostalAddress[] = [];
const { ctx } = await createTestContext({
  geocoder: {
    locate: async (address) => {
      asked.push(address);
      return address.street.startsWith('404') ? undefined : { latitude: 44.05, longitude: -121.3 };
    },
  },
});

async function locate(values: Partial<typeof listings.$inferInsert>, context = ctx) {
  const [row] = await ctx.db
    .insert(listings)
    .values({ slug: randomUUID(), city: 'Bend', state: 'OR', zipCode: '97701', ...values })
    .returning();
  await locateListing(context, row?.id as string);
  const [after] = await ctx.db
    .select({ latitude: listings.latitude, longitude: listings.longitude })
    .from(listings)
    .where(eq(listings.id, row?.id as string));
  return after;
}

test('an address without coordinates is located, without its unit', async () => {
  expect(await locate({ address: '48 Alder Lane #4' })).toEqual({ latitude: 44.05, longitude: -121.3 });
  expect(asked.at(-1)).toEqual({ street: '48 Alder Lane', city: 'Bend', state: 'OR', zip: '97701' });
});

test('known coordinates, incomplete and unknown addresses stay as they are', async () => {
  const before = asked.length;
  expect(await locate({ address: '1 Elm St', latitude: 1, longitude: 2 })).toEqual({
    latitude: 1,
    longitude: 2,
  });
  expect(await locate({ address: 'Address not available' })).toEqual({ latitude: null, longitude: null });
  expect(asked).toHaveLength(before);
  expect(await locate({ address: '404 Elm St' })).toEqual({ latitude: null, longitude: null });
});

test('without a geocoder nothing happens', async () => {
  expect(await locate({ address: '1 Elm St' }, { ...ctx, geocoder: null })).toEqual({
    latitude: null,
    longitude: null,
  });
});
