import type { SiteSettings } from '#domain/context.ts';
import { element } from './element.ts';
import { escapeXml } from './escape-xml.ts';
import { feedGuid } from './feed-guid.ts';
import { feedItem, type MeasuredEpisode } from './feed-item.ts';

type Feed = {
  site: SiteSettings;
  /** The feed's own address. */
  url: string;
  /** Whose listings these are; without one, everyone's. */
  agentName?: string | undefined;
  episodes: MeasuredEpisode[];
};

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

/** RSS 2.0 with the iTunes and Podcasting 2.0 namespaces. */
export function feedDocument({ site, url, agentName, episodes }: Feed): string {
  const name = escapeXml(
    agentName ? `Homes of ${agentName}`.slice(0, 250) : `${site.name}: a podcast for every home`,
  );
  const author = escapeXml((agentName ?? site.name).slice(0, 250));
  const cover = `${site.url}/podcast-cover.jpg`;
  const newest = episodes.reduce((latest, row) => Math.max(latest, row.updatedAt.getTime()), 0);
  const channel = element('channel', {}, [
    element('title', {}, name),
    element('link', {}, `${escapeXml(site.url)}/`),
    element('description', {}, `Two hosts walk through homes that are for sale. ${name}.`),
    element('language', {}, 'en-us'),
    element('copyright', {}, author),
    newest > 0 && element('lastBuildDate', {}, new Date(newest).toUTCString()),
    element('generator', {}, escapeXml(site.name)),
    element('atom:link', { href: url, rel: 'self', type: 'application/rss+xml' }),
    element('image', {}, [
      element('url', {}, escapeXml(cover)),
      element('title', {}, name),
      element('link', {}, `${escapeXml(site.url)}/`),
    ]),
    element('itunes:author', {}, author),
    element('itunes:owner', {}, [
      element('itunes:name', {}, escapeXml(site.name)),
      element('itunes:email', {}, escapeXml(site.supportEmail)),
    ]),
    element('itunes:image', { href: cover }),
    element('itunes:category', { text: 'Leisure' }, element('itunes:category', { text: 'Home & Garden' })),
    element('itunes:explicit', {}, 'false'),
    element('itunes:type', {}, 'episodic'),
    element('podcast:guid', {}, feedGuid(url)),
    element('podcast:medium', {}, 'podcast'),
    element('podcast:locked', {}, 'yes'),
    ...episodes.map((row) => feedItem(row, site.url)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rss', namespaces, channel)}\n`;
}
