import type { FeedEpisode } from '#domain/listings/feed/queries.ts';
import { formatAddress, formatCityLine, hasStreet, listingDescription } from '#domain/listings/rules.ts';
import { imageSizes } from '#domain/marketing/rules.ts';
import { element } from './element.ts';
import { escapeXml } from './escape-xml.ts';

export type MeasuredEpisode = FeedEpisode & { sizeBytes: number };

/** One episode as a feed item. */
export function feedItem(row: MeasuredEpisode, siteUrl: string): string {
  const { episode } = row;
  const full = (path: string) => new URL(path, siteUrl).href;
  const place = [hasStreet(row.address) ? row.address : '', formatCityLine(row)].filter(Boolean).join(', ');
  const link = full(`/listings/${encodeURIComponent(row.slug)}?src=feed`);
  const about = (row.description?.trim() || listingDescription(row)).slice(0, 4000);
  const cover = row.images?.promotional?.startsWith('/files/') ? row.images.promotional : undefined;
  const hosts = [...new Set(episode?.turns.map(({ speaker }) => speaker) ?? [])].slice(0, 8);
  return element('item', {}, [
    element('title', {}, clip(place || formatAddress(row), 250)),
    element('link', {}, link),
    element('guid', { isPermaLink: 'false' }, row.podcastId),
    element('pubDate', {}, row.createdAt.toUTCString()),
    element('description', {}, clip([about, ...mlsLines(row)].join('\n\n'), 6000)),
    element('enclosure', {
      url: full(`${row.fileUrl}?src=feed`),
      length: String(row.sizeBytes),
      type: 'audio/mpeg',
    }),
    element('itunes:explicit', {}, 'false'),
    element('itunes:episodeType', {}, 'full'),
    episode && element('itunes:duration', {}, String(Math.max(1, Math.round(episode.durationSeconds)))),
    row.agentName && element('itunes:author', {}, clip(row.agentName, 200)),
    cover && element('podcast:images', { srcset: `${full(cover)} ${imageSizes.square.width}w` }),
    episode?.captionsUrl &&
      element('podcast:transcript', { url: full(episode.captionsUrl), type: 'text/vtt', language: 'en-us' }),
    episode?.subtitlesUrl &&
      element('podcast:transcript', { url: full(episode.subtitlesUrl), type: 'application/x-subrip' }),
    episode &&
      episode.chapters.length > 0 &&
      element('podcast:chapters', {
        url: full(`/feeds/chapters/${row.podcastId}.json`),
        type: 'application/json+chapters',
      }),
    ...hosts.map((name) => element('podcast:person', { role: 'host' }, clip(name, 128))),
    place &&
      element(
        'podcast:location',
        row.latitude === null || row.longitude === null
          ? {}
          : { geo: `geo:${row.latitude.toFixed(5)},${row.longitude.toFixed(5)}` },
        clip(place, 128),
      ),
  ]);

  /** An MLS asks for them wherever its listing is shown. */
  function mlsLines({ mls }: MeasuredEpisode): string[] {
    return mls ? [mls.attribution, mls.disclaimer].filter(Boolean) : [];
  }

  function clip(text: string, max: number): string {
    return escapeXml(text.slice(0, max));
  }
}
