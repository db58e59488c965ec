import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { marketingClips } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { fileKeyOf } from '../../files/rules.ts';
import { cutName, cuts } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'video'>;

/** Requests all clips of a home, one job each. While one is in progress, another request changes nothing. */
export async function requestClips(ctx: Ctx, podcastId: string): Promise<void> {
  if (!ctx.video) throw new AppError('conflict', 'This server can’t make clips.');
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast) throw new AppError('not_found', 'Podcast not found');
  if (!isCuttable(podcast)) throw new AppError('conflict', 'Clips can be made once the episode is ready.');
  await inTransaction(ctx, async (tx) => {
    for (const { shape, seconds } of cuts) {
      const asked = { state: 'waiting' as const, attempts: 0 };
      await tx.db
        .insert(marketingClips)
        .values({ podcastId, shape, seconds, ...asked })
        .onConflictDoUpdate({
          target: [marketingClips.podcastId, marketingClips.shape, marketingClips.seconds],
          set: asked,
        });
    }
    await tx.queue.sendAll(
      'make-clip',
      cuts.map(({ shape, seconds, priority }) => ({
        payload: { podcastId, shape, seconds },
        options: { key: `${podcastId} ${cutName({ shape, seconds })}`, priority },
      })),
    );
  });
}

/** After a delivery: requests clips of the new episode, if possible. Can be repeated. */
export async function requestDeliveredClips(ctx: Ctx, podcastId: string): Promise<void> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (podcast && ctx.video && isCuttable(podcast)) await requestClips(ctx, podcastId);
}

/** An uploaded episode without a transcript can't be cut. */
function isCuttable({ gcsFileUrl, podcastFileUrl, episode }: typeof podcasts.$inferSelect): boolean {
  return Boolean(fileKeyOf(gcsFileUrl ?? podcastFileUrl ?? '') && episode?.turns.length);
}
