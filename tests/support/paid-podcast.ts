import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '#domain/context.ts';

type Podcast = typeof podcasts.$inferSelect;

/** A paid order, with a listing that has data. */
export async function createPaidPodcast(
  ctx: Pick<Context, 'db'>,
  given: Partial<typeof podcasts.$inferInsert> & { listing?: Partial<typeof listings.$inferInsert> } = {},
): Promise<Podcast> {
  const { listing, ...order } = given;
  const name = `home-${crypto.randomUUID().slice(0, 8)}`;
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: `https://homes.example/${name}`,
      customerEmail: `${name}@example.com`,
      customerFirstName: 'Pat',
      status: 'paid',
      ...order,
    })
    .returning();
  const podcastId = (podcast as Podcast).id;
  await ctx.db.insert(listings).values({
    slug: name,
    status: 'data_populated',
    address: '12 Elm Street',
    city: 'Larkmere',
    state: 'VT',
    price: '$489,000',
    podcastId,
    ...listing,
  });
  return podcast as Podcast;
}

/** As if the worker that held the lease had died long ago. */
export async function endLease(ctx: Pick<Context, 'db'>, podcastId: string): Promise<void> {
  await ctx.db
    .update(productionRuns)
    .set({ leasedUntil: new Date(0) })
    .where(eq(productionRuns.podcastId, podcastId));
}
