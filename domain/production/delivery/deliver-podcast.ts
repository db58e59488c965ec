import { and, eq, inArray } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { type EpisodeDetails, podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { fileKeyOf, fileUrl } from '../../files/rules.ts';
import { recordContact } from '../../leads/record-contact.ts';
import { NO_DATA_YET } from '../../listings/rules.ts';
import { canBecome } from '../../podcasts/status/rules.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { notifyPodcastReady } from './notify-podcast-ready.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;

/**
 * Delivers an episode: listing active, podcast completed, email, CRM and spreadsheet, all in the caller's transaction.
 * May be repeated with another file: the page changes, the customer gets one email.
 */
export async function deliverPodcast(
  tx: Ctx,
  input: { podcastId: string; audioKey: string; episode: EpisodeDetails | null },
): Promise<{ slug: string; isFirst: boolean }> {
  const isThisPodcast = eq(podcasts.id, input.podcastId);
  const [before] = await tx.db.select().from(podcasts).where(isThisPodcast).for('no key update');
  if (!before) throw new AppError('not_found', 'Podcast not found');
  if (!canBecome(before, 'completed'))
    throw new AppError('conflict', `This order is ${before.status}, so nothing can be delivered for it.`);
  const slug = await publishListing(tx, input.podcastId);
  const audioUrl = fileUrl(input.audioKey);
  const after = {
    status: 'completed' as const,
    gcsFileUrl: audioUrl,
    podcastFileUrl: audioUrl,
    listingPageUrl: `/listings/${slug}`,
    episode: input.episode,
  };
  await tx.db.update(podcasts).set(after).where(isThisPodcast);
  const isFirst = before.status !== 'completed';
  // Nobody ordered a podcast that staff attached to a listing.
  if (before.customerEmail) {
    await notifyPodcastReady(tx, { podcastId: before.id, userId: before.userId });
    if (isFirst) await recordDelivery(tx, before);
  }
  const absolute = (path: string) => new URL(path, tx.site.url).href;
  await recordEvent(tx, {
    type: 'episode.ready',
    podcastId: before.id,
    data: { pageUrl: absolute(after.listingPageUrl), audioUrl: absolute(audioUrl), isFirst },
  });
  await tx.queue.send('publish-feeds', { podcastId: before.id }, { key: before.id });
  await tx.queue.send('update-record', { podcastId: before.id }, { key: before.id });
  await tx.queue.send('make-audiogram', { podcastId: before.id }, { key: before.id });
  const current = new Set(referencedKeys(after));
  const replacedKeys = referencedKeys(before).filter((key) => !current.has(key));
  if (replacedKeys.length > 0)
    await tx.queue.send('tidy-episode-files', { podcastId: before.id, replacedKeys });
  return { slug, isFirst };
}

async function publishListing(tx: Ctx, podcastId: string): Promise<string> {
  const [listing] = await tx.db
    .update(listings)
    .set({ status: 'active' })
    .where(and(eq(listings.podcastId, podcastId), inArray(listings.status, ['data_populated', 'active'])))
    .returning({ slug: listings.slug });
  if (listing) return listing.slug;
  throw new AppError('conflict', NO_DATA_YET);
}

/** The keys of the files that an order's row references. */
export function referencedKeys(podcast: {
  gcsFileUrl: string | null;
  podcastFileUrl: string | null;
  episode: EpisodeDetails | null;
}): string[] {
  const { unbrandedUrl, captionsUrl, subtitlesUrl, transcriptUrl } = podcast.episode ?? {};
  const urls = [
    podcast.gcsFileUrl,
    podcast.podcastFileUrl,
    unbrandedUrl,
    captionsUrl,
    subtitlesUrl,
    transcriptUrl,
  ];
  return [...new Set(urls.flatMap((url) => fileKeyOf(url ?? '') ?? []))];
}

/** Notifies the CRM and the spreadsheet once that the order is done. */
async function recordDelivery(tx: Ctx, podcast: typeof podcasts.$inferSelect): Promise<void> {
  await recordContact(
    tx,
    {
      contactType: 'order',
      sourceKey: `delivered:${podcast.id}`,
      firstName: podcast.customerFirstName,
      lastName: podcast.customerLastName,
      email: podcast.customerEmail,
      phone: podcast.customerPhone,
      listingUrl: podcast.listingUrl,
      amountCents: podcast.amountCents,
      status: 'completed',
      podcastId: podcast.id,
      details: { source: 'delivery' },
    },
    ['crm', 'spreadsheet'],
  );
}
