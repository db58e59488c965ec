import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { signedFiles } from '#db/schema/credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { lakeEstateListing } from '#db/seed/lake-estate/listing.ts';
import { verifyLink } from '#domain/credentials/verify-link.ts';
import { fileKeyOf } from '#domain/files/rules.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { seedLakeEstate } from './seed-lake-estate.ts';

const credentials = createCredentials({ root: process.cwd() });
const { ctx } = await createTestContext({ credentials });

test('the episode and every photo of the sample home are signed, in all sizes, once', async () => {
  await seedLakeEstate(ctx, process.cwd());
  const [home] = await ctx.db.select().from(listings).where(eq(listings.slug, lakeEstateListing.slug));
  const urls = home?.localImages.flatMap(({ variants }) => variants.map(({ url }) => url)) ?? [];
  expect(urls.length).toBeGreaterThan(50);
  const signed = await ctx.db.select().from(signedFiles).where(eq(signedFiles.kind, 'photo'));
  expect(signed.map(({ fileKey }) => fileKey).sort()).toEqual(urls.map((url) => fileKeyOf(url)).sort());
  const seen = await verifyLink(ctx, urls[0] ?? '', async () => []);
  expect(seen).toMatchObject({
    verdict: 'original',
    file: { kind: 'photo', note: 'Illustration' },
    home: { path: `/listings/${lakeEstateListing.slug}` },
  });
  const [order] = await ctx.db.select().from(podcasts);
  expect(await verifyLink(ctx, order?.gcsFileUrl ?? '', async () => [])).toMatchObject({
    verdict: 'original',
    file: { kind: 'episode' },
  });
  await seedLakeEstate(ctx, process.cwd());
  expect(await ctx.db.$count(signedFiles)).toBe(signed.length + 1);
});
