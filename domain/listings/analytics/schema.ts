import { z } from 'zod';
import { eventKinds, trafficSources } from './rules.ts';

/** One thing that happened on a page. */
export const AnalyticsEvent = z.object({
  listing: z.uuid(),
  kind: z.enum(eventKinds),
  // Anybody can write anything behind `?src=`.
  source: z.enum(trafficSources).catch('direct'),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

const Tally = z.object({
  /** How often the player was seen in other people's pages. */
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

/** How a listing does: nobody's name, only numbers. */
export const Analytics = z.object({
  totals: Tally,
  /** Every day up to today, also those on which nothing happened. */
  days: z.array(Tally.extend({ day: z.string() })),
  /** Those that brought anybody, the busiest first. */
  sources: z.array(Tally.extend({ source: z.enum(trafficSources) })),
});
export type Analytics = z.infer<typeof Analytics>;
