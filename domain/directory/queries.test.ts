import { expect, test } from 'vitest';
import { markets } from '#db/schema/directory.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { findMarket, listMarkets } from './queries.ts';

const { ctx } = await createTestContext();

test('open markets are sorted by population, with those of unknown population last', async () => {
  const place = { state: 'Ohio' };
  await ctx.db.insert(markets).values([
    { ...place, slug: 'small', name: 'Small', population: 10 },
    { ...place, slug: 'big', name: 'Big', population: 1000 },
    { ...place, slug: 'unknown', name: 'Unknown' },
    { ...place, slug: 'closed', name: 'Closed', population: 5000, isActive: false },
  ]);
  expect((await listMarkets(ctx)).map((market) => market.slug)).toEqual(['big', 'small', 'unknown']);
  expect(await findMarket(ctx, 'closed')).toBeUndefined();
});
