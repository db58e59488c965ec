import type { Context } from '../../context.ts';
import { listClips } from '../clips/queries.ts';
import { cutName, cuts } from '../clips/rules.ts';
import { type KitContents, storedFile } from './kit-file.ts';

/** The clips finished so far. */
export async function collectClips(
  ctx: Pick<Context, 'db' | 'storage'>,
  podcastId: string,
): Promise<KitContents> {
  const clips = await listClips(ctx, podcastId);
  const contents: KitContents = { files: [], missing: [] };
  for (const cut of cuts) {
    const clip = clips.find(({ shape, seconds }) => shape === cut.shape && seconds === cut.seconds);
    const name = `clips/${cutName(cut)}.mp4`;
    const file = await storedFile(ctx, name, clip?.file?.url);
    if (file) contents.files.push(file);
    else {
      const why = clip?.state === 'waiting' ? 'it is still being made' : 'no clip has been made';
      contents.missing.push({ name, why });
    }
  }
  return contents;
}
