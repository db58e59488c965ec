import { beforeEach, expect, test } from 'vitest';
import type { ReviewFigures, ReviewPlatform } from '#adapters/reviews/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { businessCategories, businesses, markets, reviewTotals } from '#db/schema/directory.ts';
import { rateLimits } from '#db/schema/operations.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

let answer: ReviewFigures | 'down' | undefined;
const asked: string[] = [];
const google: ReviewPlatform = {
  platform: 'google',
  cacheHours: 0,
  callsADay: 3,
  read: async (placeId) => {
    asked.push(placeId);
    if (answer === 'down') throw new Unavailable('google places', 'answered 429');
    return answer;
  },
};
const { ctx } = await createTestContext({ reviews: [google] });
const app = createFullApp(ctx);
const [market] = await ctx.db
  .insert(markets)
  .values({ slug: 'bend', name: 'Bend', state: 'Oregon' })
  .returning();
const [closed] = await ctx.db
  .insert(markets)
  .values({ slug: 'gone', name: 'Gone', state: 'Ohio', isActive: false })
  .returning();
const [kind] = await ctx.db.insert(businessCategories).values({ slug: 'm', name: 'Movers' }).returning();
async function addBusiness(name: string, marketId = '', googlePlaceId: string | null = null) {
  const values = { externalKey: name, name, marketId, categoryId: kind?.id ?? '', googlePlaceId };
  const [row] = await ctx.db.insert(businesses).values(values).returning();
  return row?.id ?? '';
}
const oak = await addBusiness('Oak', market?.id, 'place-1');
const plain = await addBusiness('Plain', market?.id);
const hidden = await addBusiness('Hidden', closed?.id, 'place-2');

beforeEach(async () => {
  await ctx.db.delete(rateLimits);
  asked.length = 0;
  answer = { reviewCount: 1234, rating: 4.6 };
});

async function read(businessId: string, on = app) {
  const init = { method: 'POST', body: JSON.stringify({ businessId }) };
  const response = await on.request('/functions/v1/read-live-reviews', init);
  const { google: figures } = (await response.json()) as { google?: ReviewFigures | null };
  return { status: response.status, figures, cache: response.headers.get('cache-control') };
}

test('a card gets Google’s current figures, and they are not stored', async () => {
  expect(await read(oak)).toEqual({ status: 200, figures: answer, cache: 'no-store' });
  expect(asked).toEqual(['place-1']);
  expect(await ctx.db.$count(reviewTotals)).toBe(0);
});

test('Google isn’t asked about hidden or unknown businesses, or those without an id', async () => {
  for (const id of [plain, hidden, crypto.randomUUID()]) expect((await read(id)).figures).toBeNull();
  expect((await read('nobody')).status).toBe(400);
  expect(asked).toEqual([]);
});

test('a Google outage shows nothing, and daily calls are limited', async () => {
  answer = 'down';
  expect((await read(oak)).figures).toBeNull();
  answer = undefined;
  expect((await read(oak)).figures).toBeNull();
  answer = { reviewCount: 1, rating: 5 };
  expect((await read(oak)).figures).toEqual(answer);
  expect((await read(oak)).figures).toBeNull();
  expect(asked).toHaveLength(3);
});

test('a card asks only if Google is on and knows the business', async () => {
  const page = async (on = app) => (await on.request('/business-directory/bend')).text();
  const html = await page();
  expect(html.match(/data-island="live-review-link"/g)).toHaveLength(1);
  expect(html).toContain('Google Maps');
  const off = createFullApp({ ...ctx, reviews: [] });
  expect(await page(off)).not.toContain('live-review-link');
  expect(await read(oak, off)).toMatchObject({ status: 200, figures: null });
});
