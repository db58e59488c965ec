import { randomUUID } from 'node:crypto';
import { createRenderer } from '#adapters/renderer/create-renderer.ts';
import type { PodcastStatus } from '#db/column-values.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '#domain/context.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';

const renderer = createRenderer({ root: process.cwd() });

/** The real renderer at a quarter of the size: full-size pictures are tested next to the renderer itself. */
export const quarterRenderer: Context['renderer'] = {
  ...renderer,
  drawPicture: (card) =>
    renderer.drawPicture({ ...card, width: Math.round(card.width / 4), height: Math.round(card.height / 4) }),
};

/** A podcast of this customer about one of the sample homes. */
export async function createMarketedPodcast(
  { db }: Pick<Context, 'db'>,
  { userId, status, home }: { userId: string; status: PodcastStatus; home: number },
): Promise<{ podcastId: string; listingId: string }> {
  const [sample] = sampleHomes(home + 1).slice(-1);
  const [podcast] = await db
    .insert(podcasts)
    .values({
      userId,
      customerEmail: 'owner@marketing.example',
      listingUrl: 'https://homes.example/1',
      status,
    })
    .returning();
  const { id: _, createdAt: __, updatedAt: ___, ...row } = sample as typeof listings.$inferSelect;
  const [listing] = await db
    .insert(listings)
    .values({ ...row, slug: `home-${randomUUID()}`, podcastId: podcast?.id ?? null })
    .returning();
  return { podcastId: podcast?.id ?? '', listingId: listing?.id ?? '' };
}
