import { and, eq, sql } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { fileUrl } from '../../files/rules.ts';
import { readStored } from './episode-files.ts';

/**
 * Generates the waveform of an uploaded episode. May be repeated; a replaced file is left alone. Keeps `updatedAt`,
 * because nobody needs to look at the order again for this.
 */
export async function generateWaveform(
  ctx: Pick<Context, 'db' | 'storage' | 'studio'>,
  { podcastId, key }: { podcastId: string; key: string },
  signal: AbortSignal,
): Promise<void> {
  const isCurrent = and(eq(podcasts.id, podcastId), eq(podcasts.gcsFileUrl, fileUrl(key)));
  const [podcast] = await ctx.db.select({ id: podcasts.id }).from(podcasts).where(isCurrent);
  if (!podcast) return;
  const peaks = await ctx.studio.generateWaveform(await readStored(ctx, key), { signal });
  await ctx.db
    .update(podcasts)
    .set({
      episode: sql`jsonb_set(${podcasts.episode}, '{peaks}', ${JSON.stringify(peaks)}::jsonb)`,
      updatedAt: sql`${podcasts.updatedAt}`,
    })
    .where(isCurrent);
}
