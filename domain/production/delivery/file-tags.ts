import type { EpisodeTags } from '#adapters/audio-codec/contract.ts';
import type { Context } from '../../context.ts';
import { drawCover } from './draw-cover.ts';

type Tagged = { podcastId: string; title: string; year: number; disclosure: string };

/** The tags in the MP3 files of a home: its episode's and its updates'. */
export async function fileTags(
  ctx: Parameters<typeof drawCover>[0] & Pick<Context, 'site'>,
  { podcastId, ...own }: Tagged,
): Promise<Omit<EpisodeTags, 'chapters'>> {
  const { name, url } = ctx.site;
  return { ...own, artist: name, album: name, comment: url, cover: await drawCover(ctx, podcastId) };
}
