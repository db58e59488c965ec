import { z } from 'zod';
import { countedKinds } from '#db/column-values.ts';
import { trafficSources } from './rules.ts';

/**
 * One event on a page, as the browser reports it; downloads are counted where the file is served. Our player on other
 * sites is `shown` and our own pages are a `view`, so a visitor who goes from one to the other isn't counted twice.
 */
export const AnalyticsEvent = z.object({
  listing: z.uuid(),
  kind: z.enum(countedKinds).exclude(['download']),
  // Anyone can put anything after `?src=`.
  source: z.enum(trafficSources).catch('direct'),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

const Tally = z.object({
  /** How often the player was seen on other sites. */
  shown: z.number(),
  views: z.number(),
  plays: z.number(),
  heard25: z.number(),
  heard50: z.number(),
  heard75: z.number(),
  heard100: z.number(),
  downloads: z.number(),
  leads: z.number(),
});
export type Tally = z.infer<typeof Tally>;

/** A listing's statistics: only numbers, no visitors. */
export const Analytics = z.object({
  totals: Tally,
  /** Every day up to today, including those without events. */
  days: z.array(Tally.extend({ day: z.string() })),
  /** Sources with at least one event, busiest first. */
  sources: z.array(Tally.extend({ source: z.enum(trafficSources) })),
});
export type Analytics = z.infer<typeof Analytics>;
