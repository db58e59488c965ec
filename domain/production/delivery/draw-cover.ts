import type { EpisodeTags } from '#adapters/audio-codec/contract.ts';
import type { Context } from '../../context.ts';
import { fileKeyOf } from '../../files/rules.ts';
import { drawImages } from '../../marketing/draw-images.ts';
import { usualOccasion } from '../../marketing/facts/occasions.ts';
import { loadHome } from '../../marketing/load-home.ts';
import { readStored } from './episode-files.ts';

/** The promotional image that players show with the episode. Drawing it again gives the same file. */
export async function drawCover(
  ctx: Pick<Context, 'db' | 'site' | 'now' | 'renderer' | 'storage'>,
  podcastId: string,
): Promise<NonNullable<EpisodeTags['cover']>> {
  const home = await loadHome(ctx, podcastId);
  const occasion = usualOccasion(home.facts);
  // Without generated backgrounds: the same home must give the same cover. Without a manifest: the episode's own covers it.
  const { content } = await drawImages({ ...ctx, backgrounds: null, credentials: null }, home, {
    occasion,
    openHouse: null,
    style: 'evening',
    sizes: ['square'],
  });
  const key = fileKeyOf(content.images.square?.url ?? '');
  if (!key) throw new Error('the cover was not stored');
  return { bytes: await readStored(ctx, key), contentType: 'image/jpeg' };
}
