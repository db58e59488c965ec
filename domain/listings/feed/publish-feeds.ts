import { eq } from 'drizzle-orm';
import { HubRefused } from '#adapters/feed-hub/contract.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { listFeedPaths } from './rules.ts';

/**
 * Notifies the hub that the feeds with an episode have changed. May be repeated. If the hub doesn't respond, the queue
 * retries; if it refuses, that's it, because players also check by themselves.
 */
export async function publishFeeds(
  ctx: Pick<Context, 'db' | 'site' | 'feedHub' | 'log'>,
  podcastId: string,
): Promise<void> {
  if (!ctx.feedHub) return;
  const [podcast] = await ctx.db
    .select({ userId: podcasts.userId, teamId: podcasts.teamId })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  const urls = listFeedPaths(podcast ?? {}).map((path) => ctx.site.url + path);
  try {
    await ctx.feedHub.publish(urls);
  } catch (err) {
    if (!(err instanceof HubRefused)) throw err;
    ctx.log.warn({ err, podcastId }, 'the feed hub refused an announcement');
  }
}
