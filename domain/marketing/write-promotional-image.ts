import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { listingDay } from '../listings/listing-day.ts';
import { drawImages } from './draw-images.ts';
import { chooseOccasion } from './facts/occasions.ts';
import { hashOfPart, loadHome } from './load-home.ts';
import { lockKit, storePart } from './parts/store-part.ts';
import { type ImageSize, type ImageStyle, kitSizes, type Occasion } from './rules.ts';
import type { ImageContent, OpenHouse } from './schema.ts';

export type ImageOrder = {
  podcastId: string;
  style?: ImageStyle | undefined;
  /** A size that is not part of every kit. */
  alsoSize?: ImageSize | undefined;
  occasion?: Occasion | undefined;
  openHouse?: OpenHouse | null | undefined;
};

/** Redraws the promotional image in all sizes and makes it current; the previous version is kept. Can be repeated. */
export async function writePromotionalImage(
  ctx: Pick<
    Context,
    'db' | 'queue' | 'now' | 'site' | 'renderer' | 'storage' | 'backgrounds' | 'credentials'
  >,
  order: ImageOrder,
): Promise<ImageContent> {
  const { podcastId, style = 'evening', alsoSize } = order;
  const home = await loadHome(ctx, podcastId);
  const chosen = chooseOccasion(home.facts, order, listingDay(home.listing, ctx.now()));
  const sizes = [...new Set<ImageSize>([...kitSizes, ...(alsoSize ? [alsoSize] : [])])];
  const drawn = await drawImages(ctx, home, { ...chosen, style, sizes });
  await inTransaction(ctx, async (tx) => {
    await lockKit(tx, podcastId);
    await storePart(tx, {
      podcastId,
      part: 'image',
      ...drawn,
      factsHash: hashOfPart('image', home),
      isEdited: false,
    });
  });
  return drawn.content;
}
