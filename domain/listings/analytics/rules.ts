import { linkSourceLabels, linkSources } from '../sharing/rules.ts';

/**
 * Events the browser reports; downloads are counted where the file is served. The player embedded in other sites is
 * `shown`; a `view` is one of our own pages, so nobody is counted twice who goes from one to the other.
 */
export const eventKinds = ['shown', 'view', 'play', 'heard-25', 'heard-50', 'heard-75', 'heard-100'] as const;
export type EventKind = (typeof eventKinds)[number];
export type CountedKind = EventKind | 'download';

/** Where a visitor came from; `direct` if unknown. */
export const trafficSources = ['direct', ...linkSources, 'embed', 'feed', 'unbranded'] as const;
export type TrafficSource = (typeof trafficSources)[number];

export const trafficSourceLabels: Record<TrafficSource, string> = {
  ...linkSourceLabels,
  direct: 'Direct and other',
  embed: 'Embedded player',
  feed: 'Podcast apps',
  unbranded: 'Unbranded page',
};

/** The traffic source of one of our own URLs: by the page, else by its `src`. */
export function sourceOfAddress(address: string): TrafficSource {
  const url = URL.parse(address, 'http://localhost');
  if (url?.pathname.startsWith('/embed/')) return 'embed';
  if (/^\/listings\/[^/]+\/unbranded$/.test(url?.pathname ?? '')) return 'unbranded';
  const given = url?.searchParams.get('src');
  return trafficSources.find((source) => source === given) ?? 'direct';
}

/** The period shown to the owner. */
export const ANALYTICS_DAYS = 30;

/** A minute of audio at our 128 kb/s; less is not a listen. */
export const MINUTE_BYTES = 960_000;

const machines =
  /bot\b|bot\/|crawl|spider|slurp|externalhit|preview|headless|lighthouse|monitor|uptime|scan|curl|wget|python|httpclient|go-http|java\/|okhttp\/?$/i;

/** Bots, including clients without a user agent. */
export function isMachine(userAgent: string | undefined): boolean {
  return !userAgent || machines.test(userAgent);
}
