import type { EpisodeDetails } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { type KitContents, storedFile, textFile } from './kit-file.ts';

/** A home's recording: its episode, or the update with the current news. */
export type Recording = { audioUrl: string | null; episode: EpisodeDetails | null };

/** The audio in both cuts, with captions and transcript. */
export async function collectRecording(
  ctx: Pick<Context, 'storage'>,
  name: 'episode' | 'update',
  { audioUrl, episode }: Recording,
): Promise<KitContents> {
  const wanted = [
    [`${name}.mp3`, audioUrl, `the ${name} is not ready yet`],
    [`${name}-unbranded.mp3`, episode?.unbrandedUrl, 'there is no cut without the agent’s name'],
    ['captions.vtt', episode?.captionsUrl, 'there are no captions'],
    ['captions.srt', episode?.subtitlesUrl, 'there are no subtitles'],
    ['transcript.txt', episode?.transcriptUrl, 'there is no transcript'],
  ] as const;
  const contents: KitContents = { files: [], missing: [] };
  for (const [ending, url, why] of wanted) {
    const path = `${name}/${ending}`;
    const file = await storedFile(ctx, path, url);
    if (file) contents.files.push(file);
    else if (ending === 'transcript.txt' && episode?.turns.length) {
      contents.files.push(textFile(path, transcript(episode)));
    } else contents.missing.push({ name: path, why });
  }
  return contents;
}

function transcript({ turns }: EpisodeDetails): string {
  return `${turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n\n')}\n`;
}
