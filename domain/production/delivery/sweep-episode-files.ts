import { sweepClips } from '../../audio/recording/sweep-clips.ts';
import type { Context } from '../../context.ts';
import { graceMs } from './remove-replaced-files.ts';
import { removeUnreferencedFile } from './remove-unreferenced-file.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'storage' | 'now' | 'log'>;

/** Deletes audio that nothing references and clips older than two months. May be repeated at any time. */
export async function sweepEpisodeFiles(ctx: Ctx): Promise<{ removedFiles: number }> {
  const now = ctx.now().getTime();
  let removedFiles = 0;
  for await (const file of ctx.storage.list('episodes/')) {
    if (now - file.modifiedAt.getTime() < graceMs) continue;
    if (await removeFile(ctx, file.key)) removedFiles += 1;
  }
  removedFiles += await sweepClips(ctx);
  if (removedFiles > 0) ctx.log.info({ removedFiles }, 'unreferenced audio files were removed');
  return { removedFiles };
}

/** A file outside every podcast's folder belongs to nobody. */
async function removeFile(ctx: Ctx, key: string): Promise<boolean> {
  const podcastId = key.split('/')[1] ?? '';
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(podcastId))
    return removeUnreferencedFile(ctx, podcastId, key);
  await ctx.storage.remove(key);
  return true;
}
