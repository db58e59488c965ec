import { linkSources } from '#db/column-values.ts';
import { linkSourceLabels } from '../sharing/rules.ts';

/** Where a visitor came from; `direct` when nothing says so. */
export const trafficSources = [
  'direct',
  ...linkSources,
  'embed',
  'feed',
  'unbranded',
  'copied',
  'shared',
] as const;
export type TrafficSource = (typeof trafficSources)[number];

export const trafficSourceLabels: Record<TrafficSource, string> = {
  ...linkSourceLabels,
  direct: 'Direct and other',
  embed: 'Embedded player',
  feed: 'Podcast apps',
  unbranded: 'Unbranded page',
  copied: 'Copied link',
  shared: 'Share button',
};

/** Where the visitor of one of our own URLs came from: as the page itself says, otherwise as its `src` says. */
export function sourceOfAddress(address: string): TrafficSource {
  const url = URL.parse(address, 'http://localhost');
  if (url?.pathname.startsWith('/embed/')) return 'embed';
  if (/^\/listings\/[^/]+\/unbranded$/.test(url?.pathname ?? '')) return 'unbranded';
  const src = url?.searchParams.get('src');
  // The links of posts on X have its old name.
  const given = src === 'twitter' ? 'x' : src;
  return trafficSources.find((source) => source === given) ?? 'direct';
}

/** How many days the owner sees. */
export const ANALYTICS_DAYS = 30;

/** A minute of audio at our 128 kb/s; less than that doesn't count as listening. */
export const MINUTE_BYTES = 960_000;

const bots =
  /bot\b|bot\/|crawl|spider|slurp|externalhit|preview|headless|lighthouse|monitor|uptime|scan|curl|wget|python|httpclient|go-http|java\/|okhttp\/?$/i;

/** A client that doesn't name itself counts as a bot. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || bots.test(userAgent);
}
