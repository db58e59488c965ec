import { linkSourceLabels, linkSources } from '../sharing/rules.ts';

/**
 * What the browser tells of a page; downloads are counted where the file is served. The player in other people's pages
 * is `shown`; a `view` is one of our own pages, so that who goes from the one to the other is not counted twice.
 */
export const eventKinds = ['shown', 'view', 'play', 'heard-25', 'heard-50', 'heard-75', 'heard-100'] as const;
export type EventKind = (typeof eventKinds)[number];
export type CountedKind = EventKind | 'download';

/** Where somebody came from; `direct` where nothing says so. */
export const trafficSources = ['direct', ...linkSources, 'embed', 'feed', 'unbranded'] as const;
export type TrafficSource = (typeof trafficSources)[number];

export const trafficSourceLabels: Record<TrafficSource, string> = {
  ...linkSourceLabels,
  direct: 'Direct and other',
  embed: 'Embedded player',
  feed: 'Podcast apps',
  unbranded: 'Unbranded page',
};

/** What one of our own addresses says about who opened it: which page it is, else its `src`. */
export function sourceOfAddress(address: string): TrafficSource {
  const url = URL.parse(address, 'http://localhost');
  if (url?.pathname.startsWith('/embed/')) return 'embed';
  if (/^\/listings\/[^/]+\/unbranded$/.test(url?.pathname ?? '')) return 'unbranded';
  const given = url?.searchParams.get('src');
  return trafficSources.find((source) => source === given) ?? 'direct';
}

/** How far the owner looks back. */
export const ANALYTICS_DAYS = 30;

/** A minute of sound at the 128 kb/s of our episodes; whoever takes less has not listened. */
export const MINUTE_BYTES = 960_000;

const machines =
  /bot\b|bot\/|crawl|spider|slurp|externalhit|preview|headless|lighthouse|monitor|uptime|scan|curl|wget|python|httpclient|go-http|java\/|okhttp\/?$/i;

/** Programs that read pages for nobody in particular; one that does not say who it is is one of them. */
export function isMachine(userAgent: string | undefined): boolean {
  return !userAgent || machines.test(userAgent);
}
