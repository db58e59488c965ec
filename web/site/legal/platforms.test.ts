import { expect, test } from 'vitest';
import { createGoogleMaps } from '#adapters/maps/google-maps.ts';
import { createGooglePlaces } from '#adapters/reviews/google-places.ts';
import { createYelpFusion } from '#adapters/reviews/yelp-fusion.ts';
import { businessCategories, businesses, markets } from '#db/schema/directory.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const [market] = await ctx.db
  .insert(markets)
  .values({ slug: 'bend-oregon', name: 'Bend', state: 'Oregon', isActive: true })
  .returning();
const [category] = await ctx.db
  .insert(businessCategories)
  .values({ slug: 'movers', name: 'Movers', displayOrder: 1, isActive: true })
  .returning();
await ctx.db.insert(businesses).values({
  marketId: market?.id ?? '',
  categoryId: category?.id ?? '',
  name: 'Oak',
  externalKey: 'oak',
  googlePlaceId: 'p1',
});

const google = createGooglePlaces({ apiKey: 'k', callsADay: 1 });
const yelp = createYelpFusion({ apiKey: 'k', callsADay: 1 });
const googleMaps = createGoogleMaps({ apiKey: 'k' });

const terms = { Google: 'https://policies.google.com/terms', Yelp: 'https://www.yelp.com/static?p=tos' };
const privacy = 'https://policies.google.com/privacy';

async function read(change: Partial<typeof ctx>, path: string): Promise<string> {
  return (await createFullApp({ ...ctx, ...change }).request(path)).text();
}

test.each([
  ['no key', {}, false, false],
  ['a key for places', { reviews: [google] }, true, false],
  ['a key for maps', { maps: googleMaps }, true, false],
  ['a key for Yelp', { reviews: [yelp] }, false, true],
  ['all keys', { reviews: [google, yelp], maps: googleMaps }, true, true],
] as const)('with %s the legal pages say whose terms apply', async (_, given, isGoogle, isYelp) => {
  const change = given as Partial<typeof ctx>;
  const text = await read(change, '/terms-of-service');
  expect(text.includes(`href="${terms.Google}"`)).toBe(isGoogle);
  expect(text.includes('you are bound by the')).toBe(isGoogle);
  expect(text.includes(`href="${terms.Yelp}"`)).toBe(isYelp);
  expect(text.includes('href="#platforms"')).toBe(isGoogle || isYelp);
  expect((await read(change, '/privacy-policy')).includes(`href="${privacy}"`)).toBe(isGoogle);
});

test.each([
  ['no key', {}, false, false],
  ['Google', { reviews: [google] }, true, false],
  ['Yelp', { reviews: [yelp] }, false, true],
] as const)('with %s a market names whose figures it shows', async (_, given, isGoogle, isYelp) => {
  const html = await read(given as Partial<typeof ctx>, '/business-directory/bend-oregon');
  expect(html).toContain('Top 1 Movers Providers');
  expect(html.includes(`href="${terms.Google}"`)).toBe(isGoogle);
  expect(html.includes(`href="${privacy}"`)).toBe(isGoogle);
  expect(html.includes('data-island="live-review-link"')).toBe(isGoogle);
  expect(html.includes(`href="${terms.Yelp}"`)).toBe(isYelp);
});
