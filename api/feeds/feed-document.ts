import { element } from './element.ts';
import { escapeXml } from './escape-xml.ts';
import { describeFeed, type Feed } from './feed.ts';
import { feedGuid } from './feed-guid.ts';
import { feedItem } from './feed-item.ts';

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

/** RSS 2.0 with the iTunes and Podcasting 2.0 namespaces. */
export function feedDocument(feed: Feed): string {
  const { site, url, hubUrl, episodes } = feed;
  const { coverUrl, ...words } = describeFeed(feed);
  const name = escapeXml(words.title);
  const author = escapeXml(words.author);
  const newest = episodes.reduce((latest, row) => Math.max(latest, row.updatedAt.getTime()), 0);
  const channel = element('channel', {}, [
    element('title', {}, name),
    element('link', {}, `${escapeXml(site.url)}/`),
    element('description', {}, escapeXml(words.description)),
    element('language', {}, 'en-us'),
    element('copyright', {}, author),
    newest > 0 && element('lastBuildDate', {}, new Date(newest).toUTCString()),
    element('generator', {}, escapeXml(site.name)),
    element('atom:link', { href: url, rel: 'self', type: 'application/rss+xml' }),
    hubUrl && element('atom:link', { href: hubUrl, rel: 'hub' }),
    element('image', {}, [
      element('url', {}, escapeXml(coverUrl)),
      element('title', {}, name),
      element('link', {}, `${escapeXml(site.url)}/`),
    ]),
    element('itunes:author', {}, author),
    element('itunes:owner', {}, [
      element('itunes:name', {}, escapeXml(site.name)),
      element('itunes:email', {}, escapeXml(site.supportEmail)),
    ]),
    element('itunes:image', { href: coverUrl }),
    element('itunes:category', { text: 'Leisure' }, element('itunes:category', { text: 'Home & Garden' })),
    element('itunes:explicit', {}, 'false'),
    element('itunes:type', {}, 'episodic'),
    element('podcast:guid', {}, feedGuid(feed.rssUrl)),
    element('podcast:medium', {}, 'podcast'),
    element('podcast:locked', { owner: site.supportEmail }, 'yes'),
    ...episodes.map((row) => feedItem(row, feed)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rss', namespaces, channel)}\n`;
}
