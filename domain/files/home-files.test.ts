import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { findSharedFiles, sharedFilesQuery } from './home-files.ts';

const { ctx } = await createTestContext();
const own = await createPaidPodcast(ctx);
const other = await createPaidPodcast(ctx);
const key = (name: string) => `photos/ab/${name}-640.jpg`;
const photo = (name: string) => ({
  ...{ alt: '', width: 640, height: 480, preview: '' },
  variants: [{ url: `/files/${key(name)}`, width: 640, height: 480, type: 'image/jpeg' }],
});
await ctx.db
  .update(listings)
  .set({ localImages: [photo('mine'), photo('both')] })
  .where(sql`podcast_id = ${own.id}`);
await ctx.db
  .update(listings)
  .set({ localImages: [photo('both'), photo('theirs')] })
  .where(sql`podcast_id = ${other.id}`);

test('a file is shared if another home names it, in a list or in a text', async () => {
  const keys = ['mine', 'both', 'linked'].map(key);
  expect([...(await findSharedFiles(ctx, keys, [own.id]))]).toEqual([key('both')]);
  await ctx.db.insert(marketingParts).values({
    ...{ podcastId: other.id, part: 'email', version: 1, factsHash: '', writtenBy: 'built-in' },
    content: { html: `<img src="https://site.example/files/${key('linked')}?x=1">` },
  });
  expect([...(await findSharedFiles(ctx, keys, [own.id]))].sort()).toEqual([key('both'), key('linked')]);
  expect([...(await findSharedFiles(ctx, keys, [own.id, other.id]))]).toEqual([]);
  expect([...(await findSharedFiles(ctx, keys))].sort()).toEqual(['both', 'linked', 'mine'].map(key));
});

test('indexes find the homes that share a file; no table is scanned', async () => {
  const plan = await ctx.db.transaction(async (tx) => {
    // Otherwise PostgreSQL scans a table with only a few rows.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(sql`explain ${sharedFilesQuery([key('both')], [own.id])}`);
    return JSON.stringify(rows);
  });
  for (const table of ['listings', 'marketing_parts', 'marketing_clips', 'production_artifacts', 'brands'])
    expect(plan).toContain(`Bitmap Index Scan on ${table}_by_file`);
  expect(plan).not.toContain('Seq Scan');
});
