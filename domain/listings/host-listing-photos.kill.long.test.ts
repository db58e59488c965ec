import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { startListingSite, testPhoto } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { fileKeyOf } from '../files/rules.ts';
import { hostQueuedPhotos } from './host-listing-photos.ts';
import { sweepListingFiles } from './sweep-listing-files.ts';

const site = await startListingSite();
const { ctx, databaseUrl, folder, setNow } = await createTestContext({ listingSource: site.source });

async function read(id: string) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  return row as typeof listings.$inferSelect;
}

const namedKeys = (row: typeof listings.$inferSelect) =>
  row.localImages.flatMap(({ variants }) => variants.map(({ url }) => fileKeyOf(url) as string));

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const file of ctx.storage.list('photos/')) keys.push(file.key);
  return keys;
}

test('kill -9 while photos are hosted: every named file exists, and the next run leaves nothing over', async () => {
  const images: string[] = [];
  for (const seed of [31, 32, 33, 34]) {
    images.push(site.set(`/${seed}.jpg`, { type: 'image/jpeg', body: await testPhoto(seed, 1000) }));
  }
  const [listing] = await ctx.db.insert(listings).values({ slug: 'killed', images }).returning();
  const id = listing?.id as string;

  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const leave = ctx.changes.subscribe(async () => {
    if ((await read(id)).localImages.length >= 1) begin();
  });
  const program = 'tests/support/host-photos-process.ts';
  const child = spawn(process.execPath, [program, databaseUrl, folder, new URL(site.url).host, id], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([begun, ended]);
  child.kill('SIGKILL');
  await ended;
  leave();

  const half = await read(id);
  expect(half.localImages.length).toBeGreaterThanOrEqual(1);
  const stored = new Set(await storedKeys());
  expect(namedKeys(half).filter((key) => !stored.has(key))).toEqual([]);

  await hostQueuedPhotos(ctx, id);
  const whole = await read(id);
  expect(whole.localImages).toHaveLength(4);
  expect(whole.localImages[0]).toEqual(half.localImages[0]);
  setNow(new Date(Date.now() + 86_400_000));
  await sweepListingFiles(ctx);
  expect(new Set(await storedKeys())).toEqual(new Set(namedKeys(whole)));
}, 60_000);
