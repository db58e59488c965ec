import { imageSizes } from '#domain/marketing/rules.ts';
import { element } from './element.ts';
import { escapeXml } from './escape-xml.ts';
import { describeFeedEpisode, type Feed, type MeasuredEpisode } from './feed.ts';

/** One episode as a feed item. */
export function feedItem(row: MeasuredEpisode, feed: Feed): string {
  const { episode } = row;
  const said = describeFeedEpisode(row, feed);
  const { full, place } = said;
  const hosts = [...new Set(episode?.turns.map(({ speaker }) => speaker) ?? [])].slice(0, 8);
  return element('item', {}, [
    element('title', {}, escapeXml(said.title)),
    element('link', {}, said.link),
    element('guid', { isPermaLink: 'false' }, said.id),
    element('pubDate', {}, row.createdAt.toUTCString()),
    element('description', {}, escapeXml(said.about)),
    element('enclosure', { url: said.audioUrl, length: String(row.sizeBytes), type: 'audio/mpeg' }),
    // The namespace has no tag for this; this one is free for any use.
    element('podcast:txt', { purpose: 'ai-content' }, 'true'),
    element('itunes:explicit', {}, 'false'),
    element('itunes:episodeType', {}, row.update ? 'bonus' : 'full'),
    said.durationSeconds && element('itunes:duration', {}, String(said.durationSeconds)),
    row.agentName && element('itunes:author', {}, clip(row.agentName, 200)),
    said.cover && element('podcast:images', { srcset: `${said.cover} ${imageSizes.square.width}w` }),
    episode?.captionsUrl &&
      element('podcast:transcript', { url: full(episode.captionsUrl), type: 'text/vtt', language: 'en-us' }),
    episode?.subtitlesUrl &&
      element('podcast:transcript', { url: full(episode.subtitlesUrl), type: 'application/x-subrip' }),
    episode &&
      episode.chapters.length > 0 &&
      element('podcast:chapters', {
        url: full(`/feeds/chapters/${said.id}.json`),
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

  function clip(text: string, max: number): string {
    return escapeXml(text.slice(0, max));
  }
}
