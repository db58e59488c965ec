import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionProducts } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { filesOf } from './deliver-podcast.ts';

/** A file this young may belong to a step that has not kept its product yet. */
const graceMs = 6 * 3_600_000;
/** Long after its episode, a take is worth its room only to somebody who changes that episode. */
const takeMs = 60 * 86_400_000;

/** Takes away audio that nothing names and takes that nobody has needed for two months. May be repeated at any time. */
export async function sweepEpisodeFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'now' | 'log'>,
): Promise<{ removedFiles: number }> {
  const now = ctx.now().getTime();
  let removedFiles = 0;
  for await (const file of ctx.storage.list('episodes/')) {
    if (now - file.modifiedAt.getTime() < graceMs || (await isNamed(ctx, file.key))) continue;
    await ctx.storage.remove(file.key);
    removedFiles += 1;
  }
  for await (const file of ctx.storage.list('takes/')) {
    if (now - file.modifiedAt.getTime() < takeMs) continue;
    await ctx.storage.remove(file.key);
    removedFiles += 1;
  }
  if (removedFiles > 0) ctx.log.info({ removedFiles }, 'audio files that nothing names were removed');
  return { removedFiles };
}

async function isNamed(ctx: Pick<Context, 'db'>, key: string): Promise<boolean> {
  const podcastId = key.split('/')[1] ?? '';
  if (!/^[0-9a-f-]{36}$/.test(podcastId)) return false;
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast) return false;
  if (filesOf(podcast).includes(key)) return true;
  const products = await ctx.db
    .select({ files: productionProducts.files })
    .from(productionProducts)
    .where(eq(productionProducts.podcastId, podcastId));
  return products.some(({ files }) => Object.values(files).includes(key));
}
