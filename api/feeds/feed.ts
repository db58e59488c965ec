import type { SiteSettings } from '#domain/context.ts';
import { disclosureText } from '#domain/disclosure/rules.ts';
import { feedText, MAX_FEED_NAME } from '#domain/listings/feed/feed-text.ts';
import type { FeedEpisode } from '#domain/listings/feed/queries.ts';
import { prefixAudio } from '#domain/listings/feed/rules.ts';

/** An episode, or an update about its home. */
export type FeedEntry = FeedEpisode & { update?: { id: string; name: string } };
export type MeasuredEpisode = FeedEntry & { sizeBytes: number };

/** The content of a feed in any format. */
export type Feed = {
  site: SiteSettings;
  /** The feed's own URL. */
  url: string;
  /** The feed's permanent id is derived from this URL, whatever the format. */
  rssUrl: string;
  /** Whose listings these are; without one, everyone's. */
  ownerName?: string | undefined;
  hubUrl: string | null;
  audioPrefix: string | null;
  episodes: MeasuredEpisode[];
};

export function describeFeed({ site, ownerName }: Feed) {
  const title = ownerName
    ? `Homes of ${ownerName}`.slice(0, MAX_FEED_NAME)
    : `${site.name}: a podcast for every home`;
  return {
    title,
    author: (ownerName ?? site.name).slice(0, MAX_FEED_NAME),
    description: `Two hosts, both AI voices, walk through homes that are for sale. ${title}.`,
    coverUrl: `${site.url}/podcast-cover.jpg`,
  };
}

/** The content of an episode in every format. */
export function describeFeedEpisode(row: MeasuredEpisode, { site, audioPrefix }: Feed) {
  const full = (path: string) => new URL(path, site.url).href;
  const { place, title: home, about, mls } = feedText(row);
  const title = (row.update ? `${row.update.name}: ${home}` : home).slice(0, MAX_FEED_NAME);
  const cover = row.images?.promotional?.startsWith('/files/') ? full(row.images.promotional) : undefined;
  return {
    id: row.update?.id ?? row.podcastId,
    place,
    cover,
    title,
    about: [about, ...mls, disclosureText(row.episode, 'feed')].join('\n\n'),
    link: full(`/listings/${encodeURIComponent(row.slug)}?src=feed`),
    audioUrl: prefixAudio(audioPrefix, full(`${row.fileUrl}?src=feed`)),
    durationSeconds: row.episode ? Math.max(1, Math.round(row.episode.durationSeconds)) : undefined,
    full,
  };
}
