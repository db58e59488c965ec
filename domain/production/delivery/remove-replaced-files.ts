import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { episodeFolder } from './episode-files.ts';
import { removeUnnamed } from './remove-unreferenced-files.ts';

/** A file this young may belong to a step that has not kept its product yet. */
export const graceMs = 6 * 3_600_000;

/** Takes away files of a podcast that nothing names any more, replaced ones at once. May be repeated at any time. */
export async function tidyEpisodeFiles(
  ctx: Pick<Context, 'db' | 'queue' | 'storage' | 'now'>,
  input: { podcastId: string; replacedKeys: string[] },
): Promise<void> {
  const isIt = eq(podcasts.id, input.podcastId);
  const isGone = (await ctx.db.select({ id: podcasts.id }).from(podcasts).where(isIt)).length === 0;
  for await (const file of ctx.storage.list(`${episodeFolder(input.podcastId)}/`)) {
    const isOld = ctx.now().getTime() - file.modifiedAt.getTime() > graceMs;
    if (isGone || isOld || input.replacedKeys.includes(file.key))
      await removeUnnamed(ctx, input.podcastId, file.key);
  }
}
