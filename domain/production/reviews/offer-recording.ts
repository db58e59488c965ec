import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { findMailHome } from '../../listings/cover/queries.ts';
import { isUnsubscribed } from '../../mails/opt-outs/queries.ts';
import { createUnsubscribeLink } from '../../mails/opt-outs/unsubscribe-link.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { episodeChangedMail } from '../../mails/templates/episode-mails.ts';
import { hashValue } from '../run/hash-value.ts';
import { findEpisodeChanges } from './find-episode-changes.ts';
import { isWorthRecording } from './is-worth-recording.ts';

/**
 * Emails the owner of a delivered episode that its listing has changed, with a link for recording only the turns that
 * mention it. Once per change; nothing is sent if the episode is still right.
 */
export async function offerRecording(ctx: Context, podcastId: string): Promise<void> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast?.customerEmail) return;
  const { changedFacts } = await findEpisodeChanges(ctx, podcastId);
  const worthIt = changedFacts.filter(isWorthRecording);
  if (worthIt.length === 0) return;
  const subscriber = { email: podcast.customerEmail, kind: 'episode-changed' } as const;
  const home = await findMailHome(ctx, podcastId);
  if (!home || (await isUnsubscribed(ctx, subscriber))) return;
  await queueMail(ctx, {
    mailKey: `episode-changed:${podcastId}:${hashValue(worthIt)}`,
    kind: subscriber.kind,
    recipient: subscriber.email,
    content: episodeChangedMail(ctx.site, {
      firstName: podcast.customerFirstName,
      home,
      changes: worthIt,
      recordUrl: `${ctx.site.url}/marketing/${podcastId}`,
      unsubscribeUrl: await createUnsubscribeLink(ctx, subscriber),
    }),
  });
}
