import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionProducts } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { filesOf } from './deliver-podcast.ts';
import { episodeFolder } from './episode-files.ts';

/** A file this young may belong to a step that has not kept its product yet. */
const graceMs = 6 * 3_600_000;

/** Takes away files of a podcast that nothing names any more, replaced ones at once. May be repeated at any time. */
export async function tidyEpisodeFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'now'>,
  input: { podcastId: string; replacedKeys: string[] },
): Promise<void> {
  const named = await namedFiles(ctx, input.podcastId);
  for await (const file of ctx.storage.list(`${episodeFolder(input.podcastId)}/`)) {
    const isOld = ctx.now().getTime() - file.modifiedAt.getTime() > graceMs;
    const mayGo = named === 'gone' || isOld || input.replacedKeys.includes(file.key);
    if (mayGo && !(named !== 'gone' && named.has(file.key))) await ctx.storage.remove(file.key);
  }
}

async function namedFiles(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Set<string> | 'gone'> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast) return 'gone';
  const products = await ctx.db
    .select({ files: productionProducts.files })
    .from(productionProducts)
    .where(eq(productionProducts.podcastId, podcastId));
  return new Set([...filesOf(podcast), ...products.flatMap(({ files }) => Object.values(files))]);
}
