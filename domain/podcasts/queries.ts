import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';

export type PodcastOwner = { userId: string | null; customerEmail: string };

export async function findPodcastOwner(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<PodcastOwner | undefined> {
  const [row] = await ctx.db
    .select({ userId: podcasts.userId, customerEmail: podcasts.customerEmail })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  return row;
}
