import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { hasPassword } from '../../accounts/queries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findMailHome } from '../../listings/cover/queries.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { podcastReadyMail } from '../../mails/templates/episode-mails.ts';

/**
 * Emails the customer that the podcast is ready, once, however often it is called. Returns whether this call
 * did.
 */
export async function notifyPodcastReady(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  input: { podcastId: string; userId?: string | null | undefined },
): Promise<boolean> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, input.podcastId));
  if (!podcast) throw new AppError('not_found', 'Podcast not found');
  if (input.userId && podcast.userId && podcast.userId !== input.userId)
    throw new AppError('invalid', 'This podcast belongs to another user.');
  if (podcast.status !== 'completed' || !podcast.listingPageUrl)
    throw new AppError('conflict', 'This podcast is not ready yet.');
  if (!podcast.customerEmail)
    throw new AppError('conflict', 'No one ordered this podcast, so there’s no one to notify.');
  const home = await findMailHome(ctx, podcast.id);
  if (!home) throw new AppError('not_found', 'Podcast not found');
  return queueMail(ctx, {
    mailKey: `podcast-ready:${podcast.id}`,
    kind: 'podcast-ready',
    recipient: podcast.customerEmail,
    content: podcastReadyMail(ctx.site, {
      firstName: podcast.customerFirstName,
      home,
      homeUrl: `${ctx.site.url}/marketing/${podcast.id}`,
      minutes: podcast.episode ? Math.max(1, Math.round(podcast.episode.durationSeconds / 60)) : null,
      hasPassword: await hasPassword(ctx, podcast.customerEmail),
      pageUrl: new URL(podcast.listingPageUrl, ctx.site.url).href,
    }),
  });
}
