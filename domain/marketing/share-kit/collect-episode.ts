import type { EpisodeDetails } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import type { Home } from '../load-home.ts';
import { type KitContents, storedFile, textFile } from './kit-file.ts';

/** The audio with its captions and transcript. */
export async function collectEpisode(ctx: Pick<Context, 'storage'>, { podcast }: Home): Promise<KitContents> {
  const { episode } = podcast;
  const wanted = [
    ['episode/episode.mp3', podcast.gcsFileUrl ?? podcast.podcastFileUrl, 'the episode is not ready yet'],
    ['episode/episode-unbranded.mp3', episode?.unbrandedUrl, 'there is no cut without the agent’s name'],
    ['episode/captions.vtt', episode?.captionsUrl, 'there are no captions'],
    ['episode/captions.srt', episode?.subtitlesUrl, 'there are no subtitles'],
    ['episode/transcript.txt', episode?.transcriptUrl, 'there is no transcript'],
  ] as const;
  const contents: KitContents = { files: [], missing: [] };
  for (const [name, url, why] of wanted) {
    const file = await storedFile(ctx, name, url);
    if (file) contents.files.push(file);
    else if (name.endsWith('transcript.txt') && episode?.turns.length) {
      contents.files.push(textFile(name, transcript(episode)));
    } else contents.missing.push({ name, why });
  }
  return contents;
}

function transcript({ turns }: EpisodeDetails): string {
  return `${turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n\n')}\n`;
}
