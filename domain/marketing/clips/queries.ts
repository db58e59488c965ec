import { eq } from 'drizzle-orm';
import { marketingClips } from '#db/schema/marketing.ts';
import type { Context } from '../../context.ts';
import type { ClipView } from '../schema.ts';
import { cuts } from './rules.ts';

/** The finished and pending clips of a podcast, most wanted first. */
export async function listClips(ctx: Pick<Context, 'db'>, podcastId: string): Promise<ClipView[]> {
  const rows = await ctx.db.select().from(marketingClips).where(eq(marketingClips.podcastId, podcastId));
  return cuts.flatMap((cut) => {
    const row = rows.find(({ shape, seconds }) => shape === cut.shape && seconds === cut.seconds);
    if (!row) return [];
    const { shape, seconds, state, file } = row;
    return [{ shape, seconds, state, file }];
  });
}
