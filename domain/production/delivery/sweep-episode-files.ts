import type { Context } from '../../context.ts';
import { graceMs } from './remove-replaced-files.ts';
import { removeUnnamed } from './remove-unreferenced-files.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'storage' | 'now' | 'log'>;

/** Long after its episode, a take is worth its room only to somebody who changes that episode. */
const takeMs = 60 * 86_400_000;

/** Takes away audio that nothing names and takes that nobody has needed for two months. May be repeated at any time. */
export async function sweepEpisodeFiles(ctx: Ctx): Promise<{ removedFiles: number }> {
  const now = ctx.now().getTime();
  let removedFiles = 0;
  for await (const file of ctx.storage.list('episodes/')) {
    if (now - file.modifiedAt.getTime() < graceMs) continue;
    if (await removeFile(ctx, file.key)) removedFiles += 1;
  }
  for await (const file of ctx.storage.list('takes/')) {
    if (now - file.modifiedAt.getTime() < takeMs) continue;
    await ctx.storage.remove(file.key);
    removedFiles += 1;
  }
  if (removedFiles > 0) ctx.log.info({ removedFiles }, 'audio files that nothing names were removed');
  return { removedFiles };
}

/** What lies in no podcast's folder belongs to nobody. */
async function removeFile(ctx: Ctx, key: string): Promise<boolean> {
  const podcastId = key.split('/')[1] ?? '';
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(podcastId))
    return removeUnnamed(ctx, podcastId, key);
  await ctx.storage.remove(key);
  return true;
}
