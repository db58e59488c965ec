import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { episodeFolder } from './episode-files.ts';
import { removeUnreferencedFile } from './remove-unreferenced-file.ts';

/** A newer file may belong to a step that has not saved its artifact yet. */
export const graceMs = 6 * 3_600_000;

/** Removes a podcast's unreferenced files, replaced ones at once. May be repeated at any time. */
export async function removeReplacedFiles(
  ctx: Pick<Context, 'db' | 'queue' | 'storage' | 'now'>,
  input: { podcastId: string; replacedKeys: string[] },
): Promise<void> {
  const found = await ctx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(eq(podcasts.id, input.podcastId));
  const isGone = found.length === 0;
  for await (const file of ctx.storage.list(`${episodeFolder(input.podcastId)}/`)) {
    const isOld = ctx.now().getTime() - file.modifiedAt.getTime() > graceMs;
    if (isGone || isOld || input.replacedKeys.includes(file.key))
      await removeUnreferencedFile(ctx, input.podcastId, file.key);
  }
}
